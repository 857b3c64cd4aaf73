import type { Game, Setup } from './game.ts';
import type { Entry } from './log.ts';
import { open, play } from './play.ts';
import type { Result } from './result.ts';

/** The game that a log tells. Entries that were refused then are refused again. Errors: those of `open`. */
export function replay(setup: Setup, entries: readonly Entry[]): Result<Game> {
  const opened = open(setup);
  if (!opened.ok) return opened;
  return { ok: true, value: entries.reduce((game, entry) => play(game, entry).game, opened.value) };
}
