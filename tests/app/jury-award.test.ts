import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { activateBonus } from '../../src/app/act.ts';
import { awardNight } from '../../src/app/award-night.ts';
import { loadGame } from '../../src/app/load-game.ts';
import { readGame } from '../../src/app/read-game.ts';
import { readInbox } from '../../src/app/read-inbox.ts';
import { tallyNight } from '../../src/app/tally-night.ts';
import { night, openJudged, type Judged } from './panel.ts';
import { must, openSite, type TestSite } from './table.ts';

let site: TestSite;
let it1: Judged;
beforeAll(async () => void (site = await openSite()));
beforeEach(async () => void (it1 = await openJudged(site)));
afterAll(() => site.close());

const at = () => ({ slug: it1.table.slug, night });
async function award() {
  const { table, second } = it1;
  await it1.scoreAll(table.juror, { Мак: 5, Роза: 9, Розалия: 1 });
  await it1.scoreAll(second, { Мак: 6, Роза: 8, Розалия: 3 });
  must(await tallyNight(table.ctx, table.host, at()));
  return must(await awardNight(table.ctx, table.host, at()));
}

describe('an award', () => {
  it('works the same night: the shield that the best author was granted saves her', async () => {
    const { table } = it1;
    await table.publish();
    await table.lynch('Нарцисс');
    const granted = await award();
    expect(granted[0]).toMatchObject({ player: 'Роза', bonus: 'shield', place: 1 });
    const use = { slug: table.slug, bonus: 'shield' };
    must(await activateBonus(table.ctx, table.of('Роза'), use));
    must(await table.send({ by: 'Астра', command: 'Убить Роза' }));
    site.set('2026-12-09T05:00:00.000Z');
    await table.closeNight();
    const { game } = must(await loadGame(table.ctx, table.slug, table.host));
    expect(game?.past.at(-1)?.alive).toContain('Роза');
    const log = await table.ctx.store.log.read(table.gameId);
    expect(log.filter(({ kind }) => kind === 'grant')).toEqual([
      expect.objectContaining({ to: 'Роза', bonus: 'shield' }),
      expect.objectContaining({ to: 'Мак', bonus: 'double-vote' }),
    ]);
  });

  it('gives the dead of the night praise and no bonus', async () => {
    it1 = await openJudged(site, { killed: 'Роза' });
    const granted = await award();
    expect(granted[0]).toMatchObject({ player: 'Роза', bonus: null, why: 'dead' });
  });

  it('tells the public that the night was judged, and nobody’s name', async () => {
    const { table } = it1;
    await table.publish();
    const seen = async (nick: string | null) =>
      must(await readGame(table.ctx, nick ? table.of(nick) : null, { slug: table.slug }));
    expect((await seen(null)).judged).toEqual([]);
    await award();
    const page = await seen(null);
    expect(page.judged).toEqual([1]);
    expect(page.grants).toEqual([]);
    expect((await seen('Астра')).judged).toEqual([1]);
    const letters = async (nick: string) => JSON.stringify(await readInbox(table.ctx, table.of(nick)));
    expect(await letters('Роза')).toContain('Щит');
    expect(await letters('Розалия')).not.toContain('Щит');
  });

  it('is given once', async () => {
    await it1.table.publish();
    await award();
    const again = await awardNight(it1.table.ctx, it1.table.host, at());
    expect(again).toMatchObject({ ok: false, error: { code: 'already-awarded' } });
  });
});
