import { describe, expect, test } from 'vitest';

import { mean, severities } from '../../src/jury/marks.ts';
import { tally } from '../../src/jury/tally.ts';
import { tallyInput } from '../../src/jury/tally-input.ts';

/** Ballots with one criterion: juror → lot → score. */
function ballots(table: Record<string, Record<string, number>>) {
  return Object.entries(table).flatMap(([juror, row]) =>
    Object.entries(row).map(([lot, score]) => ({ juror, lot, scores: [score] })),
  );
}
const count = (rest: object) => tally(tallyInput.parse({ criteria: ['image'], ...rest }));
/** «place lot score scoredBy median firsts decidedBy», as in the worked examples. */
const lines = (result: ReturnType<typeof tally>) =>
  result.lots.map((l) => [l.place, l.lot, l.score, l.scoredBy, l.median, l.firsts, l.decidedBy].join(' '));

describe('worked examples, counted by hand', () => {
  test('a harsh juror is as good as a mild one; one who gives 7 to all moves nobody', () => {
    // Мягкий: mean 7, sd √6; строгий: mean 3, sd √(2/3); for both s = ±√1.5 · 3/6 = ±0.612372436. Ровный: 0.
    const result = count({
      ballots: ballots({
        Мягкий: { А: 10, Б: 7, В: 4 },
        Строгий: { А: 4, Б: 3, В: 2 },
        Ровный: { А: 7, Б: 7, В: 7 },
      }),
    });
    expect(lines(result)).toEqual([
      '1 А 0.40824829 3 0.612372436 3 score',
      '2 Б 0 3 0 1 score',
      '3 В -0.40824829 3 -0.612372436 1 score',
    ]);
  });

  test('a small spread counts as 0.75', () => {
    // 7, 7, 8, 7: mean 7.25, sd 0.433; s = 0.75/0.75 · 4/7 and −0.25/0.75 · 4/7.
    const result = count({ quorum: 1, ballots: ballots({ Ровный: { А: 7, Б: 7, В: 8, Г: 7 } }) });
    expect(lines(result)).toEqual([
      '1 В 0.571428571 1 0.571428571 1 score',
      '2 А -0.19047619 1 -0.19047619 0 shared',
      '2 Б -0.19047619 1 -0.19047619 0 shared',
      '2 Г -0.19047619 1 -0.19047619 0 shared',
    ]);
  });

  test('no opinion weighs more than 2.5', () => {
    // Thirty-nine times 5 and one 10: mean 5.125, sd 0.78; s would be 5.81.
    const row = Object.fromEntries(Array.from({ length: 39 }, (_, n) => [`Л${n}`, 5]));
    expect(lines(count({ quorum: 1, ballots: ballots({ Вера: { ...row, А: 10 } }) }))[0]).toBe(
      '1 А 2.5 1 2.5 1 score',
    );
  });

  test('criteria have weights', () => {
    // (3·8 + 1·4)/4 = 7 and (3·4 + 1·8)/4 = 5: mean 6, sd 1, s = ±1 · 2/5.
    const scores = [
      { juror: 'Вера', lot: 'А', scores: [8, 4] },
      { juror: 'Вера', lot: 'Б', scores: [4, 8] },
    ];
    const result = count({ criteria: ['image', 'wit'], weights: { image: 3 }, quorum: 1, ballots: scores });
    expect(lines(result)).toEqual(['1 А 0.4 1 0.4 1 score', '2 Б -0.4 1 -0.4 0 score']);
  });

  test('a lot below the quorum is not scored, and a juror in conflict is not heard', () => {
    const result = count({
      ballots: [
        ...ballots({ Вера: { А: 8, Б: 6, В: 9 }, Пётр: { А: 8, Б: 6, В: 2 } }),
        { juror: 'Анна', lot: 'В', abstain: true },
      ],
      conflicts: [{ juror: 'Вера', lot: 'В' }],
    });
    // Вера without В: ±0.4. Пётр: mean 16/3, sd √(56/9) = 2.494438258; s(А) = 0.534522484, s(Б) = 0.133630621.
    expect(lines(result)).toEqual([
      '1 А 0.467261242 2 0.467261242 2 score',
      '2 Б -0.13318469 2 -0.13318469 0 score',
      ' В  1  0 unscored',
    ]);
  });
});

