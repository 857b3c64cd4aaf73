import { composition, deal } from '../engine/deal.ts';
import type { Seat } from '../engine/game.ts';
import type { Options } from '../engine/options.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Faults } from './faults.ts';
import { isList, type Cast } from './schema/cast.ts';

interface Dealt {
  readonly ruleset: Ruleset;
  readonly options: Options;
  readonly seed: string;
  readonly forced: Readonly<Record<string, string>>;
}

/** Who plays whom: as written, or dealt from the seed where the file lists nicks only. */
export function seatsOf(
  cast: Cast,
  { ruleset, options, seed, forced }: Dealt,
  faults: Faults,
): readonly Seat[] {
  if (!isList(cast)) return Object.entries(cast).map(([player, character]) => ({ player, character }));
  const composed = composition(ruleset, cast.length, options);
  const dealt = composed.ok ? deal(ruleset, options, seed, cast, forced) : null;
  if (dealt?.ok) return dealt.value;
  const label = dealt?.error.detail?.['label'];
  if (typeof label === 'string') {
    faults.add(
      ['rolls', label],
      'no roll can give this value: this cast has no such character left (impossible-roll)',
    );
    return [];
  }
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
