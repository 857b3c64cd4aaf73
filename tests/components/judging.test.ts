import { describe, expect, it } from 'vitest';
import { changeWords } from '../../src/components/host/record-words.ts';
import { decision, joinedPlaces, jurors, placeTitle } from '../../src/components/words/judging.ts';
import { tally } from '../../src/jury/tally.ts';
import { tallyInput } from '../../src/jury/tally-input.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const count = (rest: object) => tally(tallyInput.parse({ criteria: ['image'], ...rest })).lots;
/** juror → lot → score */
const ballots = (table: Record<string, Record<string, number>>) =>
  Object.entries(table).flatMap(([juror, row]) =>
    Object.entries(row).map(([lot, score]) => ({ juror, lot, scores: [score] })),
  );
const why = (lots: ReturnType<typeof count>, name: string) => {
  const lot = lots.find((one) => one.lot === name);
  if (!lot) throw new Error(name);
  return plain(decision(lot, lots, 2));
};

describe('why a text stands where it stands', () => {
  it('is not said where its score alone decides', () => {
    const lots = count({ ballots: ballots({ Вера: { А: 9, Б: 2 }, Глеб: { А: 8, Б: 3 } }) });
    expect(why(lots, 'А')).toBe('');
  });

  it('is that a place is shared, of all who share it', () => {
    const lots = count({ ballots: ballots({ Вера: { А: 7, Б: 7 }, Глеб: { А: 7, Б: 7 } }) });
    expect(why(lots, 'А')).toBe('Место поделено на двоих: равны и оценка, и медиана, и число первых мест');
    expect(placeTitle(1, lots)).toBe('Первое место поделено');
    expect(joinedPlaces(lots.map(({ place }) => place ?? 0))).toBe(
      'Место 1 поделено: бонус получает каждый.',
    );
  });

  it('is a duel, where nothing else parted two', () => {
    const duels = [{ juror: 'Вера', better: 'Б', worse: 'А' }];
    const lots = count({ ballots: ballots({ Вера: { А: 7, Б: 7 }, Глеб: { А: 7, Б: 7 } }), duels });
    expect(why(lots, 'Б')).toBe('Вровень с местом 2; решило сравнение текст на текст');
    expect(placeTitle(1, lots)).toBe('Первое место');
  });

  it('is the median, or the first places, with the numbers that decided', () => {
    const lot = (
      name: string,
      place: number,
      median: number,
      firsts: number,
      decidedBy: 'median' | 'firsts',
    ) => ({
      ...{ lot: name, place, score: 0.5, median, firsts, scoredBy: 3, decidedBy },
    });
    const byMedian = [lot('А', 1, 0.41, 1, 'median'), lot('Б', 2, 0.38, 1, 'median')];
    expect(why(byMedian, 'А')).toBe('Вровень с местом 2; решила медиана: 0,41 и 0,38');
    const byFirsts = [lot('А', 1, 0.4, 2, 'firsts'), lot('Б', 2, 0.4, 1, 'firsts')];
    expect(why(byFirsts, 'Б')).toBe('Вровень с местом 1, и медиана та же; решило число первых мест: 1 и 2');
  });

  it('is that too few have scored it, or nobody', () => {
    const lots = count({
      ballots: [...ballots({ Вера: { А: 7 } }), { juror: 'Вера', lot: 'Б', abstain: true }],
    });
    expect(why(lots, 'А')).toBe('Не оценено: оценок 1, а нужно 2');
    expect(why(lots, 'Б')).toBe('Не оценено: никто не оценил');
  });
});

it('jurors are counted as people are', () => {
  expect([1, 3, 6].map((number) => plain(jurors(number)))).toEqual(['один судья', 'трое судей', '6 судей']);
});

describe('what a change of a closed night was', () => {
  const bonuses = [{ value: 'shield', words: 'Щит' }];
  const now = new Date('2026-12-09T12:00:00Z');
  const changed = (before: unknown, after: unknown) => plain(changeWords({ before, after }, bonuses, now));

  it('is told by old and new', () => {
    const grant = { lot: 'А-11', player: 'Vasilisk', place: 1 };
    expect(changed([{ ...grant, bonus: 'shield' }], [{ ...grant, bonus: null }])).toBe(
      'Vasilisk: щит → похвала',
    );
    expect(changed({ hash: '8643a23a00' }, { hash: '72c2caff00' })).toBe('отпечаток 8643a23a… → 72c2caff…');
    const [soft, hard] = ['2026-12-08T19:00:00.000Z', '2026-12-09T19:00:00.000Z'];
    expect(changed({ soft, hard: null }, { soft, hard })).toBe('крайний срок без срока → 22:00');
  });

  it('is nothing where nothing was there before', () => {
    for (const after of [null, { hash: 'ab' }, { nick: 'Судья' }, []]) expect(changed(null, after)).toBe('');
  });
});
