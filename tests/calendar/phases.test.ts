import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  type Calendar,
  firstDay,
  nightLength,
  moscowCalendar,
  phaseEnds,
  publicationDue,
} from '../../src/calendar/phases.ts';
import { wallAt } from '../../src/calendar/wall.ts';

const at = (text: string) => new Date(text);
const hours = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 3_600_000;
/** In this century Moscow keeps +03:00 in winter, +04:00 in summer until 2010 and from 2011 to October 2014. */
const night = (opened: string, calendar = moscowCalendar) => phaseEnds(calendar, 'night', at(opened));
const lynch = (opened: string, calendar = moscowCalendar) => phaseEnds(calendar, 'lynch', at(opened));

describe('a night ends at 08:00 of the next working day', () => {
  test.each([
    ['Thursday evening', '2025-12-11T22:00+03:00', '2025-12-12T08:00+03:00', 10],
    ['Friday evening', '2025-12-12T22:00+03:00', '2025-12-15T08:00+03:00', 58],
    [
      'Friday of 26 March 2010, when the clocks lose an hour',
      '2010-03-26T22:00+03:00',
      '2010-03-29T08:00+04:00',
      57,
    ],
    ['Friday of 29 October 2010, when they gain one', '2010-10-29T22:00+04:00', '2010-11-01T08:00+03:00', 59],
    ['Friday of 25 March 2011, summer for good', '2011-03-25T22:00+03:00', '2011-03-28T08:00+04:00', 57],
    ['Friday of 24 October 2014, winter for good', '2014-10-24T22:00+04:00', '2014-10-27T08:00+03:00', 59],
    ['a lynch that the host ended early', '2025-12-11T15:30+03:00', '2025-12-12T08:00+03:00', 16.5],
    ['after midnight', '2025-12-12T00:30+03:00', '2025-12-12T08:00+03:00', 7.5],
    ['at the deadline itself', '2025-12-11T08:00+03:00', '2025-12-12T08:00+03:00', 24],
  ])('%s', (_, opened, ends, long) => {
    expect(night(opened)).toEqual(at(ends));
    expect(hours(at(opened), night(opened))).toBe(long);
  });

  test('days off make it longer', () => {
    const daysOff = [
      '2025-12-31',
      '2026-01-01',
      '2026-01-02',
      '2026-01-05',
      '2026-01-06',
      '2026-01-07',
      '2026-01-08',
    ];
    expect(night('2025-12-30T22:00+03:00', { ...moscowCalendar, daysOff })).toEqual(
      at('2026-01-09T08:00+03:00'),
    );
  });
});

describe('a lynch ends at 22:00 of a working day', () => {
  test.each([
    ['opened in the morning', '2025-12-11T10:00+03:00', '2025-12-11T22:00+03:00'],
    ['opened before its hour', '2025-12-11T09:10+03:00', '2025-12-11T22:00+03:00'],
    ['opened at the end itself', '2025-12-11T22:00+03:00', '2025-12-12T22:00+03:00'],
    ['opened on a Saturday', '2025-12-13T12:00+03:00', '2025-12-15T22:00+03:00'],
  ])('%s', (_, opened, ends) => {
    expect(lynch(opened)).toEqual(at(ends));
  });
});

describe('the report is due', () => {
  test.each([
    ['at 10:00 after a night that ended in time', '2025-12-11T08:00+03:00', '2025-12-11T10:00+03:00'],
    [
      'at 10:00 after a night that the host ended at midnight',
      '2025-12-11T00:05+03:00',
      '2025-12-11T10:00+03:00',
    ],
    ['in the next morning after a night of one hour', '2025-12-10T23:00+03:00', '2025-12-11T10:00+03:00'],
    ['two hours after a night that was made longer', '2025-12-11T09:30+03:00', '2025-12-11T11:30+03:00'],
    ['on Monday after a night that ended on Saturday', '2025-12-13T09:00+03:00', '2025-12-15T10:00+03:00'],
  ])('%s', (_, ended, due) => {
    expect(publicationDue(moscowCalendar, at(ended))).toEqual(at(due));
  });

  test('at once, where the night ends at the hour of publication', () => {
    const calendar = { ...moscowCalendar, nightEnds: '10:00' };
    expect(publicationDue(calendar, at('2025-12-12T10:00+03:00'))).toEqual(at('2025-12-12T10:00+03:00'));
  });
});

describe('the first day', () => {
  test.each([
    ['begins the same morning', '2025-12-11T09:00+03:00', '2025-12-11'],
    ['begins at once at ten sharp', '2025-12-11T10:00+03:00', '2025-12-11'],
    ['begins next morning for a game started at noon', '2025-12-11T12:00+03:00', '2025-12-12'],
    ['begins on Monday for a game started on Friday night', '2025-12-12T23:00+03:00', '2025-12-15'],
  ])('%s', (_, started, date) => {
    expect(firstDay(moscowCalendar, at(started))).toEqual({
      opens: at(`${date}T10:00+03:00`),
      ends: at(`${date}T22:00+03:00`),
    });
  });
});

test('hours, zone and weekend are the game’s own', () => {
  const own: Calendar = {
    ...{ dayStarts: '12:00', dayEnds: '20:30', nightEnds: '09:15', daysOff: [] },
    zone: 'Asia/Novosibirsk',
    weekend: [7],
  };
  expect(night('2025-12-12T20:30+07:00', own)).toEqual(at('2025-12-13T09:15+07:00'));
  expect(lynch('2025-12-13T12:00+07:00', own)).toEqual(at('2025-12-13T20:30+07:00'));
  expect(publicationDue(own, at('2025-12-13T09:15+07:00'))).toEqual(at('2025-12-13T12:00+07:00'));
});

test('a calendar without a working day is our own mistake', () => {
  expect(() =>
    night('2025-12-12T20:30+07:00', { ...moscowCalendar, weekend: [1, 2, 3, 4, 5, 6, 7] }),
  ).toThrow();
});

test('from 2005 to 2030, whenever a phase opens, it ends at its hour on a working day, within three days', () => {
  const years = fc.date({ min: at('2005-01-01T00:00Z'), max: at('2030-01-01T00:00Z'), noInvalidDate: true });
  fc.assert(
    fc.property(years, fc.constantFrom('lynch' as const, 'night' as const), (opened, kind) => {
      const ends = phaseEnds(moscowCalendar, kind, opened);
      const wall = wallAt('Europe/Moscow', ends);
      expect(wall.time).toBe(kind === 'lynch' ? '22:00:00' : '08:00:00');
      expect(wall.weekday).toBeLessThanOrEqual(5);
      expect(hours(opened, ends)).toBeGreaterThan(0);
      expect(hours(opened, ends)).toBeLessThanOrEqual(73);
    }),
  );
});

test('a night is as long as from its evening to the next morning', () => {
  expect(nightLength(moscowCalendar) / 3_600_000).toBe(10);
  expect(nightLength({ ...moscowCalendar, dayEnds: '23:30', nightEnds: '09:00' }) / 3_600_000).toBe(9.5);
});
