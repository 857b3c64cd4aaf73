import { expect, test } from 'vitest';
import { ordinal } from '../../src/literary/ordinal.ts';

test.each([
  [1, ['первый', 'первая', 'первой']],
  [2, ['второй', 'вторая', 'второй']],
  [3, ['третий', 'третья', 'третьей']],
  [4, ['четвёртый', 'четвёртая', 'четвёртой']],
  [8, ['восьмой', 'восьмая', 'восьмой']],
  [20, ['двадцатый', 'двадцатая', 'двадцатой']],
  [21, ['21-й', '21-я', '21-й']],
])('%i in words', (number, words) => {
  expect((['day', 'night', 'ofNight'] as const).map((as) => ordinal(number, as))).toEqual(words);
});
