import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopGame } from '../../src/app/act.ts';
import { publishReport } from '../../src/app/publish-report.ts';
import { readGame } from '../../src/app/read-game.ts';
import { readReport } from '../../src/app/read-report.ts';
import { must, openSite, openTable, type Table, type TestSite } from './table.ts';

let site: TestSite;
let table: Table;
beforeAll(async () => {
  site = await openSite();
  table = await openTable(site);
});
afterAll(() => site.close());

it('of a game that was stopped before its last night was told, the tale may still come out', async () => {
  await table.lynch('Тис');
  must(
    await table.send({ by: 'Астра', command: 'Убить Роза', description: 'Крадусь по крыше, считаю трубы.' }),
  );
  await table.closeNight();
  const document = await table.draft();
  must(await stopGame(table.ctx, table.host, { slug: table.slug, winner: 'town', why: 'Ведущий уезжает.' }));
  const night = { slug: table.slug, night: 1 };
  expect(must(await readReport(table.ctx, night))).toMatchObject({ html: null });
  must(await publishReport(table.ctx, table.host, { ...night, version: 0, document }));
  expect(must(await readReport(table.ctx, night)).html).toContain('считаю трубы');
  expect(must(await readGame(table.ctx, null, table))).toMatchObject({ state: 'over' });
});
