import type { Page } from 'playwright-core';
import { allWords, plain, wordsOf } from './words.ts';

/** A published report: literary beside technical. */
export const report = (page: Page) => ({
  heading: () => wordsOf(page.getByRole('heading', { level: 1 })),
  literary: () => wordsOf(page.getByRole('article', { name: 'Литературный отчёт' })),
  technical: () => wordsOf(page.getByRole('region', { name: 'Технический отчёт' })),
  fallen: () => allWords(page.getByRole('region', { name: 'Погибли' }).getByRole('listitem')),
});

/** «Летопись»: the chronicle, and after the end everything that was secret. */
export const chronicle = (page: Page) => ({
  chapters: () => allWords(page.getByRole('region', { name: 'Главы' }).locator('.chapters > li')),
  winner: () => wordsOf(page.getByRole('region', { name: 'Победа' })),
  cast: () => allWords(page.getByRole('region', { name: 'Кто был кем' }).getByRole('listitem')),
  seed: () => page.getByRole('region', { name: 'Жребий' }).locator('.hash b').innerText(),
  seedWords: () => wordsOf(page.getByRole('region', { name: 'Жребий' })),
  /** A description of a night with its author: all that stands in its fold. */
  async original(night: number, author: string): Promise<string> {
    const all = page.locator(`#n${night} .original`);
    const own = all.filter({ has: page.locator('.nick', { hasText: author }) });
    return plain((await own.textContent()) ?? '');
  },
});
