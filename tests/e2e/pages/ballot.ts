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
    /** Scores the lot in hand, by keys alone: a digit a criterion, 0 is ten. */
    async score(mark: number): Promise<void> {
      for (let n = 0; n < (await scales.count()); n += 1) {
        await scales.nth(n).getByRole('radio').first().focus();
        await page.keyboard.press(mark === 10 ? '0' : String(mark));
      }
      await scoreButton.press('Enter');
    },
    status: () => form.getByRole('status').last(),
  };
};
