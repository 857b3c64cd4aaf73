import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import type { Rule } from '../../src/engine/rule.ts';
import {
  clownAttacks,
  commissarAttacks,
  leaderAttacks,
  maniacAttacks,
  ordinaryManiacAttacks,
} from '../../src/engine/rules/attacks.ts';
import { guarding } from '../../src/engine/rules/guarding.ts';
import { healing } from '../../src/engine/rules/healing.ts';
import { inviting } from '../../src/engine/rules/inviting.ts';
import { assaulting } from '../../src/engine/rules/assaulting.ts';
import { exactRole } from '../../src/engine/rules/secrets/exact-role.ts';
import { healTwo } from '../../src/engine/rules/secrets/heal-two.ts';
import { trueRole } from '../../src/engine/rules/secrets/true-role.ts';
import { writtenSecret } from '../../src/engine/rules/secrets/written.ts';
import { shielding } from '../../src/engine/rules/shielding.ts';
import { bareSpying } from '../../src/engine/rules/spying.ts';
import { turning } from '../../src/engine/rules/turning.ts';
import { threeFatMenFirst } from '../../src/engine/rulesets/three-fat-men-first/ruleset.ts';
import { readPhrases } from '../../src/phrases.ts';
import { checkScenario } from '../../src/scenario/check.ts';
import { outputOf } from '../../src/scenario/output.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import { playScenario } from '../../src/scenario/play.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';

const phrases = readPhrases('three-fat-men-first');
const scenarios = globSync('tests/scenarios/three-fat-men-first/*.yaml').flatMap((file): readonly Scenario[] => {
  const scenario = parseScenario(readFileSync(file, 'utf8'), basename(file));
  return scenario.ok ? [scenario.value] : [];
});

/** Does any scenario notice that the night is resolved by these rules? */
const noticed = (night: readonly Rule[]): boolean =>
  scenarios.some((scenario) => {
    try {
      const played = playScenario({ ...scenario, ruleset: { ...threeFatMenFirst, night } });
      return !played.ok || checkScenario(scenario, outputOf(played.value, phrases)).length > 0;
    } catch {
      return true; // a command that no rule has judged
    }
  });

const rules = threeFatMenFirst.night;
const name = (place: number): string => `${rules[place]?.number ?? ''} (place ${place + 1})`;

/** Neighbours of which neither asks for what the other concludes; all others need a scenario that tells their order. */
const indifferent: readonly (readonly [Rule, Rule])[] = [
  [bareSpying, trueRole],
  [trueRole, inviting],
  [assaulting, ordinaryManiacAttacks],
  [ordinaryManiacAttacks, maniacAttacks],
  [maniacAttacks, leaderAttacks],
  [leaderAttacks, clownAttacks],
  [clownAttacks, commissarAttacks],
  [guarding, shielding],
  [shielding, turning],
  [healing, healTwo],
  [exactRole, writtenSecret],
];

const isIndifferent = (first: Rule, second: Rule): boolean =>
  indifferent.some((pair) => pair[0] === first && pair[1] === second);

test.each(rules.slice(1).map((_, place) => [name(place), name(place + 1), place] as const))(
  'a scenario of the first edition notices when rules %s and %s change places, unless they are indifferent',
  (_, __, place) => {
    const [first, second] = rules.slice(place, place + 2);
    if (!first || !second) throw new Error('no such rules');
    const swapped = [...rules.slice(0, place), second, first, ...rules.slice(place + 2)];
    expect(noticed(swapped)).toBe(!isIndifferent(first, second));
  },
);

test.each(rules.map((rule, place) => [name(place), rule] as const))(
  'a scenario of the first edition notices when rule %s is left out',
  (_, rule) => {
    expect(noticed(rules.filter((it) => it !== rule))).toBe(true);
  },
);

test('no scenario complains about the rules of the first edition as they are', () => {
  expect(noticed(rules)).toBe(false);
});
