import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopGame } from '../../src/app/act.ts';
import { publishReport } from '../../src/app/publish-report.ts';
import { must, openSite, openTable, type Table, type TestSite } from './table.ts';

let site: TestSite;
let table: Table;
beforeAll(async () => {
  site = await openSite();
  table = await openTable(site);
});
afterAll(() => site.close());

it('a report refused because the game was stopped is not published by half', async () => {
  await table.lynch('Тис');
  must(
    await table.send({ by: 'Астра', command: 'Убить Роза', description: 'Крадусь по крыше, считаю трубы.' }),
  );
  await table.closeNight();
  const document = await table.draft();
  must(await stopGame(table.ctx, table.host, { slug: table.slug, winner: 'town', why: 'Ведущий уезжает.' }));
  const input = { slug: table.slug, night: 1, version: 0, document };
  expect((await publishReport(table.ctx, table.host, input)).ok).toBe(false);
  expect(await table.ctx.store.reports.get(table.gameId, 1)).toBe(null);
  expect(await table.ctx.store.reports.latest(5)).toEqual([]);
});
