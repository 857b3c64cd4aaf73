import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bestOf, bestVersion, hasBest, readBest, readTallyFile, type Best } from '../../src/app/read-best.ts';
import { hasBestOfAll, readBestOfAll } from '../../src/app/read-best-of-all.ts';
import { tallyNight } from '../../src/app/tally-night.ts';
import { demoHost } from '../../src/cli/demo-accounts.ts';
import { finishedScript } from '../../src/cli/demo-script.ts';
import { composeSite, type Site } from '../../src/compose.ts';
import { foldNick } from '../../src/engine/nick.ts';
import { tally, type Tally } from '../../src/jury/tally.ts';
import { tallyInput } from '../../src/jury/tally-input.ts';
import { readSource } from '../../src/scenario/source.ts';
import { databaseFolder } from '../support/database.ts';
import { must } from './table.ts';

const here = { demo: true, host: '127.0.0.1', port: 0, origin: undefined, databaseUrl: undefined };
const script = finishedScript();

let dataDir: string;
let site: Site;
let finished: string;
let running: string;
let best: Best;
beforeAll(async () => {
  dataDir = await databaseFolder();
  site = await composeSite({ ...here, dataDir });
  const slugOf = async (state: 'over' | 'running') =>
    (await site.ctx.store.games.list([state]))[0]?.slug ?? '';
  [finished, running] = [await slugOf('over'), await slugOf('running')];
  best = must(await readBest(site.ctx, { slug: finished }));
});
afterAll(async () => {
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Counts a night again from what the public can download. */
async function recounted(night: number): Promise<Tally> {
  const file = must(await readTallyFile(site.ctx, { slug: finished, night }));
  const source = readSource(file);
  if (!('value' in source)) throw new Error(source.message);
  return tally(tallyInput.parse(source.value));
}

describe('the best descriptions of the demo game', () => {
  it('are those of every judged night, the winner of the third being who was rewarded with a shield', () => {
    expect(best.nights.map(({ number }) => number)).toEqual(script.mornings.map(({ night }) => night));
    const third = best.nights.find(({ number }) => number === 3);
    expect(third?.title).toBe('Ночь третья, в которой у смерти спросили паспорт');
    const [first, second] = third ? bestOf(best, third) : [];
    expect(first).toMatchObject({ author: 'Vasilisk', place: 1, bonus: 'Щит', role: 'наследник Тутти' });
    expect(second).toMatchObject({ author: 'Северный ветер', place: 2, bonus: 'Двойной голос' });
    expect(first?.text).toContain('Из дневника наследника.');
  });

  it('stand by place, each with as many marks as jurors have scored it', () => {
    for (const { texts } of best.nights) {
      const places = texts.map(({ place }) => place ?? Infinity);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      for (const { marks, scoredBy } of texts) expect(marks).toHaveLength(scoredBy);
    }
  });

  it('tell how strict each juror was: Мадам Цезура most of all', () => {
    expect(best.jurors.map(({ juror }) => juror).toSorted()).toEqual(script.jurors.toSorted());
    expect(best.jurors[0]?.juror).toBe('Мадам Цезура');
    const given = script.ballots
      .filter(({ juror }) => juror === 'Мадам Цезура')
      .flatMap(({ scores = [] }) => scores);
    const mean = given.reduce((sum, score) => sum + score, 0) / given.length;
    expect(best.jurors[0]?.mean).toBeCloseTo(mean, 9);
  });

  it('recount, from the file that anybody can download, to the places and the hash that were frozen', async () => {
    const row = await site.ctx.store.games.bySlug(finished);
    const frozen = await site.ctx.store.tallies.ofGame(row?.id ?? '');
    expect(frozen).toHaveLength(best.nights.length);
    for (const { night, hash, result } of frozen) {
      expect(await recounted(night)).toEqual(result);
      expect((await recounted(night)).hash).toBe(hash);
      expect(must(await readTallyFile(site.ctx, { slug: finished, night }))).toContain(
        `# Должно выйти: ${hash}`,
      );
      expect(best.nights.find(({ number }) => number === night)?.hash).toBe(hash);
    }
  });

  it('are in the anthology of all games by the text that outdid its night most', async () => {
    expect(await hasBestOfAll(site.ctx)).toBe(true);
    const { games, page, pages } = await readBestOfAll(site.ctx, { page: 7 });
    expect({ page, pages, slugs: games.map((one) => one.best.slug) }).toEqual({
      page: 1,
      pages: 1,
      slugs: [finished],
    });
    const [top] = games[0]?.top ?? [];
    const winners = best.nights.flatMap(({ texts }) => texts.filter(({ place }) => place === 1));
    expect(top?.text.score).toBe(Math.max(...winners.map(({ score }) => score ?? 0)));
    expect(games[0]?.others).toHaveLength(winners.length - 1);
  });
});

describe('before the end, and where there is nothing', () => {
  it('a running game, judged or not, has no best descriptions, no files and no version of them', async () => {
    const host = await site.ctx.store.accounts.byNickKey(foldNick(demoHost));
    must(await tallyNight(site.ctx, host, { slug: running, night: 1 }));
    expect(await readBest(site.ctx, { slug: running })).toEqual({ ok: false, error: { code: 'not-found' } });
    for (const night of [1, 2])
      expect((await readTallyFile(site.ctx, { slug: running, night })).ok).toBe(false);
    expect(await hasBest(site.ctx, running)).toBe(false);
    expect(await bestVersion(site.ctx, running)).toBeNull();
  });

  it('a night that was not, and a game that is none, have no file', async () => {
    for (const [slug, night] of [
      [finished, 0],
      [finished, 99],
      ['net-takoj', 1],
    ] as const)
      expect((await readTallyFile(site.ctx, { slug, night })).ok).toBe(false);
    expect((await readBest(site.ctx, { slug: 'net-takoj' })).ok).toBe(false);
  });
});
