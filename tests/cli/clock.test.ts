import { afterAll, beforeAll, expect, it } from 'vitest';
import { readGame } from '../../src/app/read-game.ts';
import { startClock } from '../../src/cli/serving/clock.ts';
import { must, openSite, openTable, type Table, type TestSite } from '../app/table.ts';

let site: TestSite;
let table: Table;
beforeAll(async () => {
  site = await openSite();
  table = await openTable(site);
});
afterAll(() => site.close());

const phase = async () => must(await readGame(table.ctx, null, table)).phase;

it('a clock that starts does at once what is due, and is done with it when it has stopped', async () => {
  await startClock(site.ctx)();
  expect(await phase()).toMatchObject({ kind: 'lynch' });
  site.set('2026-12-07T22:00:03+03:00');
  await startClock(site.ctx)();
  expect(await phase()).toMatchObject({ kind: 'night', state: 'open' });
});

it('a database that is away ends nothing: it is told, and the next look finds what was due', async () => {
  site.set('2026-12-08T08:00:03+03:00');
  const told: string[] = [];
  const list = () => Promise.reject(new Error('The database is away'));
  const away = { ...site.ctx, store: { ...site.ctx.store, games: { ...site.ctx.store.games, list } } };
  await startClock(away, (slug, cause) => told.push(`${slug} ${String(cause)}`))();
  expect(told).toEqual(['* Error: The database is away']);
  await startClock(site.ctx)();
  expect(await phase()).toMatchObject({ kind: 'night', state: 'closed' });
});
