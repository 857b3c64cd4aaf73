import type { Page } from 'playwright-core';
import { workshop } from './workshop.ts';

/** What the tests see of who holds the report, and of its versions. */
export const holding = (page: Page) => {
  const notice = page.getByRole('region', { name: 'Кто правит отчёт' });
  const { editor } = workshop(page);
  const mine = editor.and(page.locator('[contenteditable=true][data-hold=mine]'));
  const take = () => notice.getByRole('button', { name: 'Взять правку себе' }).click();
  return {
    notice,
    take,
    /** The tab holds the report and may write. */
    mine: () => mine.waitFor(),
    /** Whether the tab before it has given the report back or not. */
    async claim(): Promise<void> {
      await Promise.race([mine.waitFor(), take().then(() => mine.waitFor())]);
    },
    /** Another tab writes, this one reads. */
    async theirs(): Promise<void> {
      await notice.waitFor();
      await editor.and(page.locator('[aria-readonly=true][data-hold=theirs]')).waitFor();
    },
    reads: (words: string) => editor.filter({ hasText: words }).waitFor(),
  };
};
