import type { Seat, Setup } from './game.ts';
import { byNick } from './by-nick.ts';
import type { Options } from './options.ts';
import { ok, refuse, type Result } from './result.ts';
import { draw } from './rolls.ts';
import type { Ruleset } from './ruleset.ts';
import type { CharacterId, Player } from './vocabulary.ts';

/**
 * 1 The ruleset's cast for so many seats, as these options make it. Error: `bad-composition`, with `least` and `most`; with
 * `option`, where the number of seats is right and a setting asks too much.
 */
export function composition(
  ruleset: Ruleset,
  seats: number,
  options: Options = {},
): Result<readonly CharacterId[]> {
  if (!fits(ruleset, seats)) return badComposition(ruleset);
  const cast = ruleset.casting.cast(ruleset, seats, options);
  return cast === null ? badComposition(ruleset, ruleset.casting.option) : ok(cast);
}

const fits = ({ seats: { least, most } }: Ruleset, seats: number): boolean =>
  Number.isInteger(seats) && seats >= least && seats <= most;

const badComposition = ({ seats }: Ruleset, option?: string) =>
  refuse('bad-composition', '1', { ...seats, ...(option === undefined ? {} : { option }) });

/** 1 Is this a cast that the host may start with? Error: `bad-composition`. A scenario may play with less. */
export function checkComposition(
  ruleset: Ruleset,
  cast: readonly CharacterId[],
): Result<readonly CharacterId[]> {
  return fits(ruleset, cast.length) && ruleset.casting.isSound(ruleset, cast)
    ? ok(cast)
    : badComposition(ruleset);
}

/**
 * 1.1 Who plays whom: each player in the order of nicks draws from what is left, label `deal/NICK`, so that the order
 * of sign-up tells nothing; whose roll is forced takes his character before. Errors: `bad-composition`, `duplicate-player`,
 * `impossible-roll`, when one is forced whom nobody can draw any more.
 */
export function deal(
  ruleset: Ruleset,
  options: Options,
  seed: string,
  players: readonly Player[],
  forced: NonNullable<Setup['forced']> = {},
): Result<readonly Seat[]> {
  const cast = composition(ruleset, players.length, options);
  if (!cast.ok) return cast;
  const twice = players.find((it, place) => players.indexOf(it) !== place);
  if (twice !== undefined) return refuse('duplicate-player', '8.2', { target: twice });
  const left = [...cast.value];
  const dealt = new Map<Player, CharacterId>();
  const inOrder = players.toSorted(byNick);
  for (const player of inOrder) {
    const label = `deal/${player}`;
    const value = forced[label];
    if (value === undefined) continue;
    if (!left.includes(value)) return refuse('impossible-roll', '1.1', { label, value, among: left });
    dealt.set(player, take(left, value));
  }
  for (const player of inOrder) {
    if (!dealt.has(player)) dealt.set(player, take(left, draw(seed, `deal/${player}`, left)));
  }
  return ok(inOrder.map((player) => ({ player, character: dealt.get(player) ?? ruleset.commoner })));
}

function take(left: CharacterId[], character: CharacterId): CharacterId {
  left.splice(left.indexOf(character), 1);
  return character;
}
