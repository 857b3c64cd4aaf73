import { describe, expect, test } from 'vitest';

import { tallyInput, weightOf } from '../../src/jury/tally-input.ts';

const good = {
  criteria: ['image', 'wit'],
  ballots: [
    { juror: 'Вера', lot: 'А', scores: [7, 8] },
    { juror: 'Вера', lot: 'Б', abstain: true },
  ],
};
/** Where the first finding is, and what it says. */
const finding = (change: object) => {
  const issue = tallyInput.safeParse({ ...good, ...change }).error?.issues[0];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
};

describe('the input of a tally', () => {
  test('gets its defaults', () => {
    expect(tallyInput.parse(good)).toMatchObject({
      scale: [1, 10],
      quorum: 2,
      weights: {},
      conflicts: [],
      duels: [],
    });
  });

  test('takes a number however it is written, but no text that says a number, and no name for one', () => {
    const written = {
      weights: { image: '1.50', wit: '2.0' },
      scale: ['0', '1e1'].map((one) => (one === '0' ? 0 : one)),
      quorum: '02',
      ballots: [
        { juror: '007', lot: '7.0', scores: ['7.0', '+8'] },
        { juror: 1, lot: '07', abstain: true },
      ],
    };
    expect(tallyInput.parse({ ...good, ...written })).toMatchObject({
      weights: { image: 1.5, wit: 2 },
      scale: [0, 10],
      quorum: 2,
      ballots: [
        { juror: '007', lot: '7.0', scores: [7, 8] },
        { juror: '1', lot: '07' },
      ],
    });
    for (const text of ['7', '.nan', '.inf', '1e400', '0x7', 'семь', ''])
      expect(finding({ ballots: [{ juror: 'П', lot: 'А', scores: [text, 8] }] })).toMatch(
        /ballots\.0\.scores/,
      );
  });

  test('knows a criterion by its own weight, whatever it is called', () => {
    const called = { criteria: ['constructor', 'toString'], weights: { toString: 3 } };
    const input = tallyInput.parse({ ...good, ...called });
    expect(called.criteria.map((id) => weightOf(input, id))).toEqual([1, 3]);
  });

  const ballots = (...rows: object[]) => ({ ballots: [...good.ballots, ...rows] });
  test.each([
    [
      'a score outside the scale',
      ballots({ juror: 'П', lot: 'А', scores: [7, 11] }),
      'ballots.2.scores.1: 11 is outside 1–10',
    ],
    [
      'too few scores',
      ballots({ juror: 'П', lot: 'А', scores: [7] }),
      'ballots.2.scores: 2 scores expected, 1 given',
    ],
    ['a second ballot for one lot', ballots(good.ballots[0] ?? {}), 'ballots.2: Вера has scored А twice'],
    [
      'neither scores nor abstention',
      ballots({ juror: 'П', lot: 'А' }),
      'ballots.2: either scores or abstain: true',
    ],
    [
      'a lot in a duel with itself',
      { duels: [{ juror: 'П', better: 'А', worse: 'А' }] },
      'duels.0: a lot cannot win a duel with itself',
    ],
    [
      'an unknown lot in a duel',
      { duels: [{ juror: 'П', better: 'А', worse: 'Я' }] },
      'duels.0.worse: there is no ballot for Я',
    ],
    [
      'two verdicts of one juror on one pair',
      {
        duels: [
          { juror: 'П', better: 'А', worse: 'Б' },
          { juror: 'П', better: 'Б', worse: 'А' },
        ],
      },
      'duels.1: П has judged Б and А twice',
    ],
    ['a weight of no criterion', { weights: { style: 2 } }, 'weights.style: there is no criterion style'],
    ['no weight at all', { weights: { image: 0, wit: 0 } }, 'weights: at least one weight must be above 0'],
    [
      'a scale upside down',
      { scale: [10, 1], ballots: [] },
      'scale: the lowest score must be below the highest',
    ],
    [
      'a criterion named twice',
      { criteria: ['image', 'image'] },
      'criteria.1: criterion image is named twice',
    ],
  ])('refuses %s', (_, change, words) => {
    expect(finding(change)).toBe(words);
  });

  test('refuses an unknown key, infinity and a quorum of nobody', () => {
    expect(finding({ judges: [] })).toContain('judges');
    expect(finding(ballots({ juror: 'П', lot: 'А', scores: [7, Infinity] }))).toMatch(
      /^ballots\.2\.scores\.1/,
    );
    expect(finding({ quorum: 0 })).toMatch(/^quorum/);
  });
});
