import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import type { Rule } from '../../src/engine/rule.ts';
import { threeFatMen } from '../../src/engine/rulesets/three-fat-men/ruleset.ts';
import { readPhrases } from '../../src/phrases.ts';
import { checkScenario } from '../../src/scenario/check.ts';
import { outputOf } from '../../src/scenario/output.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import { playScenario } from '../../src/scenario/play.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';

const phrases = readPhrases();
const scenarios = globSync('tests/scenarios/three-fat-men/*.yaml').flatMap((file): readonly Scenario[] => {
  const scenario = parseScenario(readFileSync(file, 'utf8'), basename(file));
  return scenario.ok ? [scenario.value] : [];
});

/** Does any scenario notice that the night is resolved by these rules? */
const noticed = (night: readonly Rule[]): boolean =>
  scenarios.some((scenario) => {
    const played = playScenario({ ...scenario, ruleset: { ...threeFatMen, night } });
    return !played.ok || checkScenario(scenario, outputOf(played.value, phrases)).length > 0;
  });

const rules = threeFatMen.night;
const name = (place: number): string => `${rules[place]?.number ?? ''} (place ${place + 1})`;

// prettier-ignore
/** Neighbours of which neither asks for what the other concludes; all others need a scenario that tells their order. */
const indifferent = [
  '3.2 > 3.4', '3.3 > 3.5',
  '3.7 > 3.8', '3.8 > 3.9', '3.9 > 3.10', '3.10 > 6.4', '6.4 > 6.1', '6.1 > 3.6',
  '3.6 > 10', '10 > 3.9',
];

test.each(rules.slice(1).map((_, place) => [name(place), name(place + 1), place] as const))(
  'a scenario notices when rules %s and %s change places, unless they are indifferent',
  (_, __, place) => {
    const [first, second] = rules.slice(place, place + 2);
    if (!first || !second) throw new Error('no such rules');
    const swapped = [...rules.slice(0, place), second, first, ...rules.slice(place + 2)];
    expect(noticed(swapped)).toBe(!indifferent.includes(`${first.number} > ${second.number}`));
  },
);

test('no scenario complains about the rules as they are', () => {
  expect(noticed(rules)).toBe(false);
});
