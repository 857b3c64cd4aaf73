import type { Character } from './edition.ts';
import type { Position } from './position.ts';
import type { Seat } from './records.ts';
import { characterById } from './ruleset-index.ts';
import type { Player } from './vocabulary.ts';

const seated = new WeakMap<readonly Seat[], ReadonlyMap<Player, Seat>>();

/** The seats by player, found once for all the nights of a game. */
function seatsOf({ setup: { seats } }: Position): ReadonlyMap<Player, Seat> {
  let found = seated.get(seats);
  if (found === undefined) {
    found = new Map(seats.map((it) => [it.player, it]));
    seated.set(seats, found);
  }
  return found;
}

/** Who plays what, from the seats. */
export function characterOf(game: Position, player: Player): Character {
  const seat = seatsOf(game).get(player);
  if (seat === undefined) throw new Error(`${player} has no seat`);
  return characterById(game.ruleset, seat.character);
}

/** Has this player a seat, alive or dead? To the letter: a typed nick goes through `findPlayer`. */
export const playsHere = (game: Position, player: Player): boolean => seatsOf(game).has(player);
