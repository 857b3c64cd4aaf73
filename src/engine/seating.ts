import type { Character } from './edition.ts';
import type { Position } from './position.ts';
import type { Seat } from './records.ts';
import { byNick } from './by-nick.ts';
import { characterById, indexOf } from './ruleset-index.ts';
import type { Player } from './vocabulary.ts';

/** The seats of a game as they are asked for: they stay the same for all its nights. */
interface Seating {
  readonly characters: ReadonlyMap<Player, Character>;
  readonly players: readonly Player[];
  /** In the order of characters; of one character by nick. */
  readonly byCharacter: readonly Seat[];
  readonly dolls: readonly Player[];
}

const seated = new WeakMap<readonly Seat[], Seating>();

function seatingOf({ ruleset, setup: { seats } }: Position): Seating {
  let found = seated.get(seats);
  if (found === undefined) {
    const { characterPlace, functionSets } = indexOf(ruleset);
    const place = ({ character }: Seat): number => characterPlace.get(character) ?? 0;
    found = {
      characters: new Map(seats.map((it) => [it.player, characterById(ruleset, it.character)])),
      players: seats.map((it) => it.player),
      byCharacter: seats.toSorted((a, b) => place(a) - place(b) || byNick(a.player, b.player)),
      dolls: seats.filter((it) => functionSets.get(it.character)?.has('doll')).map((it) => it.player),
    };
    seated.set(seats, found);
  }
  return found;
}

/** The seats in the order of characters; of one character by nick. */
export const seatsByCharacter = (game: Position): readonly Seat[] => seatingOf(game).byCharacter;

/** 6 Who was dealt a doll, alive or dead. */
export const dollsOf = (game: Position): readonly Player[] => seatingOf(game).dolls;

/** Everybody who plays, alive or dead, in the order of seats. */
export const playersOf = (game: Position): readonly Player[] => seatingOf(game).players;

/** Who plays what, from the seats. */
export function characterOf(game: Position, player: Player): Character {
  const character = seatingOf(game).characters.get(player);
  if (character === undefined) throw new Error(`${player} has no seat`);
  return character;
}

/** Has this player a seat, alive or dead? To the letter: a typed nick goes through `findPlayer`. */
export const playsHere = (game: Position, player: Player): boolean => seatingOf(game).characters.has(player);
