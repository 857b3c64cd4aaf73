import type { Page } from 'playwright-core';
import { press } from './person.ts';
import { allWords, wordsOf } from './words.ts';

/** «Партия»: the page of a game. */
export const gamePage = (page: Page) => ({
  join: () => press(page, 'Записаться'),
  leave: () => press(page, 'Освободить место'),
  /** Who has signed up, in order. */
  signed: () => page.getByRole('region', { name: 'Кто записался' }).locator('.nick').allInnerTexts(),
  /** Opens «Все условия» if they are folded, and reads the line that begins with these words. */
  async term(label: string): Promise<string> {
    const terms = page.getByRole('region', { name: 'Условия' });
    const folded = terms.locator('details:not([open])').getByText('Все условия');
    if ((await folded.count()) > 0) await folded.click();
    const line = terms.getByRole('listitem').filter({ hasText: label });
    return wordsOf(line.locator('span').last());
  },
  /** The seal of the seed: SHA-256 in hex. */
  commitment: () => page.getByRole('region', { name: 'Жребий' }).locator('.hash').innerText(),
  living: () => page.getByRole('list', { name: 'Живы' }).locator('.nick').allInnerTexts(),
  dead: () => allWords(page.getByRole('list', { name: 'Погибли' }).getByRole('listitem')),
});
