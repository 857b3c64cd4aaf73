import { expect, test } from 'vitest';
import { counted, lengthWords } from '../../../src/islands/play/count.ts';

const limits = { min: 20, max: 2000, hard: 10_000 };
const plain = (words: string | undefined) => words?.replaceAll('\u00a0', ' ');

test.each([
  ['', '0 знаков из 2000'],
  ['я', '1 знак из 2000'],
  ['ёжё', '3 знака из 2000'],
  ['12345', '5 знаков из 2000'],
  ['👩‍👩‍👧🎈', '2 знака из 2000'],
  ['а'.repeat(21), '21 знак из 2000'],
])('%s is «%s»', (text, words) => {
  expect(plain(counted(text, limits))).toBe(words);
});

test.each([
  ['nothing', 0, undefined],
  ['a short text', 19, 'Короче 20 знаков. Отправить можно, но комиссии будет трудно.'],
  ['just enough', 20, undefined],
  ['a long text', 2140, '2140 знаков из 2000: длинно, но примем.'],
  ['as long as can be', 10_000, '10000 знаков из 2000: длинно, но примем.'],
  ['too long a text', 10_001, 'Больше 10 000 знаков не принимаем. Сократите, текст на месте.'],
])('%s is told so, and only the last stops', (_, length, words) => {
  const said = lengthWords('а'.repeat(length), limits);
  expect(plain(said?.words)).toBe(words);
  expect(said?.stops ?? false).toBe(length > 10_000);
});
