import type { Page } from 'playwright-core';
import { press } from './person.ts';
import { wordsOf } from './words.ts';

/** «Тема»: posts of a day, the count, «Ваше слово». */
export const thread = (page: Page) => {
  const box = page.getByRole('form', { name: 'Ваше слово' });
  const court = page.getByRole('region', { name: 'Суд Линча' });
  const posts = page.getByRole('region', { name: 'Посты' });
  return {
    whom: box.getByLabel('За кого голос'),
    text: box.getByLabel('Пост'),
    button: box.getByRole('button'),
    /** A post with a vote; the page is then that of the thread with the new post. */
    async vote(nick: string, text: string): Promise<void> {
      await box.locator('button:enabled').waitFor();
      await box.getByLabel('За кого голос').selectOption({ value: nick });
      await box.getByLabel('Пост').fill(text);
      await box.getByRole('button', { name: 'Голосовать' }).click();
      await page.waitForURL(/#p-/);
    },
    /** The author corrects his latest post. */
    async correct(author: string, text: string): Promise<void> {
      const post = posts.getByRole('article').filter({ has: page.getByRole('heading', { name: author }) });
      await post.last().getByText('Исправить', { exact: true }).click();
      await post.last().getByLabel('Исправленный пост').fill(text);
      await press(page, 'Исправить пост');
    },
    post: (text: string) => posts.getByRole('article').filter({ hasText: text }),
    /** Votes by nick, as the count shows them. */
    async tally(): Promise<Record<string, number>> {
      const rows = court.locator('.tally > li');
      const pairs = await rows.evaluateAll((all) =>
        all.map((row) => [
          row.querySelector('b')?.textContent ?? '',
          Number(row.querySelector('.clock')?.textContent),
        ]),
      );
      return Object.fromEntries(pairs) as Record<string, number>;
    },
    words: () => wordsOf(court),
  };
};
