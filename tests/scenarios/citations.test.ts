import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('tests/scenarios/three-fat-men/*.yaml').toSorted();
const heads = files.map((file) => readFileSync(file, 'utf8').split('\n').slice(0, 2));

// prettier-ignore
const rules = [
  '1.1', '1.2', '2.1', '2.2', '2.3', '2.4',
  '3', '3.1', '3.2', '3.3', '3.4', '3.5', '3.6', '3.7', '3.8', '3.9', '3.10', '3.11', '3.12', '3.13', '3.14',
  '3.15', '3.16', '3.17', '3.20', '3.21', '4',
  '5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7',
  '6', '6.1', '6.2', '6.3', '6.4', '6.5',
  '7.1', '7.2', '7.3', '9', '10',
];

test('every scenario says in one sentence what it shows, and by which rules', () => {
  for (const [index, [title = '', cited = '']] of heads.entries()) {
    expect(title, files[index]).toMatch(/^# \S.*\.$/);
    expect(cited, files[index]).toMatch(/^# Rules: \d+(\.\d+)?(, \d+(\.\d+)?)*$/);
  }
});

test.each(rules)('rule %s is shown by a scenario', (rule) => {
  const cited = heads.flatMap(([, line = '']) => line.replace('# Rules: ', '').split(', '));
  expect(cited).toContain(rule);
});

test('there are at least 64 scenarios', () => {
  expect(files.length).toBeGreaterThanOrEqual(64);
});
