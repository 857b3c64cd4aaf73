import type { Page } from 'playwright-core';
import { press } from './person.ts';
import { allWords, wordsOf } from './words.ts';

/** «Книга ведущего». */
export const hostDesk = (page: Page) => ({
  /** An act that asks before it is done: the button, and on the next page the button again. */
  async act(button: string): Promise<void> {
    await press(page, button);
    await press(page, button);
  },
  async appoint(nick: string): Promise<void> {
    await page.getByLabel('Ник члена комиссии').fill(nick);
    await press(page, 'Назначить');
  },
  /** The book of the open phase: a player's row. */
  row: (nick: string) =>
    page
      .getByRole('region', { name: /^Кто (прислал|голосовал)/ })
      .getByRole('row')
      .filter({ has: page.locator('td:first-child', { hasText: nick }) }),
  /** The course of the resolution, a line for each command, without the link to the host's ruling on it. */
  trace: async () => {
    const lines = await allWords(page.getByRole('region', { name: /^Ход расчёта/ }).locator('tbody tr'));
    return lines.map((line) => line.replace(/ Решить.*$/u, ''));
  },
  bonuses: () => allWords(page.getByRole('region', { name: /^Бонусы/ }).locator('.log li')),
  main: () => wordsOf(page.locator('main')),
});
