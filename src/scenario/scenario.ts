import type { Setup } from '../engine/game.ts';
import type { Ruleset } from '../engine/ruleset.ts';
import type { Expectation } from './schema/expect.ts';
import type { WrittenLynch, WrittenNight } from './schema/phase.ts';
import type { Path } from './fault.ts';

/** Сценарий: a game as a readable file, checked as far as it can be without playing it. */
export interface Scenario {
  readonly name: string;
  readonly ruleset: Ruleset;
  readonly setup: Setup;
  /** In the order written. */
  readonly phases: readonly WrittenPhase[];
  /** The line of whatever stands at a path, e.g. `['days', 0, 'expect', 'deaths']`. */
  lineAt(path: Path): number;
}

export type WrittenPhase = (
  | { readonly kind: 'lynch'; readonly written: WrittenLynch }
  | { readonly kind: 'night'; readonly written: WrittenNight }
) & { readonly number: number; readonly expect: Expectation };
