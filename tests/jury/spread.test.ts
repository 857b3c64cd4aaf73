import { describe, expect, test } from 'vitest';

import { harshness, spreads } from '../../src/jury/spread.ts';
import { tally } from '../../src/jury/tally.ts';
import { tallyFile } from '../../src/jury/tally-file.ts';
import { tallyInput } from '../../src/jury/tally-input.ts';
import { readSource } from '../../src/scenario/source.ts';

const night = (rest: object) => tallyInput.parse({ criteria: ['image'], ...rest });
/** Мягкий: mean 7, sd √6; Строгий: mean 3, sd √(2/3): for both the best stands at s = √1.5 · 3/6. */
const two = night({
  ballots: [
    { juror: 'Мягкий', lot: 'А', scores: [10] },
    { juror: 'Мягкий', lot: 'Б', scores: [7] },
    { juror: 'Мягкий', lot: 'В', scores: [4] },
    { juror: 'Строгий', lot: 'А', scores: [3] },
    { juror: 'Строгий', lot: 'Б', scores: [4] },
    { juror: 'Строгий', lot: 'В', scores: [2] },
    { juror: 'Молчун', lot: 'А', abstain: true },
  ],
});

describe('the spread of a lot', () => {
  test('is what each juror made of it, the lowest first, and its mean is the lot’s score', () => {
    const marks = spreads(two);
    expect(marks.get('А')?.map(({ juror, s }) => [juror, s.toFixed(3)])).toEqual([
      ['Строгий', '0.000'],
      ['Мягкий', '0.612'],
    ]);
    for (const { lot, score } of tally(two).lots) {
      const own = marks.get(lot) ?? [];
      expect(own.reduce((sum, { s }) => sum + s, 0) / own.length).toBeCloseTo(score ?? NaN, 8);
    }
  });

  test('knows nothing of a lot that nobody has scored, or only a juror in conflict', () => {
    const conflict = { ballots: two.ballots, conflicts: [{ juror: 'Мягкий', lot: 'В' }] };
    const marks = spreads(night(conflict));
    expect(marks.get('В')?.map(({ juror }) => juror)).toEqual(['Строгий']);
    expect(spreads(night({ ballots: [{ juror: 'Молчун', lot: 'А', abstain: true }] })).size).toBe(0);
  });
});

describe('harshness over a game', () => {
  const second = night({ ballots: [{ juror: 'Мягкий', lot: 'Г', scores: [1] }] });

  test('is the mean of all that a juror gave, and of each night; the strictest first', () => {
    const all = harshness([two, second]);
    expect(all.map(({ juror, mean, scored, byNight }) => [juror, mean, scored, byNight])).toEqual([
      ['Строгий', 3, 3, [3]],
      ['Мягкий', 5.5, 4, [7, 1]],
    ]);
    expect(all[0]?.deviation).toBeCloseTo(Math.sqrt(2 / 3), 12);
  });
});

describe('the file of a tally', () => {
  const awkward = tallyInput.parse({
    criteria: ['образ', 'wit: 2', 'null'],
    weights: { 'wit: 2': 0.5, null: 3 },
    scale: [0, 20],
    quorum: 1,
    ballots: [
      { juror: 'Кто, «там»? "я"', lot: '007', scores: [20, 0, 7.5] },
      { juror: '- #1: {да}', lot: '007', scores: [1, 2, 3] },
      { juror: 'Лист\\бумаги', lot: 'Ж-41', abstain: true },
    ],
    conflicts: [{ juror: '- #1: {да}', lot: '007' }],
    duels: [{ juror: 'yes', better: '007', worse: 'Ж-41' }],
  });

  test.each([
    ['an ordinary night', two],
    ['names and criteria that look like YAML', awkward],
  ])('is read back as it was, and recounts to the same hash: %s', (_, input) => {
    const text = tallyFile(input, ['Партия «Проба».\nНочь 1', '']);
    const source = readSource(text);
    if (!('value' in source)) throw new Error(source.message);
    expect(tally(tallyInput.parse(source.value))).toEqual(tally(input));
    expect(text.split('\n').slice(0, 3)).toEqual(['# Партия «Проба».', '# Ночь 1', '#']);
  });
});
