import { duration, moscowDate, moscowDay, moscowHour, moscowTime } from '../../calendar/words.ts';

/** Every time a reader sees is Moscow's. */
const zone = 'Europe/Moscow';
const shortWeekdays = new Intl.DateTimeFormat('ru-RU', { timeZone: zone, weekday: 'short' });
const years = new Intl.DateTimeFormat('ru-RU', { timeZone: zone, year: 'numeric' });
const calendarDays = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });

export type Instant = Date | string;
const date = (at: Instant): Date => (typeof at === 'string' ? new Date(at) : at);

/** «22:00». */
export const clock = (at: Instant): string => moscowHour(date(at));
/** «22:41:07». */
export const exactClock = (at: Instant): string => moscowTime(date(at));
/** «четверг». */
export const weekday = (at: Instant): string => moscowDay(date(at)).toLowerCase();
/** «12 декабря», with the year when it isn't this one. */
export function day(at: Instant, now: Instant): string {
  const year = years.format(date(at));
  return moscowDate(date(at)) + (year === years.format(date(now)) ? '' : ` ${year}`);
}

/** «2026-12-31T22:00», as a field for date and time wants it. */
export const fieldTime = (at: Instant): string => wall.format(date(at)).replace(' ', 'T');

const dayIndex = (at: Instant): number => Date.parse(calendarDays.format(date(at))) / 86_400_000;
/** Calendar days of Moscow between two instants. */
export const daysBetween = (from: Instant, to: Instant): number => dayIndex(to) - dayIndex(from);

const genitive: Readonly<Record<string, string>> = {
  понедельник: 'понедельника',
  вторник: 'вторника',
  среда: 'среды',
  четверг: 'четверга',
  пятница: 'пятницы',
  суббота: 'субботы',
  воскресенье: 'воскресенья',
};
const wholeDay = 24 * 3_600_000;

/** «22:00», «завтра, 08:00», «понедельника, 08:00», «12 декабря, 08:00»: what follows «до». */
export function deadline(ends: Instant, now: Instant): string {
  const ahead = daysBetween(now, ends);
  const hour = clock(ends);
  // A night that ends next morning needs no day: «до 08:00» is clear.
  if (ahead === 0 || (ahead === 1 && date(ends).getTime() - date(now).getTime() < wholeDay)) return hour;
  if (ahead === 1) return `завтра,\u00a0${hour}`;
  return ahead > 1 && ahead < 7 ? `${genitive[weekday(ends)]}, ${hour}` : `${day(ends, now)}, ${hour}`;
}

/** «в 22:41:07» today, «12 декабря в 22:41:07» on another day: what follows «Принято». */
export const acceptedAt = (at: Instant, now: Instant): string =>
  `${daysBetween(at, now) === 0 ? '' : `${day(at, now)} `}в\u00a0${exactClock(at)}`;

/** When something was, for a list: «10:10» today, «ср» this week, «12 декабря» before that. */
export function past(at: Instant, now: Instant): string {
  const ago = daysBetween(at, now);
  if (ago === 0) return clock(at);
  return ago > 0 && ago < 7 ? shortWeekdays.format(date(at)) : day(at, now);
}

/** When something was, to the minute: «22:02» today, «пт 22:02» this week, «12 декабря 22:02» before that. */
export function moment(at: Instant, now: Instant): string {
  const [date, hour] = [past(at, now), clock(at)];
  return date === hour ? hour : `${date} ${hour}`;
}

/** «4 ч 10 мин», «47 мин», «2 дня 5 ч», «меньше минуты»; empty when the time has run out. */
export const left = (milliseconds: number): string => (milliseconds <= 0 ? '' : duration(milliseconds));
