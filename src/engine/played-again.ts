import type { Told } from './correction.ts';
import type { Game } from './game.ts';
import type { EntryOf } from './log.ts';
import { isPublic } from './public-outcome.ts';
import { open } from './open.ts';
import type { Play } from './played.ts';
import { ok, refusal, type Result } from './result.ts';
import type { Player } from './vocabulary.ts';

/**
 * The game as its history makes it when a ruling is put into a published night, after all that was ruled in it and
 * before it was published. Errors: `unknown-command`; `impossible-roll`, where a forced roll can no longer be;
 * `would-end-earlier` (detail: `winner`), where the game would have been over before a phase that is public.
 */
export function playedAgain(game: Game, ruling: EntryOf<'overrule'>, play: Play): Result<Game> {
  const opened = open(game.setup);
  if (!opened.ok) throw new Error(`a game that was opened does not open: ${opened.error.code}`);
  const { at, night, of, outcome, why, tell } = ruling;
  let now: Game = { ...opened.value, told: toldSoFar(game) };
  for (const entry of game.history.entries) {
    if (entry.kind === 'publish' && now.phase.number === night) {
      const told = tell === undefined ? {} : { tell };
      const ruled = play(now, { at, kind: 'adjudicate', of, outcome, why, ...told });
      if (ruled.refusal !== null) return { ok: false, error: ruled.refusal };
      now = ruled.game;
    }
    const played = play(now, entry);
    const turned = entry.kind === 'close' || entry.kind === 'publish' || entry.kind === 'skip-to';
    if (turned && played.refusal !== null) return { ok: false, error: played.refusal };
    now = played.game;
    if (now.over !== null) break;
  }
  if (now.over !== null && now.past.filter(isPublic).length < game.past.filter(isPublic).length) {
    return { ok: false, error: refusal('would-end-earlier', '7.1', { winner: now.over.winner }) };
  }
  return ok(now);
}

/** What was told already, and what this game has told besides. */
function toldSoFar({ setup, told, past, phase, alive, rolls }: Game): Told {
  const all: Record<string, readonly string[]> = { ...told.rolls };
  for (const [label, value] of [...past, { rolls }].flatMap((it) => Object.entries(it.rolls))) {
    const known = all[label] ?? [];
    if (!known.includes(value)) all[label] = [...known, value];
  }
  const dead: Record<number, readonly Player[]> = { ...told.dead };
  const seats = setup.seats.map((it) => it.player);
  const without = (living: readonly Player[]) => seats.filter((it) => !living.includes(it));
  const held = (number: number, living: readonly Player[]) => {
    dead[number] = [...new Set([...(dead[number] ?? []), ...without(living)])];
  };
  for (const [place, { kind, number }] of past.entries()) {
    if (kind === 'lynch') held(number, past[place - 1]?.alive ?? seats);
  }
  if (phase.kind === 'lynch') held(phase.number, alive);
  return { rolls: all, dead };
}
