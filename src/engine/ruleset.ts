import type { Edition } from './edition.ts';
import type { AbsenceRule, LynchRule } from './lynch-rule.ts';
import type { Settings } from './options.ts';
import type { Position } from './position.ts';
import type { Result } from './result.ts';
import type { Rule } from './rule.ts';
import type { EndRule } from './end-rule.ts';

export type { Ability, Character, Clan, Edition, Function } from './edition.ts';

/** What a rule adds to a position, of a roll mostly (3.10); an error where a forced roll cannot be. */
export type NightfallRule = (position: Position) => Result<Partial<Position>>;

/** Свод правил. A difference between editions is another rule in these lists, or another word in the data. */
export interface Ruleset extends Edition {
  readonly nightfall: readonly NightfallRule[];
  /** The night, in full, in the order of the rulebook. */
  readonly night: readonly Rule[];
  /** What comes of missing a lynch, before anything else. */
  readonly absences?: AbsenceRule;
  /** What a lynch comes to: the first of these that has something to say decides. */
  readonly lynch: readonly LynchRule[];
  /** What a phase of either kind rolls for when it closes, before it is resolved. */
  readonly closing?: readonly NightfallRule[];
  /** 7 When a game ends, and who has won. */
  readonly end: EndRule;
  /** The edition as these options make it, where an option changes who does what or which rules there are. */
  readonly variant?: (options: Settings) => Partial<Ruleset>;
}
