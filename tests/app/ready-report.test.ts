import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { publishReport } from '../../src/app/publish-report.ts';
import { readReport } from '../../src/app/read-report.ts';
import { markReady } from '../../src/app/ready-report.ts';
import { say } from '../../src/app/say.ts';
import { saveReport } from '../../src/app/save-report.ts';
import { clockwork } from '../../src/app/tick.ts';
import { paragraph } from './documents.ts';
import { MORNING, must, openSite, openTable, type Table, type TestSite } from './table.ts';

let site: TestSite;
let table: Table;
let games = 0;
const night = () => ({ slug: table.slug, night: 1 });
const save = async (version: number, document: unknown) =>
  must(await saveReport(table.ctx, table.host, { ...night(), version, document }));
const ten = async () => {
  site.set('2026-12-08T10:00:00+03:00');
  await clockwork(site.ctx)();
};
const html = async () => must(await readReport(table.ctx, night())).html;

beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());
beforeEach(async () => {
  site.set(MORNING);
  table = await openTable(site, { title: `Готовая ${++games}` });
  await table.lynch('Тис');
  must(await table.send({ by: 'Роза', description: 'Капли от бессонницы, по одной.' }));
  await table.closeNight();
});

test('a report declared ready stays so when the same text is saved again', async () => {
  const document = await table.draft();
  const { version, savedAt } = await save(0, document);
  must(await markReady(table.ctx, table.host, { ...night(), version }));
  site.set('2026-12-08T09:00:00+03:00');
  expect(await save(version, document)).toEqual({ version, savedAt });
  await ten();
  expect(await html()).toContain('Капли от бессонницы');
});

test('a report declared ready is so no more when a word was added', async () => {
  const document = await table.draft();
  const { version } = await save(0, document);
  must(await markReady(table.ctx, table.host, { ...night(), version }));
  const more = { ...document, content: [...document.content, paragraph('Пошёл снег.')] };
  expect((await save(version, more)).version).toBe(version + 1);
  await ten();
  expect(await html()).toBe(null);
});

test('what stands is the same text also when it was written down in an older shape', async () => {
  const document = await table.draft();
  const { reports } = table.ctx.store;
  const raw = JSON.parse(JSON.stringify(document).replaceAll('{"type":"text"', '{"marks":[],"type":"text"'));
  await reports.save(table.gameId, 1, 0, 'Ночь', raw, site.clock.now);
  expect((await save(1, document)).version).toBe(1);
});

test('of a night that came out without its tale nothing is declared ready, and the host is told what to do', async () => {
  const document = await table.draft();
  const { version } = await save(0, document);
  await ten();
  const refused = await markReady(table.ctx, table.host, { ...night(), version });
  expect(refused).toMatchObject({ ok: false, error: { code: 'night-told' } });
  if (!refused.ok) expect(say(table.ctx, refused.error)).toMatch(/без рассказа.*опубликуйте/u);
  must(await publishReport(table.ctx, table.host, { ...night(), version, document }));
  expect(await markReady(table.ctx, table.host, { ...night(), version })).toMatchObject({
    error: { code: 'report-published' },
  });
});
