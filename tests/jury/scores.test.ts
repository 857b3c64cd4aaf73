import { describe, expect, test } from 'vitest';

import { ballotLine, complete, remaining } from '../../src/jury/scores.ts';

describe('what is left of a ballot line', () => {
  test.each([
    [{ image: 9, word: 8, world: 9 }, 'Осталась одна оценка: остроумие.'],
    [{ image: 9, wit: 1 }, 'Остались две оценки: слово, верность миру Олеши.'],
    [{}, 'Остались четыре оценки: образ, слово, верность миру Олеши, остроумие.'],
    [{ image: 1, word: 1, world: 1, wit: 1 }, ''],
  ])('%j', (scores, words) => {
    expect(remaining(scores)).toBe(words);
    expect(complete(scores)).toBe(words === '');
  });

  test('five and more', () => {
    const criteria = ['А', 'Б', 'В', 'Г', 'Д'].map((label) => ({ id: label, label, hint: '' }));
    expect(remaining({}, criteria)).toBe('Осталось пять оценок: а, б, в, г, д.');
  });
});

describe('a ballot line', () => {
  const line = ballotLine();
  test('may be unfinished', () => {
    expect(line.parse({ scores: { image: 9 } })).toEqual({ scores: { image: 9 }, remark: '' });
  });

  test.each([
    ['0', { image: 0 }, 'Оценка — целое число от 1 до 10.'],
    ['11', { image: 11 }, 'Оценка — целое число от 1 до 10.'],
    ['a half', { image: 7.5 }, 'Оценка — целое число от 1 до 10.'],
    ['a word', { image: '9' }, 'Оценка — целое число от 1 до 10.'],
    ['not a number', { image: NaN }, 'Оценка — целое число от 1 до 10.'],
    ['a criterion of another game', { style: 9 }, 'Такого критерия нет.'],
    ['no scores', null, 'Оценка — целое число от 1 до 10.'],
  ])('refuses %s in words', (_, scores, words) => {
    expect(line.safeParse({ scores }).error?.issues[0]?.message).toBe(words);
  });

  test('keeps to the game’s own criteria and scale', () => {
    const own = ballotLine([{ id: 'style', label: 'Слог', hint: '' }], [1, 5]);
    expect(own.safeParse({ scores: { style: 5 } }).success).toBe(true);
    expect(own.safeParse({ scores: { style: 6 } }).error?.issues[0]?.message).toBe(
      'Оценка — целое число от 1 до 5.',
    );
  });

  test('refuses a remark that is a novel', () => {
    expect(line.safeParse({ scores: {}, remark: 'а'.repeat(2001) }).success).toBe(false);
  });
});
