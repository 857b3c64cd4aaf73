import type { Game } from './game.ts';
import type { Refusal } from './result.ts';

/** What an entry did: the game after it, and why it was refused, if it was. */
export interface Played {
  readonly game: Game;
  readonly refusal: Refusal | null;
}
