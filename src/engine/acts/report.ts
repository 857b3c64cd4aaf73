import type { Game } from '../game.ts';
import type { EntryOf } from '../log.ts';
import type { Played } from '../played.ts';
import { refusal } from '../result.ts';

/**
 * The literary report of a public night has come out after its technical one, or was corrected. Literature changes no
 * game: the entry says when, and that what everybody reads is not what it was. Refusal: `wrong-phase`, when there is no
 * such public night.
 */
export function report(game: Game, { night }: EntryOf<'report'>): Played {
  const told = game.past.some((it) => it.kind === 'night' && it.published && it.number === night);
  return { game, refusal: told ? null : refusal('wrong-phase') };
}
