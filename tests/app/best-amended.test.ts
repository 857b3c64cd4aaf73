import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopGame } from '../../src/app/act.ts';
import { appointJuror } from '../../src/app/jurors.ts';
import { openBallot } from '../../src/app/open-ballot.ts';
import { bestOf, bestVersion, readBest, readTallyFile } from '../../src/app/read-best.ts';
import { bestOfAllVersion, readBestOfAll } from '../../src/app/read-best-of-all.ts';
import { scoreLot } from '../../src/app/score-lot.ts';
import { tallyNight } from '../../src/app/tally-night.ts';
import { voidBallot } from '../../src/app/void-ballot.ts';
import { must, openSite, openTable, PASSWORD, type Table, type TestSite } from './table.ts';

let site: TestSite;
let table: Table;
beforeAll(async () => {
  site = await openSite();
  table = await openTable(site);
  const second = await site.account('Вторая судья');
  must(await appointJuror(table.ctx, table.host, { slug: table.slug, nick: second.nick }));
  await table.lynch('Тис');
  must(await table.send({ by: 'Мак', command: 'Лечить Роза', description: 'Капли от бессонницы.' }));
  must(await table.send({ by: 'Роза', description: 'Не сплю, считаю фонари.' }));
  await table.closeNight();
  await table.publish();
  for (const juror of [table.juror, second]) {
    const { lots } = must(await openBallot(table.ctx, juror, { slug: table.slug, night: 1 }));
    for (const { code, text } of lots) {
      const mark = text.startsWith('Капли') ? 9 : 4;
      const scores = { image: mark, word: mark, world: mark, wit: mark };
      const at = { slug: table.slug, night: 1, lot: code, version: 0 };
      must(await scoreLot(table.ctx, juror, { ...at, scores, remark: '', done: true }));
    }
  }
});
afterAll(() => site.close());

it('a night that its host has changed tells its earlier hash after the end, and recounts to the new one', async () => {
  const { ctx, host, slug } = table;
  const old = must(await tallyNight(ctx, host, { slug, night: 1 }));
  const [best] = old.lots;
  const gone = { nick: 'Судья', lot: old.lots[1]?.lot, why: 'Узнал почерк.', password: PASSWORD };
  const fresh = must(await voidBallot(ctx, host, { slug, night: 1, ...gone }));
  expect(fresh.hash).not.toBe(old.hash);
  expect((await readBest(ctx, { slug })).ok).toBe(false);
  expect(await bestVersion(ctx, slug)).toBeNull();

  must(await stopGame(ctx, host, { slug, winner: 'town', why: 'Фонарь погас.' }));
  const anthology = must(await readBest(ctx, { slug }));
  const [night] = anthology.nights;
  expect(night).toMatchObject({ number: 1, hash: fresh.hash, earlier: [old.hash] });
  expect(night && bestOf(anthology, night).map(({ author, lot }) => [author, lot])).toEqual([
    ['Мак', best?.lot],
  ]);
  const file = must(await readTallyFile(ctx, { slug, night: 1 }));
  expect(file).toContain(`Должно выйти: ${fresh.hash}`);
  expect(file).toMatch(/^conflicts:\n {2}- \{ juror: "Судья"/mu);
  // The reason was the host's, for the log of the panel alone.
  expect(JSON.stringify(anthology) + file).not.toContain('почерк');
});

it('what the public has kept is out of date as soon as the jury closes a night after the end', async () => {
  const { store } = table.ctx;
  const before = [await bestVersion(table.ctx, table.slug), await bestOfAllVersion(table.ctx)];
  const [row] = await store.tallies.ofGame(table.gameId);
  if (!row) throw new Error('Nothing was tallied');
  await store.tallies.close(table.gameId, { ...row, night: 2, hash: 'f'.repeat(64) });
  const after = [await bestVersion(table.ctx, table.slug), await bestOfAllVersion(table.ctx)];
  expect(after.map((one, n) => one === before[n])).toEqual([false, false]);
  expect((await readBestOfAll(table.ctx)).games.map(({ best }) => best.slug)).toEqual([table.slug]);
});
