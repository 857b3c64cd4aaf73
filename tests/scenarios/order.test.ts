import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { open, play } from '../../src/engine/play.ts';
import type { Ruleset } from '../../src/engine/ruleset.ts';
import { rulesets } from '../../src/engine/rulesets/catalogue.ts';
import { entriesOf } from '../../src/scenario/entries.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import type { Scenario } from '../../src/scenario/scenario.ts';
import { independent, type AnyRule } from './independent.ts';

const scenariosOf = ({ id }: Ruleset): readonly Scenario[] =>
  globSync(`tests/scenarios/${id}/*.yaml`)
    .toSorted()
    .flatMap((file) => {
      const parsed = parseScenario(readFileSync(file, 'utf8'), basename(file));
      return parsed.ok ? [parsed.value] : [];
    });

/** What came of a scenario by a changed ruleset; facts apart, which are listed in the order of rules. */
function played(scenario: Scenario, change: (ruleset: Ruleset) => Ruleset): string {
  const opened = open(scenario.setup);
  if (!opened.ok) throw new Error(opened.error.code);
  let game: Game = { ...opened.value, ruleset: change(opened.value.ruleset) };
  const players = scenario.setup.seats.map((it) => it.player);
  const entries = scenario.phases.flatMap((it) => entriesOf(it, players)).map((it) => it.entry);
  try {
    for (const entry of entries) game = play(game, entry).game;
  } catch (bug) {
    return String(bug);
  }
  return JSON.stringify(game.past.map(({ facts: _, ...outcome }) => outcome));
}

/** Two neighbours, of the night or of what a lynch comes to, and the rulesets that have them so. */
interface Pair {
  readonly first: AnyRule;
  readonly second: AnyRule;
  readonly name: string;
  readonly rulesets: Ruleset[];
}

/** Rulesets share rules: where a scenario of one of them tells an order, it is told for all. */
function pairsOf(all: readonly Ruleset[]): readonly Pair[] {
  const pairs: Pair[] = [];
  for (const ruleset of all) {
    for (const rules of [ruleset.night, ruleset.lynch] as readonly (readonly AnyRule[])[]) {
      for (const [place, second] of rules.slice(1).entries()) {
        const first = rules[place] as AnyRule;
        const known = pairs.find((it) => it.first === first && it.second === second);
        if (known !== undefined) known.rulesets.push(ruleset);
        else
          pairs.push({
            first,
            second,
            name: `${ruleset.id}, ${place + 1}: ${nameOf(first)} and ${nameOf(second)}`,
            rulesets: [ruleset],
          });
      }
    }
  }
  return pairs;
}

const nameOf = (rule: AnyRule): string => (typeof rule === 'function' ? rule.name : rule.number);

/** The rules with these two in each other's place. */
function swapped<T extends AnyRule>(rules: readonly T[], { first, second }: Pair): readonly T[] {
  const place = rules.findIndex((it, i) => it === first && rules[i + 1] === second);
  return place === -1 ? rules : rules.with(place, second as T).with(place + 1, first as T);
}

const scenarios = new Map(
  rulesets.map((ruleset) => [
    ruleset.id,
    scenariosOf(ruleset).map((it) => ({ scenario: it, inOrder: played(it, (same) => same) })),
  ]),
);

/** Does any scenario come out differently when the two change places? */
const isNoticed = (pair: Pair): boolean =>
  pair.rulesets.some(({ id }) =>
    (scenarios.get(id) ?? []).some(({ scenario, inOrder }) => {
      const changed = played(scenario, (it) => ({
        ...it,
        night: swapped(it.night, pair),
        lynch: swapped(it.lynch, pair),
      }));
      return changed !== inOrder;
    }),
  );

const isIndependent = ({ first, second }: Pair): boolean =>
  independent.some(({ pair }) => pair[0] === first && pair[1] === second);

const pairs = pairsOf(rulesets);

describe('swapping two neighbouring rules', () => {
  it.each(pairs.filter((it) => !isIndependent(it)))('($name) changes what comes of some scenario', (pair) => {
    expect(isNoticed(pair)).toBe(true);
  });

  it.each(pairs.filter(isIndependent))('($name) changes nothing: they are independent', (pair) => {
    expect(isNoticed(pair)).toBe(false);
  });

  it('is declared harmless only for neighbours', () => {
    const idle = independent.filter(
      ({ pair }) => !pairs.some((it) => it.first === pair[0] && it.second === pair[1]),
    );
    expect(idle.map((it) => it.why)).toEqual([]);
  });
});
