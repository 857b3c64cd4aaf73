import { cp, rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { demoHost } from '../../../src/cli/demo-accounts.ts';
import { moscow } from '../../../src/cli/demo-days.ts';
import { must, openSite, openTable, PASSWORD } from '../../app/table.ts';
import { databaseFolder, emptyFolder } from '../../support/database.ts';
import { type Site, startSite } from '../../support/site-server.ts';
import { account } from '../pages/account.ts';
import { type Person, person } from '../pages/person.ts';

/** The nick of the host of every game of these tests. */
export const HOST = 'Вожатый';
export const TEXT = 'Капли от бессонницы, по одной.';

const DAY = 86_400_000;

/** A Monday to come: a site whose clock is ahead of the browser's keeps its visitors signed in. */
function mondayAhead(): Date {
  const day = new Date(Date.now() + 2 * DAY);
  while (day.getUTCDay() !== 1) day.setTime(day.getTime() + DAY);
  return day;
}

const isoDate = (day: Date): string => day.toISOString().slice(0, 10);

/** A game in its first night, in a database that servers can be started over. */
export interface Night {
  slug: string;
  dataDir: string;
  /** An instant of the morning after, by Moscow: «10:00:20». */
  morning(time: string): Date;
  remove(): Promise<void>;
}

/** Plays a game into its first night, in which a healer has sent his command and a citizen his text. */
export async function prepareNight(title: string): Promise<Night> {
  const monday = mondayAhead();
  const tuesday = isoDate(new Date(monday.getTime() + DAY));
  const dataDir = await databaseFolder();
  const site = await openSite(dataDir);
  try {
    // Where their host is, the server takes the demo games for played.
    await site.account(demoHost);
    site.set(moscow(isoDate(monday), '10:00').toISOString());
    const table = await openTable(site, { title });
    await table.lynch('Тис');
    must(await table.send({ by: 'Мак', command: 'Лечить Роза', description: 'Пульс есть, и не один.' }));
    must(await table.send({ by: 'Роза', description: TEXT }));
    return nightOf(table.slug, dataDir, tuesday);
  } finally {
    await site.close();
  }
}

const nightOf = (slug: string, dataDir: string, date: string): Night => ({
  slug,
  dataDir,
  morning: (time) => moscow(date, time),
  remove: () => rm(dataDir, { recursive: true, force: true }),
});

/** The same game once more, in a database of its own. */
export async function copyOf({ slug, dataDir, morning }: Night): Promise<Night> {
  const copy = await emptyFolder();
  await cp(dataDir, copy, { recursive: true });
  return { ...nightOf(slug, copy, ''), morning };
}

/** A served site, and what its clock shows. */
export interface ClockedSite extends Site {
  now(): number;
}

/** Serves the game by a clock that shows this instant now, and goes on. */
export async function serveAt({ dataDir }: Night, instant: Date): Promise<ClockedSite> {
  const ahead = instant.getTime() - Date.now();
  return { ...(await startSite(dataDir, { ahead })), now: () => Date.now() + ahead };
}

/** Somebody of the game at a browser of his own, signed in. */
export async function signedIn(browser: Browser, { address }: Site, nick: string): Promise<Person> {
  const who = await person(browser, address, nick);
  const page = await who.open('/login');
  await account(page).signIn({ nick, password: PASSWORD });
  await page.close();
  return who;
}
