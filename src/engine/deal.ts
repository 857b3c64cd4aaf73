import type { Seat } from './game.ts';
import { byNick } from './moves.ts';
import type { Options } from './options.ts';
import { ok, refuse, type Result } from './result.ts';
import { draw } from './rolls.ts';
import { characterById } from './ruleset-index.ts';
import type { Ruleset } from './ruleset.ts';
import type { CharacterId, Player } from './vocabulary.ts';

/**
 * 1 The cast for so many seats: all named characters (one that hangs on an option, if that is on) and commoners, or
 * fewer named ones, left out in the ruleset's order. Error: `bad-composition`, with `least` and `most`.
 */
export function composition(
  ruleset: Ruleset,
  seats: number,
  options: Partial<Options> = {},
): Result<readonly CharacterId[]> {
  const { least, most } = ruleset.seats;
  if (!Number.isInteger(seats) || seats < least || seats > most) return badComposition(ruleset);
  let named = ruleset.characters
    .filter((it) => it.id !== ruleset.commoner && (it.option === undefined || options[it.option] === true))
    .map((it) => it.id);
  for (const left of ruleset.dropped) {
    if (named.length < seats) break;
    named = named.filter((it) => !left.includes(it));
  }
  if (named.length >= seats) return badComposition(ruleset);
  return ok([...named, ...Array<CharacterId>(seats - named.length).fill(ruleset.commoner)]);
}

const badComposition = ({ seats }: Ruleset) => refuse('bad-composition', '1', { ...seats });

/**
 * 1 Is this a cast that the host may start with: so many seats, every named character once, a leader in each mafia
 * clan, equal mafia clans, a commoner? Error: `bad-composition`. A scenario may play with less.
 */
export function checkComposition(
  ruleset: Ruleset,
  cast: readonly CharacterId[],
): Result<readonly CharacterId[]> {
  const characters = cast.map((it) => characterById(ruleset, it));
  const named = cast.filter((it) => it !== ruleset.commoner);
  const clans = ruleset.clans
    .filter((it) => it.mafia)
    .map(({ id }) => characters.filter((it) => it.clan === id));
  const sound =
    cast.length >= ruleset.seats.least &&
    cast.length <= ruleset.seats.most &&
    new Set(named).size === named.length &&
    named.length < cast.length &&
    clans.every((clan) => clan.some((it) => it.functions.includes('leader'))) &&
    new Set(clans.map((it) => it.length)).size <= 1;
  return sound ? ok(cast) : badComposition(ruleset);
}

/**
 * 1.1 Who plays whom: each player in the order of nicks draws from what is left, label `deal/NICK`, so that the order
 * of sign-up tells nothing. Errors: `bad-composition`, `duplicate-player`.
 */
export function deal(
  ruleset: Ruleset,
  options: Partial<Options>,
  seed: string,
  players: readonly Player[],
): Result<readonly Seat[]> {
  const cast = composition(ruleset, players.length, options);
  if (!cast.ok) return cast;
  const twice = players.find((it, place) => players.indexOf(it) !== place);
  if (twice !== undefined) return refuse('duplicate-player', '8.2', { target: twice });
  const left = [...cast.value];
  const seats = players.toSorted(byNick).map((player) => {
    const character = draw(seed, `deal/${player}`, left);
    left.splice(left.indexOf(character), 1);
    return { player, character };
  });
  return ok(seats);
}
