import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopGame } from '../../src/app/act.ts';
import { bestOfAllVersion, readBestOfAll } from '../../src/app/read-best-of-all.ts';
import { scoreLot } from '../../src/app/score-lot.ts';
import { openBallot } from '../../src/app/open-ballot.ts';
import { tallyNight } from '../../src/app/tally-night.ts';
import { defaultCriteria } from '../../src/jury/criteria.ts';
import { must, openSite, openTable, type TestSite } from './table.ts';

let site: TestSite;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

/** A game of one judged night, over. */
async function finishedGame(n: number): Promise<string> {
  site.set(`2026-12-${String(n).padStart(2, '0')}T07:00:00.000Z`);
  const jury = { quorum: 1, criteria: [...defaultCriteria], places: [] };
  const table = await openTable(site, { title: `Партия ${n}`, terms: { settings: { jury } } });
  const { ctx, host, juror, slug } = table;
  await table.lynch('Тис');
  must(await table.send({ by: 'Роза', description: `Фонарь ${n} погас, и стало видно звёзды.` }));
  await table.closeNight();
  const { lots } = must(await openBallot(ctx, juror, { slug, night: 1 }));
  const scores = Object.fromEntries(defaultCriteria.map(({ id }) => [id, 7]));
  const line = { slug, night: 1, version: 0, scores, remark: '', done: true };
  must(await scoreLot(ctx, juror, { ...line, lot: lots[0]?.code }));
  must(await tallyNight(ctx, host, { slug, night: 1 }));
  must(await stopGame(ctx, host, { slug, winner: 'town', why: 'Фонарь погас.' }));
  return slug;
}

it('the anthology of all games has eight on a page, the newest first, and its first page a version of its own', async () => {
  const slugs: string[] = [];
  for (let n = 1; n <= 8; n += 1) slugs.unshift(await finishedGame(n));
  const before = await bestOfAllVersion(site.ctx);
  expect(await readBestOfAll(site.ctx)).toMatchObject({ page: 1, pages: 1 });
  slugs.unshift(await finishedGame(9));
  expect(await bestOfAllVersion(site.ctx)).not.toBe(before);

  const shown = async (page: number) => {
    const read = await readBestOfAll(site.ctx, { page });
    return { ...read, games: read.games.map(({ best }) => best.slug) };
  };
  expect(await shown(1)).toEqual({ page: 1, pages: 2, games: slugs.slice(0, 8) });
  expect(await shown(2)).toEqual({ page: 2, pages: 2, games: slugs.slice(8) });
  expect((await shown(3)).games).toEqual(slugs.slice(8));
}, 120_000);