describe('ties', () => {
  // Each juror scores one of the tied lots and one of his own, which stays below the quorum: 8 to 6 gives ±0.4,
  // 8 to 7 gives ±0.266666667, one lot alone gives 0.
  const pair = (juror: string, lot: string, score: number, other: number) =>
    ballots({ [juror]: { [lot]: score, [`для ${juror}`]: other } });
  const alone = (juror: string, lot: string) => ballots({ [juror]: { [lot]: 5 } });
  const scored = (result: ReturnType<typeof tally>) =>
    lines(result).filter((line) => !line.includes('unscored'));

  test('the higher median goes first, whatever the first places', () => {
    // А: 0.4 twice, −0.266666667 three times, 0.
    const result = count({
      ballots: [
        ...pair('1', 'А', 8, 6),
        ...pair('2', 'А', 8, 6),
        ...pair('3', 'А', 7, 8),
        ...pair('4', 'А', 7, 8),
        ...pair('5', 'А', 7, 8),
        ...alone('6', 'А'),
        ...alone('7', 'Б'),
        ...alone('8', 'Б'),
      ],
    });
    expect(scored(result)).toEqual(['1 Б 0 2 0 2 median', '2 А 0 6 -0.133333333 3 median']);
  });

  const firsts = [
    ...pair('1', 'А', 8, 6),
    ...pair('2', 'А', 6, 8),
    ...alone('3', 'А'),
    ...alone('4', 'Б'),
    ...alone('5', 'Б'),
    ...alone('6', 'Б'),
  ];
  test('then more first places', () => {
    expect(scored(count({ ballots: firsts }))).toEqual(['1 Б 0 3 0 3 firsts', '2 А 0 3 0 2 firsts']);
  });

  const level = ballots({ Вера: { А: 7, Б: 7, В: 7, Г: 3 }, Пётр: { А: 5, Б: 5, В: 5, Г: 1 } });
  test('then the place is shared, and the places it covers are used up', () => {
    const result = count({ ballots: level });
    expect(result.lots.map(({ place, lot, decidedBy }) => `${place} ${lot} ${decidedBy}`)).toEqual([
      '1 А shared',
      '1 Б shared',
      '1 В shared',
      '4 Г score',
    ]);
  });

  const duel = (juror: string, better: string, worse: string) => ({ juror, better, worse });
  const places = (rest: object) =>
    count({ ballots: level, ...rest }).lots.map(
      ({ place, lot, decidedBy }) => `${place} ${lot} ${decidedBy}`,
    );

  test('unless a duel was held', () => {
    const duels = [duel('Вера', 'В', 'А'), duel('Пётр', 'В', 'Б'), duel('Вера', 'А', 'Б')];
    expect(places({ duels })).toEqual(['1 В duel', '2 А duel', '3 Б duel', '4 Г score']);
  });

  test('a duel that one of three wins leaves the others level', () => {
    const duels = [duel('Вера', 'В', 'А'), duel('Пётр', 'В', 'Б')];
    expect(places({ duels })).toEqual(['1 В duel', '2 А shared', '2 Б shared', '4 Г score']);
  });

  test('a duel in a circle, or with a drawn vote, decides nothing', () => {
    const circle = [duel('Вера', 'А', 'Б'), duel('Вера', 'Б', 'В'), duel('Вера', 'В', 'А')];
    expect(places({ duels: circle })).toEqual(['1 А shared', '1 Б shared', '1 В shared', '4 Г score']);
    const drawn = [duel('Вера', 'А', 'Б'), duel('Пётр', 'Б', 'А')];
    expect(places({ duels: drawn })).toEqual(['1 А shared', '1 Б shared', '1 В shared', '4 Г score']);
  });

  test('a juror in conflict with one of the two has no say in their duel', () => {
    const duels = [duel('Олег', 'А', 'Б')];
    expect(places({ duels })[0]).toBe('1 А duel');
    expect(places({ duels, conflicts: [{ juror: 'Олег', lot: 'Б' }] })[0]).toBe('1 А shared');
  });

  test('a duel never overrules a score', () => {
    expect(places({ duels: [duel('Вера', 'Г', 'А'), duel('Пётр', 'Г', 'А')] })[3]).toBe('4 Г score');
  });
});

test('the demo’s third night gives its two prizes', () => {
  const scores: Record<string, readonly number[][]> = {
    'Ключ на 17': [
      [10, 6, 7, 8],
      [7, 7, 6, 10],
      [6, 5, 4, 5],
    ],
    Vasilisk: [
      [10, 9, 10, 9],
      [8, 8, 10, 9],
      [8, 5, 7, 6],
    ],
    'Северный ветер': [
      [9, 10, 9, 9],
      [7, 10, 7, 9],
      [6, 7, 6, 6],
    ],
    Fix: [
      [9, 9, 7, 9],
      [10, 7, 6, 9],
      [4, 7, 3, 7],
    ],
    ПуПсИк: [
      [3, 6, 4, 8],
      [5, 7, 6, 8],
      [1, 4, 1, 6],
    ],
  };
  const rows = Object.entries(scores).flatMap(([lot, own]) =>
    own.map((line, n) => ({ juror: `Жюри ${n}`, lot, scores: line })),
  );
  const result = tally(
    tallyInput.parse({ criteria: ['style', 'wit', 'fidelity', 'brevity'], ballots: rows }),
  );
  expect(result.lots.slice(0, 2).map(({ lot }) => lot)).toEqual(['Vasilisk', 'Северный ветер']);
});

test('a mean is the same to the last bit in any order', () => {
  expect(mean([0.1, 0.2, 0.3])).toBe(mean([0.3, 0.2, 0.1]));
});

test('a juror’s severity is his mean and his spread', () => {
  const input = tallyInput.parse({
    criteria: ['image'],
    ballots: ballots({ Б: { А: 4, Б: 2 }, А: { А: 9 } }),
  });
  expect(severities(input)).toEqual([
    { juror: 'А', scored: 1, mean: 9, deviation: 0 },
    { juror: 'Б', scored: 2, mean: 3, deviation: 1 },
  ]);
});
