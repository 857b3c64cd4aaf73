import { composition, deal } from '../engine/deal.ts';
import type { Seat } from '../engine/game.ts';
import type { Options } from '../engine/options.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Faults } from './faults.ts';
import { isList, type Cast } from './schema/cast.ts';

/** Who plays whom: as written, or dealt from the seed where the file lists nicks only. */
export function seatsOf(
  cast: Cast,
  { ruleset, options, seed }: { ruleset: Ruleset; options: Options; seed: string },
  faults: Faults,
): readonly Seat[] {
  if (!isList(cast)) return Object.entries(cast).map(([player, character]) => ({ player, character }));
  const dealt = composition(ruleset, cast.length, options).ok ? deal(ruleset, options, seed, cast) : null;
  if (dealt?.ok) return dealt.value;
  const { least, most } = ruleset.seats;
  faults.add(
    ['players'],
    `${String(cast.length)} players cannot be dealt; expected ${String(least)} to ${String(most)} nicks, or nick: character`,
  );
  return [];
}
