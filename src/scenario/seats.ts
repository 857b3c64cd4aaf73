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
  const composed = composition(ruleset, cast.length, options);
  const dealt = composed.ok ? deal(ruleset, options, seed, cast) : null;
  if (dealt?.ok) return dealt.value;
  const option = composed.ok ? undefined : composed.error.detail?.['option'];
  if (typeof option === 'string') {
    const fault = `no cast of ${String(cast.length)} players has such a number; see chapter 1 of the ruleset`;
    faults.add(['options', option], `${fault} (bad-composition)`);
    return [];
  }
  const { least, most } = ruleset.seats;
  faults.add(
    ['players'],
    `${String(cast.length)} players cannot be dealt; expected ${String(least)} to ${String(most)} nicks, or nick: character`,
  );
  return [];
}
