import { wallAt } from './wall.ts';

const moscow = 'Europe/Moscow';
const nbsp = '\u00a0';
const weekdays = ['', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота', 'воскресенье'];
const untilWeekdays = [
  '',
  'понедельника',
  'вторника',
  'среды',
  'четверга',
  'пятницы',
  'субботы',
  'воскресенья',
];
const monthDay = new Intl.DateTimeFormat('ru', { timeZone: moscow, day: 'numeric', month: 'long' });
const plural = new Intl.PluralRules('ru');

/** The time in Moscow to the second: «22:41:07». */
export function moscowTime(date: Date): string {
  return wallAt(moscow, date).time;
}

/** The time in Moscow: «22:41». */
export function moscowHour(date: Date): string {
  return moscowTime(date).slice(0, 5);
}

/** The weekday in Moscow: «Четверг». */
export function moscowDay(date: Date): string {
  const word = weekdays[wallAt(moscow, date).weekday] ?? '';
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** «Четверг, 10:00». */
export function moscowDayHour(date: Date): string {
  return `${moscowDay(date)}, ${moscowHour(date)}`;
}

/** «до пятницы, 22:00». */
export function untilMoscow(date: Date): string {
  return `до ${untilWeekdays[wallAt(moscow, date).weekday] ?? ''}, ${moscowHour(date)}`;
}

const DAY = 86_400_000;

/** When something will be: «в 10:00» within a day, «7 декабря в 10:00» later. */
export function comingMoscow(date: Date, now: Date): string {
  const hour = `в${nbsp}${moscowHour(date)}`;
  return date.getTime() - now.getTime() < DAY ? hour : `${moscowDate(date)} ${hour}`;
}

/** The date in Moscow: «12 декабря». */
export function moscowDate(date: Date): string {
  return monthDay.format(date).replace(' ', nbsp);
}

/** A span of time, begun minutes left out: «9 ч 18 мин», «2 дня 9 ч», «меньше минуты». */
export function duration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return 'меньше минуты';
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const parts = days
    ? [`${days}${nbsp}${dayWord(days)}`, hours % 24 && `${hours % 24}${nbsp}ч`]
    : [hours && `${hours}${nbsp}ч`, minutes % 60 && `${minutes % 60}${nbsp}мин`];
  return parts.filter(Boolean).join(' ');
}

function dayWord(count: number): string {
  const form = plural.select(count);
  return form === 'one' ? 'день' : form === 'few' ? 'дня' : 'дней';
}
