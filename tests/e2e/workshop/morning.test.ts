import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { noBrowser, openBrowser } from '../../support/browser.ts';
import { visitor } from '../../support/visitor.ts';
import { wordsOf } from '../pages/words.ts';
import { workshop } from '../pages/workshop.ts';
import { type ClockedSite, HOST, type Night, prepareNight, serveAt, signedIn, TEXT } from './by-the-clock.ts';

describe.skipIf(noBrowser)('the morning of a host', { timeout: 120_000 }, () => {
  let browser: Browser;
  let night: Night;
  let site: ClockedSite;
  beforeAll(async () => {
    [browser, night] = await Promise.all([openBrowser(), prepareNight('Утро по часам')]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  it('finds the night closed by itself, and says when his report is ready', async () => {
    site = await serveAt(night, night.morning('08:30:00'));
    const host = await signedIn(browser, site, HOST);
    const desk = await host.open(`/games/${night.slug}/host`);
    expect(await wordsOf(desk.locator('.bar'))).toContain('В 10:00 выйдет только технический отчёт');
    const page = await host.open(`/games/${night.slug}/host/report/1`);
    // The browser's own clock is not ahead as the site's is; it is morning there, too.
    const morning = page.getByRole('region', { name: 'К публикации' });
    await workshop(page).draft();
    await workshop(page).saved();
    expect(await wordsOf(morning)).toContain('выйдет только технический отчёт.');
    await morning.getByRole('button', { name: 'Готов к публикации' }).click();
    await morning.getByText('выйдет само').waitFor();

    await workshop(page).write('Дворник сказал: «Опять перья».');
    await workshop(page).saved();
    expect(await wordsOf(morning)).toContain('Вы правили после отметки');
    await desk.reload();
    expect(await wordsOf(desk.locator('.bar'))).toContain('Вы правили литературный после отметки');
    await morning.getByRole('button', { name: 'Отметить снова' }).click();
    await morning.getByText('выйдет само').waitFor();
    await desk.reload();
    expect(await wordsOf(desk.locator('.bar'))).toContain('В 10:00 выйдет само');
    expect(host.mistakes).toEqual([]);
    await host.context.close();
    await site.kill();
  });

  it('may sleep at ten: everything comes out at the hour', async () => {
    const address = `/games/${night.slug}/reports/1`;
    site = await serveAt(night, night.morning('09:50:00'));
    expect((await visitor(site.address).get(address)).status).toBe(404);
    await site.kill();
    site = await serveAt(night, night.morning('09:59:55'));
    const reader = visitor(site.address);
    const answer = await vi.waitUntil(
      async () => {
        const now = await reader.get(address);
        return now.status === 200 && now;
      },
      { timeout: 30_000 },
    );
    expect(site.now()).toBeGreaterThanOrEqual(night.morning('10:00:00').getTime());
    expect(answer.body).toContain(TEXT.slice(0, 8));
    expect(answer.body).toContain('Опять');
    expect(answer.body).toContain('10:00');
    expect((await reader.get(`/games/${night.slug}`)).body).toMatch(/день\s+второй/iu);
  });
});
