import type { Page } from 'playwright-core';
import { press } from './person.ts';

/** «Создать игру»: the bill of a new game. */
export const newGame = (page: Page) => ({
  title: page.getByLabel('Название партии'),
  line: (label: string) => page.getByLabel(label, { exact: true }),
  create: () => press(page, 'Создать игру'),
});

/** An hour of Moscow's so many hours from now: a phase that ends then does not end while a test plays it. */
export function moscowHour(hoursAhead: number): string {
  const at = new Date(Date.now() + hoursAhead * 3_600_000);
  return at.toLocaleTimeString('ru', { timeZone: 'Europe/Moscow', hour: '2-digit', minute: '2-digit' });
}
