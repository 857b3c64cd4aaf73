import { dayAfter, instantAt, wallAt, weekdayOf } from './wall.ts';

/** The hours and days of a game («календарь»), rules 2.1 and 2.2. Hours are HH:MM on the wall of the zone. */
export interface Calendar {
  /** The morning's publication; the lynch begins. */
  readonly dayStarts: string;
  /** The lynch ends; the night begins. */
  readonly dayEnds: string;
  /** The deadline of commands; the host's time to compose begins. */
  readonly nightEnds: string;
  /** ISO dates on which the game rests besides the weekends. */
  readonly daysOff: readonly string[];
  /** An IANA time zone, Moscow's unless said. */
  readonly zone?: string;
  /** Weekdays of rest, 1 is Monday; Saturday and Sunday unless said. */
  readonly weekend?: readonly number[];
}

/** 2.1: the hours of a game that chose none of its own. */
export const moscowCalendar: Calendar = {
  dayStarts: '10:00',
  dayEnds: '22:00',
  nightEnds: '08:00',
  daysOff: [],
};

const moscow = 'Europe/Moscow';

const DAY = 86_400_000;

/** The instant at which a phase that opened then ends: the next evening of a working day for a lynch, morning for a night. */
export function phaseEnds(calendar: Calendar, kind: 'lynch' | 'night', openedAt: Date): Date {
  return next(calendar, kind === 'lynch' ? calendar.dayEnds : calendar.nightEnds, openedAt);
}

/** How long a night of this game is, in milliseconds, where the next day is one of play. */
export function nightLength({ dayEnds, nightEnds }: Calendar): number {
  const length = minutes(nightEnds) - minutes(dayEnds);
  return length > 0 ? length : length + DAY;
}

/**
 * When the report of a night is due: at the start of the working day, which may be the hour when the night ends. A night that the host let run longer, into a
 * working day, leaves him his usual time to compose all the same.
 */
export function publicationDue(calendar: Calendar, nightEndedAt: Date): Date {
  const { dayStarts, dayEnds, nightEnds, zone = moscow } = calendar;
  const wall = wallAt(zone, nightEndedAt);
  const late = wall.time > `${nightEnds}:00` && wall.time < `${dayEnds}:00`;
  if (!late || !works(calendar, wall.date))
    return next(calendar, dayStarts, new Date(nightEndedAt.getTime() - 1));
  return new Date(nightEndedAt.getTime() + minutes(dayStarts) - minutes(nightEnds));
}

/** The first whole day of play for a game started then: it begins the game (2.1), and has a lynch only. */
export function firstDay(calendar: Calendar, startedAt: Date): { readonly opens: Date; readonly ends: Date } {
  const opens = next(calendar, calendar.dayStarts, new Date(startedAt.getTime() - 1));
  return { opens, ends: phaseEnds(calendar, 'lynch', opens) };
}

/** 2.2: true on a day of play. */
export function works({ daysOff, weekend = [6, 7] }: Calendar, date: string): boolean {
  return !weekend.includes(weekdayOf(date)) && !daysOff.includes(date);
}

/** The first instant after another at which the wall shows this hour on a working day. */
function next(calendar: Calendar, hour: string, after: Date): Date {
  const { zone = moscow, daysOff } = calendar;
  let date = wallAt(zone, after).date;
  // More days than all days off and two weeks: whoever gets so far has no working day at all.
  for (let left = daysOff.length + 14; left > 0; left -= 1) {
    const instant = instantAt(zone, date, hour);
    if (instant > after && works(calendar, date)) return instant;
    date = dayAfter(date);
  }
  throw new Error('The calendar has no working day');
}

function minutes(hour: string): number {
  return (Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3))) * 60_000;
}
