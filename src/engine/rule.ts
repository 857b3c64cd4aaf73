import type { Conclusion, Fact } from './fact.ts';
import type { Night } from './night.ts';

/** One line of a ruleset's night: it sees the commands and the facts so far, and returns what follows. */
export interface Rule {
  readonly number: string;
  readonly conclude: (night: Night) => readonly Fact[];
}

/**
 * A rule of the night. All that it returns becomes known at once when it is done, so whatever one rule
 * concludes works simultaneously.
 */
export const rule = (number: string, conclude: (night: Night) => readonly Conclusion[]): Rule => ({
  number,
  conclude: (night) => {
    const concluded = conclude(night);
    // Most nights most rules have nothing to say.
    if (concluded.length === 0) return [];
    return concluded.map((fact) => (fact.rule === undefined ? { ...fact, rule: number } : fact) as Fact);
  },
});
