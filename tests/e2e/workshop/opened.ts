import { afterAll, beforeAll } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { PASSWORD, type TestSite } from '../../app/table.ts';
import { openBrowser } from '../../support/browser.ts';
import { type PreparedSite, servePrepared } from '../../support/demo-site.ts';
import { account } from '../pages/account.ts';
import { person, type Person } from '../pages/person.ts';
import { type EditorPage, editorPage } from './editor-page.ts';
import type { ClosedNight } from './nights.ts';

/** One site and one host at his browser, for all tests of a file. */
export interface OpenedWorkshop<N extends string> {
  readonly host: Person;
  readonly night: (name: N) => ClosedNight;
  /** Opens the workshop of a night in a new tab. */
  open(name: N, width?: number): Promise<EditorPage>;
}

/** The editor can be written in. */
export const ready = async (page: Page): Promise<EditorPage> => {
  await page.locator('[role=textbox][contenteditable=true]').waitFor();
  return editorPage(page);
};

/** Serves closed nights and signs their host in, before the tests of the file that calls. */
export function workshopOf<N extends string>(
  play: (site: TestSite) => Promise<Readonly<Record<N, ClosedNight>>>,
): OpenedWorkshop<N> {
  let site: PreparedSite<Readonly<Record<N, ClosedNight>>>;
  let browser: Browser;
  let host: Person;
  beforeAll(async () => {
    site = await servePrepared(play);
    browser = await openBrowser();
    const [first] = Object.values<ClosedNight>(site.prepared);
    host = await person(browser, site.address, first?.host ?? '');
    await host.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await host.open('/login');
    await account(page).signIn({ nick: host.nick, password: PASSWORD });
    await page.close();
  }, 240_000);
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });
  const night = (name: N) => site.prepared[name];
  return {
    get host() {
      return host;
    },
    night,
    async open(name, width = 1280) {
      const page = await host.context.newPage();
      await page.setViewportSize({ width, height: 900 });
      await page.goto(night(name).address);
      return ready(page);
    },
  };
}
