import type { Page } from 'playwright-core';
import { workshop } from './workshop.ts';

/** What the tests see of who holds the report, and of its versions. */
export const holding = (page: Page) => {
  const notice = page.getByRole('region', { name: 'Кто правит отчёт' });
  const { editor } = workshop(page);
  const mine = editor.and(page.locator('[contenteditable=true]'));
  const take = () => notice.getByRole('button', { name: 'Взять правку себе' }).click();
  return {
    notice,
    take,
    /** The tab may write. */
    mine: () => mine.waitFor(),
    /** Whether the tab before it has given the report back or not. */
    async claim(): Promise<void> {
      await Promise.race([mine.waitFor(), take().then(() => mine.waitFor())]);
    },
    /** Another tab writes, this one reads. */
    theirs: async () => {
      await notice.waitFor();
      await editor.and(page.locator('[aria-readonly=true]')).waitFor();
    },
    reads: (words: string) => editor.filter({ hasText: words }).waitFor(),
  };
};
