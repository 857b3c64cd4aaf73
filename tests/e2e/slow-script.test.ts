import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../src/cli/demo-accounts.ts';
import { noBrowser, openBrowser } from '../support/browser.ts';
import { startSite, type Site } from '../support/site-server.ts';
import { account } from './pages/account.ts';

const game = '/games/tri-tolstyaka-fonar-i-marka';

describe.skipIf(noBrowser)('on a slow line, before the page has its script', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  it.each([
    ['post', '/thread', 'Пост', 'Отправить пост'],
    ['description', '/play', 'Описание', 'Отправить'],
  ])('a %s typed meanwhile is not lost', async (_what, path, field, button) => {
    const page = await browser.newPage();
    await page.goto(`${site.address}/login`);
    await account(page).signIn({ nick: 'Хомяк в тапках', password: DEMO_PASSWORD });
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/_astro/*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(`${site.address}${game}${path}`, { waitUntil: 'commit' });
    const box = page.getByRole('textbox', { name: field, exact: true });
    await box.fill('Набрано до скрипта, в дороге.');
    arrive();
    await page.getByRole('button', { name: button, exact: true }).and(page.locator(':enabled')).waitFor();
    expect(await box.inputValue()).toBe('Набрано до скрипта, в дороге.');
    await page.close();
  });
});
