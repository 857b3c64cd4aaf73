import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const headsOf = (ruleset: string) =>
  globSync(`tests/scenarios/${ruleset}/*.yaml`)
    .toSorted()
    .map((file) => [file, ...readFileSync(file, 'utf8').split('\n').slice(0, 2)] as const);

// prettier-ignore
const rules = { 'three-fat-men': [
  '1.1', '1.2', '2.1', '2.2', '2.3', '2.4',
  '3', '3.1', '3.2', '3.3', '3.4', '3.5', '3.6', '3.7', '3.8', '3.9', '3.10', '3.11', '3.12', '3.13', '3.14',
  '3.15', '3.16', '3.17', '3.20', '3.21', '4',
  '5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7',
  '6', '6.1', '6.2', '6.3', '6.4', '6.5',
  '7.1', '7.2', '7.3', '9', '10',
], 'fast-mafia': [
  '1.1', '1.2', '1.3', '2.1', '2.2', '2.3', '2.4', '2.5', '3.1', '3.2', '3.3', '3.4', '3.5', '3.6',
  '5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7',
  '7.1', '7.2', '7.3', '7.4', '8', '9.1', '9.2', '9.3', '9.4', '9.5', '9.6', '9.7',
] };

test('every scenario says in one sentence what it shows, and by which rules', () => {
  for (const [file, title = '', cited = ''] of Object.keys(rules).flatMap(headsOf)) {
    expect(title, file).toMatch(/^# \S.*\.$/);
    expect(cited, file).toMatch(/^# Rules: \d+(\.\d+)?(, \d+(\.\d+)?)*$/);
  }
});

const all = Object.entries(rules).flatMap(([ruleset, its]) => its.map((rule) => [ruleset, rule] as const));

test.each(all)('%s: rule %s is shown by a scenario', (ruleset, rule) => {
  const cited = headsOf(ruleset).flatMap(([, , line = '']) => line.replace('# Rules: ', '').split(', '));
  expect(cited).toContain(rule);
});

test('there are at least 64 scenarios', () => {
  expect(headsOf('three-fat-men').length).toBeGreaterThanOrEqual(64);
});
