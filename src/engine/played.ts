import type { Game } from './game.ts';
import type { Entry } from './log.ts';
import type { Refusal } from './result.ts';

/** What an entry did: the game after it, and why it was refused, if it was. */
export interface Played {
  readonly game: Game;
  readonly refusal: Refusal | null;
}

/** The one way to change a game: `play`, as those acts take it that play a game again. */
export type Play = (game: Game, entry: Entry) => Played;
