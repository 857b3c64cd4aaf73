import type { Page } from 'playwright-core';
import { press } from './person.ts';

/** «Создать игру»: the bill of a new game. */
export const newGame = (page: Page) => ({
  title: page.getByLabel('Название партии'),
  line: (label: string) => page.getByLabel(label, { exact: true }),
  create: () => press(page, 'Создать игру'),
});

/** Longer than any test plays, in minutes. */
const WHILE = 20;
const calendars = [
  { dayEnds: '22:00', nightEnds: '08:00' },
  { dayEnds: '20:00', nightEnds: '10:00' },
] as const;

/** Hours of a game of which none strikes within the next minutes: a phase does not end while a test plays it. */
export function farHours(now = new Date()): (typeof calendars)[number] {
  const wall = now.toLocaleTimeString('ru', {
    timeZone: 'Europe/Moscow',
    hour: '2-digit',
    minute: '2-digit',
  });
  const minutes = (hour: string) => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));
  const far = (hour: string) => (minutes(hour) - minutes(wall) + 1440) % 1440 > WHILE;
  const [first, second] = calendars;
  return far(first.dayEnds) && far(first.nightEnds) ? first : second;
}
