import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rulesets } from '../../src/engine/rulesets/catalogue.ts';

/** The rules that a scenario can show: not those of conduct and pace, nor what the site does around a game. */
// prettier-ignore
const rules: Readonly<Record<string, readonly string[]>> = {
  'three-fat-men': [
    '1', '1.1', '1.2', '2.1', '2.2', '2.3', '2.4',
    '3', '3.1', '3.2', '3.3', '3.4', '3.5', '3.6', '3.7', '3.8', '3.9', '3.10', '3.11', '3.12', '3.13', '3.14',
    '3.15', '3.16', '3.17', '3.20', '3.21', '4',
    '5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7',
    '6', '6.1', '6.2', '6.3', '6.4', '6.5',
    '7.1', '7.2', '7.3', '9', '10',
  ],
  'three-fat-men-first': [
    '1.1', '1.2', '1.3', '1.4', '1.5', '2.1', '2.2', '2.3', '2.4',
    '3', '3.1', '3.2', '3.4', '3.5', '3.6', '3.7', '3.8', '3.9', '3.10', '3.11', '3.12', '3.13', '3.14',
    '3.15', '3.16', '3.17', '3.18', '3.19', '3.20', '3.21', '4',
    '5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7',
    '7.1', '7.2', '7.3', '7.4', '9', '9.1', '9.2', '9.3', '9.4', '9.5', '9.6', '10',
  ],
  'fast-mafia': [
    '1.1', '1.2', '1.3', '2.1', '2.2', '2.3', '2.4', '2.5',
    '3.1', '3.2', '3.3', '3.4', '3.5', '3.6',
    '5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7',
    '7.1', '7.2', '7.3', '7.4', '8', '9.1', '9.2', '9.3', '9.4', '9.5', '9.6', '9.7',
  ],
};

/** How many scenarios a ruleset needs at least: as many as its cases, or what its size asks for. */
const least: Readonly<Record<string, number>> = { 'three-fat-men': 64, 'three-fat-men-first': 64, 'fast-mafia': 20 };

describe.each(rulesets.map(({ id }) => id))('the scenarios of %s', (id) => {
  const files = globSync(`tests/scenarios/${id}/*.yaml`).toSorted();
  const heads = files.map((file) => readFileSync(file, 'utf8').split('\n').slice(0, 2));
  const cited = heads.flatMap(([, line = '']) => line.replace('# Rules: ', '').split(', '));

  test('say in one sentence what they show, and by which rules', () => {
    for (const [index, [title = '', line = '']] of heads.entries()) {
      expect(title, files[index]).toMatch(/^# \S.*\.$/);
      expect(line, files[index]).toMatch(/^# Rules: \d+(\.\d+)?(, \d+(\.\d+)?)*$/);
    }
  });

  test.each(rules[id] ?? ['no rules are listed'])('show rule %s', (rule) => {
    expect(cited).toContain(rule);
  });

  test('cite no rule that the ruleset has not', () => {
    expect(cited.filter((rule) => !rules[id]?.includes(rule))).toEqual([]);
  });

  test('are many', () => {
    expect(files.length).toBeGreaterThanOrEqual(least[id] ?? Infinity);
  });
});
