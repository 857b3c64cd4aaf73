import type { Page } from 'playwright-core';
import { wordsOf } from './words.ts';

/** «Бюллетень» of a juror. */
export const ballot = (page: Page) => {
  const form = page.getByRole('form', { name: 'Оценки' });
  const sheet = page.getByRole('article');
  const scales = form.locator('fieldset.scale');
  const scoreButton = form.getByRole('button', { name: 'Оценить' });
  return {
    form,
    scales,
    scoreButton,
    abstainButton: form.getByRole('button', { name: 'Воздержаться' }),
    text: () => wordsOf(sheet),
    /** «Описание Ж-41» */
    code: () => wordsOf(sheet.getByRole('heading')),
    left: () => wordsOf(page.locator('.rope')),
    /** Scores the lot in hand by keys alone, from its heading on: a digit a criterion, 0 is ten; past the remark, Enter. */
    async score(mark: number): Promise<void> {
      await sheet.getByRole('heading').focus();
      for (let n = await scales.count(); n > 0; n -= 1) {
        await page.keyboard.press('Tab');
        await page.keyboard.press(mark === 10 ? '0' : String(mark));
      }
      for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    },
    /** The next lot is there, and its heading has the focus. */
    nextAfter: (code: string) => sheet.locator('h2:focus').filter({ hasNotText: code }).waitFor(),
    status: () => form.getByRole('status').last(),
  };
};
