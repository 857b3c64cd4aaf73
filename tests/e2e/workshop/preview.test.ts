import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { noBrowser, openBrowser } from '../../support/browser.ts';
import { visitor } from '../../support/visitor.ts';
import { plain } from '../pages/words.ts';
import { workshop } from '../pages/workshop.ts';
import { type ClockedSite, HOST, type Night, prepareNight, serveAt, signedIn } from './by-the-clock.ts';

describe.skipIf(noBrowser)('a report declared ready', { timeout: 180_000 }, () => {
  let browser: Browser;
  let night: Night;
  let site: ClockedSite;
  beforeAll(async () => {
    [browser, night] = await Promise.all([openBrowser(), prepareNight('Просмотр готового')]);
    site = await serveAt(night, night.morning('08:30:00'));
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
    await night?.remove();
  });

  it('stays ready when its host looks at it and comes back', async () => {
    const host = await signedIn(browser, site, HOST);
    const page = await host.open(`/games/${night.slug}/host/report/1`);
    const morning = page.getByRole('region', { name: 'К публикации' });
    await workshop(page).draft();
    await workshop(page).saved();
    await morning.getByRole('button', { name: 'Готов к публикации' }).click();
    await morning.getByText('выйдет само').waitFor();
    for (let visit = 0; visit < 2; visit += 1) {
      await page.getByRole('link', { name: 'Просмотр' }).first().click();
      await page.getByRole('article', { name: 'Литературный отчёт' }).waitFor();
      await page.getByRole('link', { name: 'Назад в мастерскую' }).click();
      await morning.getByText('выйдет само').waitFor();
    }
    const desk = await host.open(`/games/${night.slug}/host`);
    await desk.locator('.bar').getByText('выйдет само').waitFor();
    expect(host.mistakes).toEqual([]);
  });

  it('comes out at ten; what is typed after it is refused, kept, and offered as a correction', async () => {
    await site.kill();
    site = await serveAt(night, night.morning('09:59:30'));
    const host = await signedIn(browser, site, HOST);
    const page = await host.open(`/games/${night.slug}/host/report/1`);
    await page.locator('[role=textbox][contenteditable=true]').waitFor();
    const reader = visitor(site.address);
    const path = `/games/${night.slug}/reports/1`;
    await vi.waitUntil(async () => (await reader.get(path)).status === 200, { timeout: 60_000 });
    await workshop(page).write('После десяти.');
    await page.getByText('Отчёт опубликован, теперь его можно только исправить').first().waitFor();
    await page.locator('[role=textbox][contenteditable=false]').waitFor();
    expect((await reader.get(path)).body).not.toContain('После десяти');

    await page.reload();
    await page.getByText('Не успело: отчёт уже вышел', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Исправить опубликованное' }).click();
    await page.getByRole('region', { name: 'Моя версия' }).getByText('После десяти.').waitFor();
    await page.getByRole('button', { name: 'Моя', exact: true }).click();
    const form = page.getByRole('form', { name: 'Исправление' });
    await form.getByLabel('Что и почему исправлено').fill('Дописано');
    await form.getByRole('button', { name: 'Внести исправление' }).click();
    await page.waitForURL(/\/reports\/1$/);
    expect(plain((await reader.get(path)).body)).toContain('После десяти.');
  });
});
