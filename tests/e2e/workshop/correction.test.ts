import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must, openTable } from '../../app/table.ts';
import { noBrowser, openBrowser } from '../../support/browser.ts';
import { type PreparedSite, servePrepared } from '../../support/demo-site.ts';
import { visitor } from '../../support/visitor.ts';
import { plain, wordsOf } from '../pages/words.ts';
import { workshop } from '../pages/workshop.ts';
import { HOST, signedIn, TEXT } from './by-the-clock.ts';

describe.skipIf(noBrowser)('a published report', () => {
  let browser: Browser;
  let site: PreparedSite<string>;
  beforeAll(async () => {
    [browser, site] = await Promise.all([
      openBrowser(),
      servePrepared(async (test) => {
        const table = await openTable(test, { title: 'Исправленная' });
        await table.lynch('Тис');
        must(await table.send({ by: 'Роза', description: TEXT }));
        await table.closeNight();
        await table.publish();
        return table.slug;
      }),
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  it('is corrected with a reason; the page says so, shows what changed, and keeps the first text', async () => {
    const slug = site.prepared;
    const reader = visitor(site.address);
    const before = await reader.get(`/games/${slug}/reports/1`);
    expect(before.body).not.toContain('исправлено');
    const host = await signedIn(browser, site, HOST);
    const path = `/games/${slug}/host/report/1`;
    const page = await host.open(path);
    const form = page.getByRole('form', { name: 'Исправление' });
    const begin = () => page.getByRole('button', { name: 'Исправить опубликованное' }).click();
    const editable = page.locator('[contenteditable=true]');
    await begin();
    await editable.waitFor();
    expect(await form.getByRole('link', { name: 'решение ведущего' }).getAttribute('href')).toBe(
      `/games/${slug}/host/ruling/1`,
    );
    await workshop(page).editor.press('Control+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Дворник ');
    const tools = page.getByRole('toolbar', { name: 'Оформление' });
    const bold = tools.getByRole('button', { name: 'Полужирный' });
    await bold.click();
    await page.keyboard.type('сказал');
    await bold.click();
    await page.keyboard.type(': «Опять перья».');
    expect(await tools.getByRole('button', { name: 'Отменить' }).isEnabled()).toBe(true);
    expect(await tools.getByRole('button', { name: 'Собрать черновик' }).count()).toBe(0);

    // The page is lost before the correction is made; nothing of it is public, and none of it is lost.
    await page.reload();
    await begin();
    await workshop(page).editor.filter({ hasText: 'Опять перья' }).waitFor();
    expect((await reader.get(`/games/${slug}/reports/1`)).body).not.toContain('Опять');
    await form.getByLabel('Что и почему исправлено').fill('Забыл про дворника');
    await form.getByRole('button', { name: 'Внести исправление' }).click();
    await page.waitForURL(/\/reports\/1$/);

    const after = (await reader.get(`/games/${slug}/reports/1`)).body;
    expect(after).toContain('исправлено');
    expect(after).toContain('Забыл про дворника');
    expect(after).toContain('<ins>');
    expect(plain(after)).toContain('Дворник <strong>сказал</strong>: «Опять перья».');
    const section = page.getByRole('region', { name: /^Текст исправлен/ });
    await section.getByText('Что исправлено').click();
    expect(await wordsOf(section.locator('ins'))).toBe('Дворник сказал: «Опять перья».');
    await page.getByRole('link', { name: 'Как вышло впервые' }).click();
    await page.waitForURL(/\/reports\/1\/first$/);
    const first = page.getByRole('article', { name: /как вышел впервые/ });
    expect(plain(await first.innerText())).toContain('Капли от бессонницы');
    expect(plain(await first.innerText())).not.toContain('Опять перья');
    expect(host.mistakes).toEqual([]);
  });

  it('is put back as it was on the desk when its host gives a correction up', async () => {
    const host = await signedIn(browser, site, HOST);
    const page = await host.open(`/games/${site.prepared}/host/report/1`);
    await page.getByRole('button', { name: 'Исправить опубликованное' }).click();
    await page.locator('[contenteditable=true]').waitFor();
    await workshop(page).editor.press('Control+End');
    await page.keyboard.type(' Лишнее.');
    await page.getByRole('button', { name: 'Отказаться от правки' }).click();
    await page.locator('[contenteditable=false]').first().waitFor();
    expect(await workshop(page).editor.innerText()).not.toContain('Лишнее');
    await page.reload();
    await page.getByRole('button', { name: 'Исправить опубликованное' }).click();
    await page.locator('[contenteditable=true]').waitFor();
    expect(await workshop(page).editor.innerText()).not.toContain('Лишнее');
  });

  it('corrected on two devices at once loses the words of neither', async () => {
    const path = `/games/${site.prepared}/host/report/1`;
    const [one, other] = await Promise.all(
      ['Первое устройство.', 'Второе устройство.'].map(async (words) => {
        const host = await signedIn(browser, site, HOST);
        const page = await host.open(path);
        await page.getByRole('button', { name: 'Исправить опубликованное' }).click();
        await page.locator('[contenteditable=true]').waitFor();
        await workshop(page).editor.press('Control+End');
        await page.keyboard.press('Enter');
        await page.keyboard.type(words);
        return page;
      }),
    );
    const give = async (page: Page, why: string) => {
      const form = page.getByRole('form', { name: 'Исправление' });
      await form.getByLabel('Что и почему исправлено').fill(why);
      await form.getByRole('button', { name: 'Внести исправление' }).click();
    };
    if (!one || !other) throw new Error('two pages');
    await give(one, 'С первого');
    await one.waitForURL(/\/reports\/1$/);
    await give(other, 'Со второго');
    await other.getByRole('region', { name: 'Моя версия' }).getByText('Второе устройство.').waitFor();
    await other.getByRole('region', { name: 'Опубликовано' }).getByText('Первое устройство.').waitFor();
    // Lost and opened again, the choice is still there to be made.
    await other.reload();
    await other.getByRole('button', { name: 'Исправить опубликованное' }).click();
    await other.getByRole('button', { name: 'Слить' }).click();
    await workshop(other).editor.filter({ hasText: 'Второе устройство.' }).waitFor();
    await other.getByText('Не вышло: отчёт уже другой', { exact: true }).waitFor();
    await give(other, 'Со второго');
    await other.waitForURL(/\/reports\/1$/);
    const { body } = await visitor(site.address).get(`/games/${site.prepared}/reports/1`);
    for (const words of ['Первое', 'Второе']) expect(plain(body)).toContain(`<p>${words} устройство.</p>`);
  });
});
