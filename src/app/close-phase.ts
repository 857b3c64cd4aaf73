import { isCutShort } from '../engine/clan-command.ts';
import type { Entry } from '../engine/log.ts';
import type { Refusal, Result } from '../engine/result.ts';
import { changeGame, playAt, type Running } from './change-game.ts';
import type { Actor, Context } from './ports.ts';
import { deadlineOf } from './phase-end.ts';
import { refuse } from './refuse.ts';

/**
 * The entries by which the open phase ends, by its deadline or by its host's word. A lynch is counted and published at
 * once (5.7), and the night opens; a night is resolved and waits for its report.
 */
export function closedPhase(it: Running, at: Date): Result<readonly Entry[], Refusal> {
  const closed = playAt(it.game, at, [{ kind: 'close' }]);
  if (!closed.ok) return closed;
  const { game, entries } = closed.value;
  if (game.over || game.phase.state === 'closed') return { ok: true, value: entries };
  const opened = playAt(game, at, deadlineOf(it.row, game.phase.kind, at));
  return opened.ok ? { ok: true, value: [...entries, ...opened.value.entries] } : opened;
}

/** The host ends the lynch: it is counted and published at once (5.7), and the night opens. */
export function closeLynch(
  ctx: Context,
  actor: Actor,
  input: { slug: string },
): Promise<Result<null, Refusal>> {
  return changeGame<null>(ctx, actor, input.slug, 'run the game', async (_ctx, it, at) => {
    if (it.game.phase.kind !== 'lynch') return { entries: [], answer: refuse('phase-closed') };
    const closed = closedPhase(it, at);
    if (!closed.ok) return { entries: [], answer: closed };
    return { entries: closed.value, answer: { ok: true, value: null } };
  });
}

/**
 * The host ends the night: all commands are resolved and the technical report drafted; nobody else sees it before
 * publication. Where he names every end himself he may do so early once the decision is in (fast-mafia 2.4), and before
 * only if he says that he means it: `undecided`.
 */
export function closeNight(
  ctx: Context,
  actor: Actor,
  input: { slug: string; undecided?: boolean },
): Promise<Result<null, Refusal>> {
  return changeGame<null>(ctx, actor, input.slug, 'run the game', async (_ctx, it, at) => {
    const { phase } = it.game;
    if (phase.kind !== 'night' || phase.state !== 'open')
      return { entries: [], answer: refuse('phase-closed') };
    if (input.undecided !== true && isCutShort(it.game, at))
      return { entries: [], answer: refuse('night-undecided') };
    const closed = closedPhase(it, at);
    if (!closed.ok) return { entries: [], answer: closed };
    return { entries: closed.value, answer: { ok: true, value: null } };
  });
}
