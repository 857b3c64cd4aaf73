import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { clanKill } from '../../src/engine/rules/clan-kill.ts';
import { nobodyVoted } from '../../src/engine/rules/lynch/validity.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { fastMafia } from '../../src/engine/rulesets/fast-mafia/ruleset.ts';
import { readPhrases } from '../../src/phrases.ts';
import { checkScenario } from '../../src/scenario/check.ts';
import { outputOf } from '../../src/scenario/output.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import { playScenario } from '../../src/scenario/play.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';

const phrases = readPhrases('fast-mafia');
const scenarios = globSync('tests/scenarios/fast-mafia/*.yaml').flatMap((file): readonly Scenario[] => {
  const scenario = parseScenario(readFileSync(file, 'utf8'), basename(file));
  return scenario.ok ? [scenario.value] : [];
});

/** Does any scenario notice that the game is played by these rules? */
const noticed = (rules: Partial<Ruleset>): boolean =>
  scenarios.some((scenario) => {
    const played = playScenario({ ...scenario, ruleset: { ...fastMafia, ...rules } });
    return !played.ok || checkScenario(scenario, outputOf(played.value, phrases)).length > 0;
  });

const swapped = <T>(list: readonly T[], place: number): readonly T[] => {
  const [first, second] = list.slice(place, place + 2);
  if (first === undefined || second === undefined) throw new Error('no such rules');
  return [...list.slice(0, place), second, first, ...list.slice(place + 2)];
};

const places = (list: readonly unknown[]): readonly number[] => list.slice(1).map((_, place) => place);

/** Neighbours of which neither asks what the other says. */
const indifferent = { night: [0, 2], lynch: [1, 2] };

describe('the order of rules', () => {
  test.each(places(fastMafia.night))('of the night is noticed at place %i, unless it is indifferent', (place) => {
    expect(noticed({ night: swapped(fastMafia.night, place) })).toBe(!indifferent.night.includes(place));
  });

  test.each(places(fastMafia.lynch))('of the lynch is noticed at place %i, unless it is indifferent', (place) => {
    expect(noticed({ lynch: swapped(fastMafia.lynch, place) })).toBe(!indifferent.lynch.includes(place));
  });

  test('is not complained about as it is, and no rule can be left out', () => {
    expect(noticed({})).toBe(false);
    for (const list of ['night', 'lynch'] as const) {
      for (const rule of fastMafia[list]) {
        const without = fastMafia[list].filter((it) => it !== rule);
        // Without the kill no command is judged, and that throws; of no votes nothing comes by any rule.
        if (rule === clanKill || rule === nobodyVoted) continue;
        expect(noticed({ [list]: without } as Partial<Ruleset>)).toBe(true);
      }
    }
  });
});
