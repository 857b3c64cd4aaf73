import { rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkshop } from '../../../src/app/open-workshop.ts';
import { demoHost } from '../../../src/cli/demo-accounts.ts';
import { SCHEMA_VERSION } from '../../../src/literary/migrations/migrate.ts';
import { MORNING, must, openSite, openTable, PASSWORD, type TestSite } from '../../app/table.ts';
import { oldReport, oldWords } from '../../literary/migrations/old-report.ts';
import { noBrowser, openBrowser } from '../../support/browser.ts';
import { databaseFolder } from '../../support/database.ts';
import { type Site, startSite } from '../../support/site-server.ts';
import { account } from '../pages/account.ts';
import { person } from '../pages/person.ts';
import { workshop } from '../pages/workshop.ts';

const HOST = 'Вожатый';

/** A closed night with its report as the first edition of the program stored it; the address of its workshop. */
async function closedNight(site: TestSite, title: string, published: boolean): Promise<string> {
  site.set(MORNING);
  const table = await openTable(site, { title });
  await table.lynch('Тис');
  must(await table.send({ by: 'Мак', command: 'Лечить Роза', description: 'Считал капли до рассвета.' }));
  await table.closeNight();
  const { ctx, host, slug, gameId } = table;
  const { materials } = must(await openWorkshop(ctx, host, { slug, night: 1 }));
  if (published) await table.publish();
  const { reports } = ctx.store;
  const version = (await reports.get(gameId, 1))?.version ?? 0;
  await reports.save(gameId, 1, version, title, oldReport(materials[0]?.id ?? '', title), ctx.now());
  if (published) await reports.publish(gameId, 1, ctx.now());
  return slug;
}

/** What the database says of a night: the version that its report is stored in, by the column and by itself. */
async function storedIn(folder: string, slug: string): Promise<unknown> {
  const database = await PGlite.create(folder);
  const { rows } = await database.query(
    `SELECT r."schema", r.document->'attrs'->'schemaVersion' AS told, r.document::text AS text
     FROM "Report" r JOIN "Game" g ON g.id = r."gameId" WHERE g.slug = $1`,
    [slug],
  );
  await database.close();
  return rows[0];
}

describe.skipIf(noBrowser)('a report that was stored by an older edition', () => {
  let browser: Browser;
  let folder: string;
  let server: Site;
  let [writing, printed] = ['', ''];
  beforeAll(async () => {
    folder = await databaseFolder();
    const site = await openSite(folder);
    // Where their host is, the server takes the demo games for played.
    await site.account(demoHost);
    writing = await closedNight(site, 'Недописанное', false);
    printed = await closedNight(site, 'Напечатанное', true);
    await site.close();
    [browser, server] = await Promise.all([openBrowser(), startSite(folder, { stands: true })]);
  }, 120_000);
  afterAll(async () => {
    await browser?.close();
    await server?.kill();
    await rm(folder, { recursive: true, force: true });
  });

  it('is read by the public as it always was', async () => {
    const reader = await person(browser, server.address, 'Прохожий', { scripts: false });
    const page = await reader.open(`/games/${printed}/reports/1`);
    const text = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
    for (const words of oldWords) expect(text).toContain(words);
    // Anchors that others have linked to stay.
    expect(await page.locator('#f-f1').innerText()).toContain('считали');
    await reader.context.close();
  });

  it('opens in the workshop, is written on, and is saved in the present shape', async () => {
    const host = await person(browser, server.address, HOST);
    const login = await host.open('/login');
    await account(login).signIn({ nick: HOST, password: PASSWORD });
    const page = await host.open(`/games/${writing}/host/report/1`);
    const { editor, write, saved } = workshop(page);
    await editor.and(page.locator('[contenteditable=true]')).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    const opened = await editor.innerText();
    for (const words of oldWords) expect(opened).toContain(words);
    // What hid the nick from the checks is gone.
    const checks = page.getByRole('region', { name: /^Проверки/ });
    expect(await checks.innerText()).toContain('Фонарщик Мак');

    const sent = await write('Дописано сегодня.');
    expect(sent).toMatchObject({ document: { attrs: { schemaVersion: SCHEMA_VERSION } } });
    await saved();
    await page.reload();
    await editor.filter({ hasText: 'Дописано сегодня.' }).waitFor();
    for (const words of oldWords) expect(await editor.innerText()).toContain(words);
    expect(host.mistakes).toEqual([]);
    await host.context.close();
  });

  it('lies in the database as what it is', async () => {
    await server.kill();
    const text = expect.stringContaining('Дописано сегодня.');
    expect(await storedIn(folder, writing)).toEqual({ schema: SCHEMA_VERSION, told: SCHEMA_VERSION, text });
    expect(await storedIn(folder, printed)).toMatchObject({ schema: 1, told: 1 });
  });
});
