import { commandName } from '../engine/command-name.ts';
import { play } from '../engine/play.ts';
import type { Game } from '../engine/game.ts';
import type { NightOutcome } from '../engine/outcome.ts';
import type { Phrases } from '../engine/phrases.ts';
import type { Refusal, Result } from '../engine/result.ts';
import type { HostView } from '../engine/view.ts';
import { may } from './may.ts';
import type { Actor, Context } from './ports.ts';
import { readStanding, type Standing } from './read-standing.ts';
import { traceLines, type TraceLine } from './read-trace.ts';
import { refuse } from './refuse.ts';
import { isRead } from './ruling-entry.ts';

/** «Решение ведущего»: a night's commands, any of which the host may overrule (3.17). */
export interface RulingPage extends Standing {
  night: number;
  /** `open`: what would be if it ended now; `published`: everybody has read it. */
  nightState: 'open' | 'closed' | 'published';
  lines: readonly TraceLine[];
  /** The command that is ruled on. */
  chosen: TraceLine | null;
  /** What was ruled on this night since it was published, the latest first. */
  ruled: readonly RuledLine[];
  /** Other nights that can be ruled on. */
  nights: readonly number[];
  over: boolean;
}

export interface RuledLine {
  at: string;
  /** «Врач: Лечить» */
  command: string;
  worked: boolean;
  applied: boolean;
  why: string;
}

/** Reads a night for the host's ruling; for everyone else there is none. */
export async function readRuling(
  ctx: Context,
  actor: Actor,
  input: { slug: string; night: number; of: string | null },
): Promise<Result<RulingPage, Refusal>> {
  const seen = await readStanding(ctx, input.slug, actor);
  if (!seen.ok) return seen;
  const { it, view, phrases, standing } = seen.value;
  const host = view?.host;
  if (!may(actor, 'run the game', it) || !it.game || !host) return refuse('not-found');
  const read = isRead(it.game, input.night);
  const outcome = read === null ? null : nightOf(it.game, input.night, standing.now);
  if (!outcome) return refuse('not-found');
  const lines = traceLines(phrases, outcome);
  const { phase } = it.game;
  const open = phase.kind === 'night' && !view.over ? [phase.number] : [];
  return {
    ok: true,
    value: {
      ...standing,
      night: input.night,
      nightState: read ? 'published' : phase.state,
      lines,
      chosen: lines.find((one) => one.of !== null && one.of === input.of) ?? null,
      ruled: ruledLines(phrases, host, input.night),
      nights: [...new Set([...host.nights.map((one) => one.number), ...open])],
      over: view.over !== null,
    },
  };
}

/** A night that is still open is shown as if it ended now. */
function nightOf(game: Game, night: number, now: Date): NightOutcome | null {
  const { phase } = game;
  const open = phase.kind === 'night' && phase.number === night && phase.state === 'open';
  const seen = open ? play(game, { kind: 'close', at: now.toISOString() }).game : game;
  const found = seen.past.find((one) => one.kind === 'night' && one.number === night);
  return found?.kind === 'night' ? found : null;
}

const ruledLines = (phrases: Phrases, host: HostView, night: number): readonly RuledLine[] =>
  host.corrections
    .filter((one) => one.night === night)
    .map(({ at, of, outcome, as, why }) => ({
      at,
      command: named(phrases, host, of),
      worked: outcome === 'effective',
      applied: as === 'apply',
      why,
    }))
    .toReversed();

/** «Врач: Лечить»; a nick alone means all that he sent. */
function named(phrases: Phrases, host: HostView, of: string): string {
  const sent = host.nights.flatMap((one) => one.commands).find((one) => one.id === of);
  const players = host.ledger.map((one) => one.player);
  const { player, ability } = sent?.actor
    ? { player: sent.actor, ability: sent.ability }
    : (commandName(of, players) ?? { player: of, ability: null });
  return ability ? `${player}: ${phrases.abilities[ability].name}` : player;
}
