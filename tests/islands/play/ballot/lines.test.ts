import { describe, expect, test } from 'vitest';
import {
  doneWords,
  firstMissing,
  leftWords,
  type Line,
  nextOpen,
  withConflict,
  withScore,
} from '../../../../src/islands/play/ballot/lines.ts';
import { defaultCriteria } from '../../../../src/jury/criteria.ts';

const lines = (states: string): Line[] =>
  [...states].map((state, n) => ({
    ...{ code: `К-${10 + n}`, text: '', scores: {}, remark: '' },
    state: state === 'о' ? 'open' : state === 'в' ? 'abstained' : 'scored',
  }));

test.each([
  ['ооо', -1, 0],
  ['хоо', 0, 1],
  ['охх', 2, 0],
  ['оох', 0, 1],
  ['охх', 0, 0],
  ['хвх', 1, null],
  ['', -1, null],
])('of %s after %i the next open one is %s', (states, from, next) => {
  expect(nextOpen(lines(states), from)).toBe(next);
});

describe('a score', () => {
  const [line] = lines('о');
  const full = { image: 9, word: 8, world: 9, wit: 1 };
  test('leaves a scored lot scored and opens one abstained from', () => {
    if (!line) throw new Error('no line');
    expect(withScore({ ...line, state: 'scored', scores: full }, 'wit', 10)).toMatchObject({
      state: 'scored',
      scores: { wit: 10 },
    });
    expect(withScore({ ...line, state: 'abstained' }, 'wit', 10)).toMatchObject({
      state: 'open',
      scores: { wit: 10 },
    });
  });

  test('that is missing is named, and is where the juror is led', () => {
    if (!line) throw new Error('no line');
    const { wit: _, ...three } = full;
    expect(leftWords({ ...line, scores: three }, defaultCriteria)).toBe('Осталась одна оценка: остроумие.');
    expect(firstMissing({ ...line, scores: three }, defaultCriteria)?.id).toBe('wit');
    expect(firstMissing({ ...line, scores: full }, defaultCriteria)).toBeNull();
    expect(leftWords({ ...line, state: 'abstained' }, defaultCriteria)).toBe(
      'От этого описания вы воздержались.',
    );
  });
});

test.each([
  ['ххххххххо', ''],
  ['', ''],
  ['ххххххххх', 'Вы оценили все девять описаний. До закрытия всё можно переменить.'],
  ['х', 'Вы оценили единственное описание. До закрытия всё можно переменить.'],
  ['ххв', 'Вы прошли все три описания, воздержались от одного. До закрытия всё можно переменить.'],
  ['х'.repeat(21), 'Вы оценили все 21 описание. До закрытия всё можно переменить.'],
  ['в'.repeat(12), 'Вы прошли все 12 описаний, воздержались от 12. До закрытия всё можно переменить.'],
])('after %s: «%s»', (states, words) => {
  expect(doneWords(lines(states))).toBe(words);
});

test('a lot from which a juror took himself off is what it was when he comes back', () => {
  const [scored, abstained] = lines('хв');
  if (!scored || !abstained) throw new Error('no lines');
  const off = withConflict(withConflict(scored, true), true);
  expect(off).toMatchObject({ state: 'barred', barred: 'declared' });
  expect(withConflict(off, false)).toMatchObject({ state: 'scored', barred: null });
  expect(withConflict(withConflict(abstained, true), false).state).toBe('abstained');
});
