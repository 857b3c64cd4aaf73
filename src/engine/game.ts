import type { Position } from './position.ts';
import type { Ruleset } from './ruleset.ts';

export type { Ballot, Bonus, CommandRecord, Phase, Ruling, Seat, Setup, VoteBlock } from './records.ts';

/** Партия: a position and the rules it is played by. It is a value; the one way to change it is `play`. */
export interface Game extends Position {
  readonly ruleset: Ruleset;
}
