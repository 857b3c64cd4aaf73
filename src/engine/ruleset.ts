import type { Edition } from './edition.ts';
import type { Rule } from './rule.ts';

export type { Ability, Character, Clan, Edition, Function } from './edition.ts';

/** Свод правил. A difference between editions is another rule in `night`, or another word in the data. */
export interface Ruleset extends Edition {
  /** The night, in full, in the order of the rulebook. */
  readonly night: readonly Rule[];
}
