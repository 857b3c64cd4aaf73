import type { Character } from './edition.ts';
import type { Position } from './position.ts';
import { characterById } from './ruleset-index.ts';
import type { Player } from './vocabulary.ts';

/** Who plays what, from the seats. */
export function characterOf(game: Position, player: Player): Character {
  const seat = game.setup.seats.find((it) => it.player === player);
  if (seat === undefined) throw new Error(`${player} has no seat`);
  return characterById(game.ruleset, seat.character);
}

export const playsHere = (game: Position, player: Player): boolean =>
  game.setup.seats.some((it) => it.player === player);
