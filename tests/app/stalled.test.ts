import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeLynch } from '../../src/app/close-phase.ts';
import { loadGame } from '../../src/app/load-game.ts';
import { publishReport } from '../../src/app/publish-report.ts';
import { readLedger } from '../../src/app/read-ledger.ts';
import { doHostAct } from '../../src/components/host/acts.ts';
import { documentOf, paragraph } from './documents.ts';
import { must, openSite, openTable, type Table, type TestSite } from './table.ts';

let site: TestSite;
let table: Table;
beforeAll(async () => {
  site = await openSite();
  table = await openTable(site);
});
afterAll(() => site.close());

const ledger = async () => must(await readLedger(table.ctx, table.host, { slug: table.slug }));
const game = async () => must(await loadGame(table.ctx, table.slug, table.host)).game;

/** Everybody votes for himself, and at night nobody does anything. */
async function idleDay(): Promise<void> {
  const now = await game();
  for (const player of now?.alive ?? []) await table.post(player, 'За себя.', player);
  site.set(now?.phase.ends ?? '');
  must(await closeLynch(table.ctx, table.host, { slug: table.slug }));
}

it('a game in which nobody dies any more is the host’s to draw or to go on with (7.1)', async () => {
  for (let day = 1; day <= 3; day += 1) {
    expect((await ledger()).stalled).toBe(false);
    await idleDay();
    await table.closeNight();
    const document = documentOf(paragraph('Было тихо.'));
    const report = { slug: table.slug, night: day, version: 0, document };
    must(await publishReport(table.ctx, table.host, report));
  }
  expect((await ledger()).stalled).toBe(true);
  expect((await game())?.over).toBe(null);
  must(await doHostAct(table.ctx, table.host, table.slug, { act: 'draw' }));
  expect((await game())?.over).toMatchObject({ winner: 'draw' });
  expect((await ledger()).stalled).toBe(false);
});
