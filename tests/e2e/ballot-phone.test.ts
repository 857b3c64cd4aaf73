import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movePanel } from '../../src/app/move-panel.ts';
import { cast, must, openTable, PASSWORD, type TestSite } from '../app/table.ts';
import { noBrowser, openBrowser } from '../support/browser.ts';
import { type PreparedSite, servePrepared } from '../support/demo-site.ts';

/** Texts as they come: from a line to two thousand signs. */
const text = (n: number): string => {
  const line = `Ночь ${n}-я: часы на башне сбились, и каждый удар приходится переспрашивать у соседей. `;
  return line.repeat(n % 5 === 4 ? 23 : 1 + (n % 5)).trim();
};

const FAR = '2099-01-05T05:00:00.000Z';

/** A closed night with so many texts, judged without haste. */
async function openNight(site: TestSite, count: number): Promise<string> {
  site.set('2026-12-07T07:00:00.000Z');
  const more = Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`Гость ${n + 1}`, 'citizen']));
  const title = `Ночь на ${count}`;
  const table = await openTable(site, { title, cast: { ...cast, ...more } });
  await table.lynch('Тис');
  const writers = Object.keys({ ...cast, ...more }).filter((nick) => nick !== 'Тис');
  for (const [n, by] of writers.slice(0, count).entries())
    must(await table.send({ by, description: text(n) }));
  await table.closeNight();
  must(await movePanel(table.ctx, table.host, { slug: table.slug, night: 1, soft: FAR, hard: FAR }));
  return table.slug;
}

interface Nights {
  five: string;
  twenty: string;
  other: string;
}

describe.skipIf(noBrowser)('on a phone, by keys alone,', () => {
  let site: PreparedSite<Nights>;
  let browser: Browser;
  beforeAll(async () => {
    site = await servePrepared(async (test) => ({
      five: await openNight(test, 5),
      twenty: await openNight(test, 20),
      other: await openNight(test, 4),
    }));
    browser = await openBrowser();
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  async function openBallot(slug: string, { today }: { today?: string } = {}): Promise<Page> {
    const context = await browser.newContext({
      baseURL: site.address,
      locale: 'ru-RU',
      timezoneId: 'Europe/Moscow',
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
    });
    if (today) await context.clock.setFixedTime(today);
    const page = await context.newPage();
    await page.goto('/login');
    await page.getByLabel('Ник').fill('Судья');
    await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.goto(`/games/${slug}/jury`);
    await page.locator('form.scores button[type=submit]:enabled').waitFor();
    return page;
  }

  /** How tall a lot is, from its heading to its buttons, and whether the page scrolls aside. */
  const measure = (page: Page) =>
    page.evaluate(() => {
      const top = document.querySelector('#lot')?.getBoundingClientRect().top ?? 0;
      const bottom = document.querySelector('form.scores .btns')?.getBoundingClientRect().bottom ?? 9999;
      const aside = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      return { top: Math.round(top), bottom: Math.round(bottom), aside };
    });

  const focused = (page: Page) =>
    page.evaluate(() => {
      const on = document.activeElement;
      return on?.matches('fieldset.scale input')
        ? `scale ${on.closest('fieldset')?.dataset.criterion}`
        : `${on?.tagName} ${on?.textContent?.trim().slice(0, 12) ?? ''}`;
    });

  /** Tab until the focus is there; who cannot get there by keys is stuck. */
  async function tabTo(page: Page, where: (focus: string) => boolean): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      if (where(await focused(page))) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Not reached by keys; stopped at ${await focused(page)}`);
  }

  it.each([
    ['five', 5],
    ['twenty', 20],
  ] as const)('a panel of %s texts is judged, a screen a text', async (which, count) => {
    const page = await openBallot(site.prepared[which]);
    for (let lot = 1; lot <= count; lot += 1) {
      const heading = page.locator('#lot');
      const code = (await heading.textContent()) ?? '';
      if (lot > 1) {
        // The next text has come to the top by itself.
        const { top, bottom, aside } = await measure(page);
        const fits = top >= 0 && top < 120 && bottom <= 844 && aside === 0;
        expect(fits ? 'one screen' : `${lot}: ${top} to ${bottom}, ${aside} aside`).toBe('one screen');
      }
      for (const criterion of ['image', 'word', 'world', 'wit']) {
        await tabTo(page, (focus) => focus === `scale ${criterion}`);
        await page.keyboard.press(String((lot % 9) + 1));
      }
      await tabTo(page, (focus) => focus === 'BUTTON Оценить');
      await page.keyboard.press('Enter');
      if (lot < count) await page.locator('#lot:focus').filter({ hasNotText: code }).waitFor();
    }
    const status = page.locator('form.scores').getByRole('status').last();
    await status.filter({ hasText: 'Сохранено.' }).filter({ hasText: 'Вы оценили все' }).waitFor();
    await page.context().close();
  });

  it('a text may be left for later, even by a phone whose clock says that it is all over', async () => {
    const page = await openBallot(site.prepared.other, { today: '2101-01-01T00:00:00Z' });
    const heading = page.locator('#lot');
    const first = (await heading.textContent()) ?? '';
    await tabTo(page, (focus) => focus === 'BUTTON ›Дальше');
    await page.keyboard.press('Enter');
    await page.locator('#lot:focus').filter({ hasNotText: first }).waitFor();
    for (const criterion of ['image', 'word', 'world', 'wit']) {
      await tabTo(page, (focus) => focus === `scale ${criterion}`);
      await page.keyboard.press('7');
    }
    await tabTo(page, (focus) => focus === 'BUTTON Оценить');
    await page.keyboard.press('Enter');
    // On to the third, and round to the first at last.
    await page.locator('#lot:focus').filter({ hasNotText: first }).waitFor();
    await page.getByRole('button', { name: 'Назад' }).click();
    await page.getByRole('button', { name: 'Назад' }).click();
    expect(await heading.textContent()).toBe(first);
    expect(await page.getByText('Бюллетень закрыт').count()).toBe(0);
    await page.context().close();
  });

  it('who takes himself off a text by keys is not thrown back to the top of the page', async () => {
    const page = await openBallot(site.prepared.other);
    await tabTo(page, (focus) => focus.startsWith('SUMMARY Мне это'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Писал мой зять.');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Судить всё-таки' }).waitFor();
    await page.locator('#lot:focus').waitFor();
    await page.context().close();
  });
});
