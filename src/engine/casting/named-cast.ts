import type { Casting, Edition } from '../edition.ts';
import type { Options } from '../options.ts';
import { characterById } from '../ruleset-index.ts';
import type { CharacterId } from '../vocabulary.ts';

/**
 * 1 Every named character once (one that hangs on an option, if that is on) and commoners in the other seats. In fewer
 * seats than the named need, `dropped` are left out, in this order.
 */
export const namedCast = (dropped: readonly (readonly CharacterId[])[]): Casting => ({
  cast: (edition, seats, options) => {
    const named = fitting(namedIn(edition, options), dropped, seats);
    if (named.length >= seats) return null;
    return [...named, ...Array<CharacterId>(seats - named.length).fill(edition.commoner)];
  },
  isSound,
});

const namedIn = (edition: Edition, options: Options): readonly CharacterId[] =>
  edition.characters
    .filter((it) => it.id !== edition.commoner && (it.option === undefined || options[it.option] === true))
    .map((it) => it.id);

function fitting(
  all: readonly CharacterId[],
  dropped: readonly (readonly CharacterId[])[],
  seats: number,
): readonly CharacterId[] {
  let named = all;
  for (const left of dropped) {
    if (named.length < seats) break;
    named = named.filter((it) => !left.includes(it));
  }
  return named;
}

/** A leader in each mafia clan, equal mafia clans, every named character once, a commoner. */
function isSound(edition: Edition, cast: readonly CharacterId[]): boolean {
  const characters = cast.map((it) => characterById(edition, it));
  const named = cast.filter((it) => it !== edition.commoner);
  const clans = edition.clans
    .filter((it) => it.mafia)
    .map(({ id }) => characters.filter((it) => it.clan === id));
  return (
    new Set(named).size === named.length &&
    named.length < cast.length &&
    clans.every((clan) => clan.some((it) => it.functions.includes('leader'))) &&
    new Set(clans.map((it) => it.length)).size <= 1
  );
}
