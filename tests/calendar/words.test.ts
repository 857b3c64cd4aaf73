import { expect, test } from 'vitest';

import {
  comingMoscow,
  duration,
  moscowDate,
  moscowDay,
  moscowDayHour,
  moscowHour,
  moscowTime,
  untilMoscow,
} from '../../src/calendar/words.ts';

const thursday = new Date('2025-12-11T07:00:09.999Z');

test('an instant in the words of Moscow, wherever the reader is', () => {
  expect(moscowTime(thursday)).toBe('10:00:09');
  expect(moscowHour(thursday)).toBe('10:00');
  expect(moscowDay(thursday)).toBe('Четверг');
  expect(moscowDayHour(thursday)).toBe('Четверг, 10:00');
  expect(untilMoscow(new Date('2025-12-12T19:00Z'))).toBe('до пятницы, 22:00');
  expect(moscowDate(thursday)).toBe('11\u00a0декабря');
});

test('what is to come within a day is told by its hour, and later with its date', () => {
  expect(comingMoscow(thursday, new Date('2025-12-11T05:00Z'))).toBe('в\u00a010:00');
  expect(comingMoscow(thursday, new Date('2025-12-09T05:00Z'))).toBe('11\u00a0декабря в\u00a010:00');
});

test('midnight is 00:00 of the day that begins', () => {
  expect(moscowDayHour(new Date('2025-12-11T21:00Z'))).toBe('Пятница, 00:00');
});

test('in the summer of 2010 Moscow was an hour further ahead', () => {
  expect(moscowHour(new Date('2010-07-01T04:00Z'))).toBe('08:00');
});

const [second, minute, hour] = [1000, 60_000, 3_600_000];
test.each([
  [9 * hour + 18 * minute, '9 ч 18 мин'],
  [9 * hour + 18 * minute + 59 * second, '9 ч 18 мин'],
  [47 * minute, '47 мин'],
  [10 * hour, '10 ч'],
  [59 * second, 'меньше минуты'],
  [-5, 'меньше минуты'],
  [57 * hour, '2 дня 9 ч'],
  [24 * hour, '1 день'],
  [5 * 24 * hour + hour, '5 дней 1 ч'],
])('%d ms is «%s»', (span, words) => {
  expect(duration(span).replaceAll('\u00a0', ' ')).toBe(words);
});

test('a number is not parted from its unit', () => {
  expect(duration(9 * hour + 18 * minute)).toBe('9\u00a0ч 18\u00a0мин');
});
