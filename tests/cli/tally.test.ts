import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const night = `criteria: [образ, слово]
weights: { слово: 2 }
ballots:
  - { juror: Суфлёр, lot: А-11, scores: [9, 9] }
  - { juror: Суфлёр, lot: Б-22, scores: [5, 6] }
  - { juror: Суфлёр, lot: В-33, abstain: true }
  - { juror: Цезура, lot: А-11, scores: [4, 5] }
  - { juror: Цезура, lot: Б-22, scores: [2, 2] }
  - { juror: Цезура, lot: В-33, scores: [1, 1] }
conflicts: [ { juror: Цезура, lot: В-33 } ]
`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tally-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function run(text: string) {
  const file = join(folder, 'ballots.yaml');
  writeFileSync(file, text);
  return spawnSync(process.execPath, ['src/cli/tally.ts', file], { encoding: 'utf8' });
}

interface Printed {
  lots: { lot: string; place: number | null; decidedBy: string }[];
  hash: string;
}
const printed = (text: string) => JSON.parse(run(text).stdout) as Printed;

describe('the tally from a file', () => {
  test('gives places, and null to what too few have scored', () => {
    const { status, stderr } = run(night);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(printed(night).lots.map(({ lot, place, decidedBy }) => [lot, place, decidedBy])).toEqual([
      ['А-11', 1, 'score'],
      ['Б-22', 2, 'score'],
      ['В-33', null, 'unscored'],
    ]);
  });

  test('has the same hash whatever the order of ballots, another one for another score', () => {
    const lines = night.split('\n');
    const [a = '', b = ''] = [lines[3], lines[8]];
    const turned = night.replace(a, '@').replace(b, a).replace('@', b);
    expect(turned).not.toBe(night);
    expect(printed(turned)).toEqual(printed(night));
    expect(printed(night.replace('[9, 9]', '[9, 10]')).hash).not.toBe(printed(night).hash);
  });

  test('is the same for a file of another editor: a mark at its head, other line ends, numbers with a point', () => {
    const foreign = `\uFEFF${night.replaceAll('9, 9', '9.0, 9.00').replaceAll('\n', '\r\n')}`;
    expect(printed(foreign)).toEqual(printed(night));
  });

  test('leaves the gap after a shared place, and takes numbers for names', () => {
    const tied = `criteria: [слово]
quorum: 1
ballots: [${[7, 7, 3].map((score, n) => `{ juror: Суфлёр, lot: ${n + 1}, scores: [${score}] }`).join(', ')}]
`;
    expect(printed(tied).lots.map(({ lot, place }) => [lot, place])).toEqual([
      ['1', 1],
      ['2', 1],
      ['3', 3],
    ]);
  });

  test.each([
    ['a score outside the scale', night.replace('[5, 6]', '[5, 16]'), /:5: line 5: .*16 is outside 1–10/],
    ['too few scores', night.replace('[2, 2]', '[2]'), /:8: line 8: .*2 scores expected, 1 given/],
    ['a juror who scores twice', night.replace('lot: Б-22', 'lot: А-11'), /:5: line 5: .*scored А-11 twice/],
    ['an unknown key', night.replace('conflicts', 'conflict'), /:10: line 10: .*unknown key "conflict"/],
    ['no YAML', 'criteria: [', /line \d+: not YAML/],
    ['an empty file', '', /line 1: the file is empty; expected criteria, ballots/],
  ])('ends with 2 and says where: %s', (_, text, words) => {
    const { status, stdout, stderr } = run(text);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(words);
  });
});
