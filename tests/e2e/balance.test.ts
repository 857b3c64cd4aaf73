import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, demoHost } from '../../src/cli/demo-accounts.ts';
import { noBrowser, openBrowser } from '../support/browser.ts';
import { startSite, type Site } from '../support/site-server.ts';
import { account } from './pages/account.ts';

describe.skipIf(noBrowser)('a host who plans a game, on his phone,', () => {
  let site: Site;
  let browser: Browser;
  let page: Page;
  const mistakes: string[] = [];

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
    page = await browser.newPage({ viewport: { width: 390, height: 800 } });
    page.on('console', (it) => it.type() === 'error' && mistakes.push(it.text()));
    page.on('pageerror', (it) => mistakes.push(it.message));
    await page.goto(`${site.address}/login`);
    await account(page).signIn({ nick: demoHost, password: DEMO_PASSWORD });
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  const balance = () => page.getByRole('region', { name: 'Расклад сил' });
  const button = (name: string) => balance().getByRole('button', { name, exact: true });
  const said = (words: string) => balance().getByRole('status').filter({ hasText: words }).waitFor();

  it('sees how such games end, for the seats that he has named', async () => {
    await page.goto(`${site.address}/games/new?ruleset=three-fat-men`);
    await page.getByLabel('Всего мест', { exact: true }).fill('10');
    await balance().scrollIntoViewIfNeeded();
    await button('Прикинуть').click();
    await said('Мест 10.');
    await balance().getByText('Доли побед в цифрах').click();
    const rows = balance().getByRole('row');
    expect(await rows.filter({ hasText: 'Горожане' }).innerText()).toMatch(/\d+\s%\s+от\s\d+ до\s\d+\s%/u);
    const [wide, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(wide).toBe(width);
    expect(mistakes).toEqual([]);
  });

  it('is told when the bill has changed since, and may stop a run', async () => {
    await page.getByLabel('Всего мест', { exact: true }).fill('40');
    await said('Афиша с тех пор изменилась');
    await button('Прикинуть ещё раз').click();
    await button('Остановить').click();
    await button('Прикинуть').waitFor();
  });

  it('is told when such a cast cannot be dealt', async () => {
    await page.getByLabel('Всего мест', { exact: true }).fill('3');
    await button('Прикинуть').click();
    await said('мест от 10 до 40');
  });
});
