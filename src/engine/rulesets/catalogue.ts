import type { Ruleset } from '../ruleset.ts';
import type { RulesetId } from '../vocabulary.ts';
import { fastMafia } from './fast-mafia/ruleset.ts';
import { threeFatMen } from './three-fat-men/ruleset.ts';
import { threeFatMenFirst } from './three-fat-men-first/ruleset.ts';

/** All editions that can be played; one once played is frozen. */
export const rulesets: readonly Ruleset[] = [threeFatMen, threeFatMenFirst, fastMafia];

/** The edition with this id; null: there is none. */
export const rulesetById = (id: RulesetId): Ruleset | null => rulesets.find((it) => it.id === id) ?? null;
