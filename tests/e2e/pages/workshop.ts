import type { Page } from 'playwright-core';

/** «Мастерская»: the report of a night. */
export const workshop = (page: Page) => {
  const editor = page.getByRole('textbox', { name: 'Литературный отчёт' });
  const materials = page.getByRole('region', { name: /^Материалы ночи/ });
  const status = page.locator('.status').getByRole('status');
  return {
    editor,
    materials,
    draftButton: page.getByRole('button', { name: 'Собрать черновик' }),
    publishButton: page.getByRole('button', { name: 'Опубликовать', exact: true }),
    /** The checks that stop publication, in their words. */
    stops: () =>
      page
        .getByRole('region', { name: /^Проверки/ })
        .locator('.check.stop')
        .allInnerTexts(),
    async insert(author: string): Promise<void> {
      const material = materials.getByRole('article').filter({ hasText: author });
      await material.getByRole('button', { name: 'Вставить у курсора' }).click();
    },
    /** Drafts; how many descriptions are then woven in, which is all that may sound. */
    async draft(): Promise<number> {
      const drafted = page.waitForResponse((response) => response.url().endsWith('/report.draft'));
      await Promise.all([drafted, page.getByRole('button', { name: 'Собрать черновик' }).click()]);
      await page.locator('[contenteditable="true"]').first().waitFor();
      const count = page.locator('.status p', { hasText: /вплетено (\d+) из \1$/ });
      // A night without descriptions has nothing to count.
      if ((await page.getByRole('article').count()) === 0) return 0;
      await count.waitFor();
      return Number(/\d+/.exec(await count.innerText())?.[0]);
    },
    /** Types a paragraph at the end; resolves with what the workshop then sent by itself, once the server has answered. */
    async write(text: string): Promise<unknown> {
      const answered = page.waitForResponse((response) => {
        const sent = response.request().postData();
        return response.url().endsWith('/report.save') && Boolean(sent?.includes(text));
      });
      const type = async () => {
        await editor.press('Control+End');
        await page.keyboard.press('Enter');
        await page.keyboard.type(text);
      };
      const [answer] = await Promise.all([answered, type()]);
      return answer.request().postDataJSON();
    },
    async saved(): Promise<void> {
      await status.filter({ hasText: 'Сохранено' }).waitFor();
    },
    /** Each description that is woven in keeps its source: how often each stands in the text. */
    sources: () =>
      editor.locator('[data-fragment]').evaluateAll((all) => {
        const count: Record<string, number> = {};
        for (const one of all) {
          const source = (one as HTMLElement).dataset['of'] ?? '';
          count[source] = (count[source] ?? 0) + 1;
        }
        return count;
      }),
    async publish(): Promise<void> {
      await page.getByRole('button', { name: 'Опубликовать', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Да, опубликовать' }).click();
      await page.waitForURL(/\/reports\/\d+$/);
    },
  };
};
