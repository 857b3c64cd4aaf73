import type { Browser, Page } from 'playwright-core';
import { must, openTable, PASSWORD, type TestSite } from '../../app/table.ts';
import { openBrowser } from '../../support/browser.ts';
import { type PreparedSite, servePrepared } from '../../support/demo-site.ts';
import { account } from '../pages/account.ts';
import { type Person, person } from '../pages/person.ts';

/** The nick of the host of every game of these tests. */
export const HOST = 'Вожатый';

/** A site with games whose first night is closed: their host is at his report. */
export interface Morning {
  /** The workshop's address, one game for each name asked for. */
  path: (name: string) => string;
  /** The host at a browser of his own, signed in. */
  host: () => Promise<Person>;
  end: () => Promise<void>;
}

async function closedNight(site: TestSite, title: string, stored?: unknown): Promise<string> {
  site.set('2026-12-07T07:00:00.000Z');
  const table = await openTable(site, { title });
  await table.lynch('Тис');
  must(
    await table.send({ by: 'Мак', command: 'Лечить Роза', description: 'Капли от бессонницы, по одной.' }),
  );
  must(await table.send({ by: 'Роза', description: 'Роза поливала герань и слушала, как капает из крана.' }));
  await table.closeNight();
  const { reports } = table.ctx.store;
  if (stored !== undefined) await reports.save(table.gameId, 1, 0, title, stored, site.clock.now);
  return table.slug;
}

/** Plays one game for each name; `stored`: what lies in its database already, whatever it is. */
export async function openMorning(names: readonly string[], stored?: unknown): Promise<Morning> {
  const prepare = async (site: TestSite) => {
    const slugs = new Map<string, string>();
    for (const name of names) slugs.set(name, await closedNight(site, name, stored));
    return slugs;
  };
  const [site, browser]: [PreparedSite<Map<string, string>>, Browser] = await Promise.all([
    servePrepared(prepare),
    openBrowser(),
  ]);
  return {
    path: (name) => `/games/${site.prepared.get(name)}/host/report/1`,
    async host() {
      const host = await person(browser, site.address, HOST);
      const page = await host.open('/login');
      await account(page).signIn({ nick: HOST, password: PASSWORD });
      await page.close();
      return host;
    },
    async end() {
      await browser.close();
      await site.stop();
    },
  };
}

/** Closes a tab as a person does: the page hears that it goes. */
export async function shut(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
}
