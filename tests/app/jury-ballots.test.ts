import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { declareConflict } from '../../src/app/declare-conflict.ts';
import { removeJuror } from '../../src/app/jurors.ts';
import { openBallot } from '../../src/app/open-ballot.ts';
import { say } from '../../src/app/say.ts';
import { scoreLot } from '../../src/app/score-lot.ts';
import { tallyNight } from '../../src/app/tally-night.ts';
import { defaultCriteria } from '../../src/jury/criteria.ts';
import { all, HARD, night, openJudged, texts, type Judged, whole } from './panel.ts';
import { must, openSite, type TestSite } from './table.ts';

let site: TestSite;
let it1: Judged;
beforeAll(async () => void (site = await openSite()));
beforeEach(async () => void (it1 = await openJudged(site)));
afterAll(() => site.close());

const at = () => ({ slug: it1.table.slug, night });

describe('a score that cannot be taken is refused with words, changes nothing, and is kept in the jury’s log:', () => {
  it.each([
    [
      'outside the scale',
      async (lot: string) => it1.score(it1.table.juror, lot, { scores: { ...whole, wit: 11 } }),
      'score-out-of-scale',
    ],
    [
      'of no criterion',
      async (lot: string) => it1.score(it1.table.juror, lot, { scores: { beauty: 5 } }),
      'score-out-of-scale',
    ],
    [
      'unfinished',
      async (lot: string) => it1.score(it1.table.juror, lot, { scores: { wit: 5 } }),
      'score-incomplete',
    ],
    ['for another juror’s lot', async () => it1.score(it1.table.juror, await foreign()), 'lot-unknown'],
    [
      'for a night that is open',
      async (lot: string) => it1.score(it1.table.juror, lot, { night: 2 }),
      'nothing-to-judge',
    ],
    [
      'of a version that is ahead',
      async (lot: string) => it1.score(it1.table.juror, lot, { version: 7 }),
      'stale-version',
    ],
    [
      'without a version',
      async (lot: string) => it1.score(it1.table.juror, lot, { version: null }),
      'invalid-input',
    ],
    ['by a player', async (lot: string) => it1.score(it1.table.of('Мак'), lot), 'not-found'],
    ['by a dead player', async (lot: string) => it1.score(it1.table.of('Тис'), lot), 'not-found'],
    ['by the host', async (lot: string) => it1.score(it1.table.host, lot), 'not-found'],
  ])('%s', async (_, send, code) => {
    const lot = await it1.lotOf('Мак', it1.table.juror);
    expect(await it1.refused(() => send(lot))).toBe(code);
  });

  it('for a lot of a tallied night, from a juror in conflict, from a released one, after the last hour', async () => {
    const { table, score, lotOf, refused } = it1;
    const [own, other] = [await lotOf('Мак', table.juror), await lotOf('Роза', table.juror)];
    must(await declareConflict(table.ctx, table.juror, { ...at(), lot: own, why: 'Сосед.' }));
    expect(await refused(() => score(table.juror, own))).toBe('conflict-of-interest');
    site.set(HARD);
    expect(await refused(() => score(table.juror, other))).toBe('ballot-late');
    site.set('2026-12-08T06:00:00.000Z');
    must(await score(table.juror, other));
    must(await tallyNight(table.ctx, table.host, at()));
    expect(await refused(() => score(table.juror, other, { version: 1 }))).toBe('lot-closed');
    must(await removeJuror(table.ctx, table.host, { slug: table.slug, nick: 'Судья' }));
    expect(await refused(() => score(table.juror, other, { version: 1 }))).toBe('not-found');
  });

  it('but what a passer-by sends fills nothing', async () => {
    const before = await it1.records();
    const sent = await it1.score(it1.table.stranger, 'Я-00');
    expect(sent).toMatchObject({ ok: false, error: { code: 'not-found' } });
    expect(await it1.records()).toEqual(before);
    expect(await scoreLot(it1.table.ctx, null, at())).toMatchObject({ ok: false });
  });

  /** A code of the other's that this juror has not. */
  async function foreign(): Promise<string> {
    const mine = new Set((await it1.ballot(it1.table.juror)).lots.map(({ code }) => code));
    const theirs = (await it1.ballot(it1.second)).lots.map(({ code }) => code);
    return theirs.find((code) => !mine.has(code)) ?? 'Я-00';
  }
});

describe('two windows', () => {
  it('that save different scores: the second is told both, and nothing is overwritten', async () => {
    const { table, score, lotOf, ballot } = it1;
    const lot = await lotOf('Мак', table.juror);
    must(await score(table.juror, lot, { scores: { image: 3 }, done: false }));
    const stale = await score(table.juror, lot, { scores: { image: 9, wit: 2 }, done: false });
    expect(stale.ok ? '' : say(table.ctx, stale.error)).toBe(
      'В другом окне сохранено иное. Там: образ 3. У вас: образ 9, остроумие 2. Выберите, что оставить.',
    );
    const line = (await ballot(table.juror)).lots.find(({ code }) => code === lot);
    expect(line).toMatchObject({ scores: { image: 3 }, version: 1 });
  });

  it('that save the same, or a button pressed twice: saved once, and both are told so', async () => {
    const { table, score, abstain, lotOf, ballot } = it1;
    const lot = await lotOf('Мак', table.juror);
    const twice = await Promise.all([score(table.juror, lot), score(table.juror, lot)]);
    expect(twice.map((one) => one.ok && one.value.version)).toEqual([1, 1]);
    expect([await abstain(table.juror, lot, 1), await abstain(table.juror, lot, 1)]).toEqual([
      { ok: true, value: { version: 2, late: false } },
      { ok: true, value: { version: 2, late: false } },
    ]);
    const line = (await ballot(table.juror)).lots.find(({ code }) => code === lot);
    expect(line).toMatchObject({ state: 'abstained', version: 2 });
  });
});

it('everything can be undone until the ballot is closed: a score, an abstention, all of it', async () => {
  const { table, score, abstain, lotOf, ballot } = it1;
  const lot = await lotOf('Мак', table.juror);
  const line = async () => (await ballot(table.juror)).lots.find(({ code }) => code === lot);
  must(await score(table.juror, lot));
  must(await abstain(table.juror, lot, 1));
  expect(await line()).toMatchObject({ state: 'abstained', scores: {} });
  must(await score(table.juror, lot, { version: 2, scores: all(4) }));
  expect(await line()).toMatchObject({ state: 'scored', scores: all(4) });
  must(await score(table.juror, lot, { version: 3, scores: {}, done: false }));
  expect(await line()).toMatchObject({ state: 'open', scores: {} });
});

describe('a ballot', () => {
  it('holds nothing of an author: no nick, no id, no time, no length of a command, no order of arrival', async () => {
    const { table } = it1;
    const rows = await table.ctx.store.descriptions.ofNight(table.gameId, night);
    const written = JSON.stringify(must(await openBallot(table.ctx, table.juror, at())));
    const people = Object.keys(texts).map((nick) => table.of(nick));
    for (const secret of [
      ...people.flatMap(({ id, nick }) => [id, `"${nick}"`]),
      ...rows.map(({ id }) => id),
    ])
      expect(written).not.toContain(secret);
    expect(written).not.toMatch(/Лечить|heal|sentAt|author/);
    const order = async (who: typeof it1.second) =>
      (await it1.ballot(who)).lots.map(({ text }) => text.slice(0, 8));
    expect((await order(table.juror)).toSorted()).toEqual((await order(it1.second)).toSorted());
    const codes = async (who: typeof it1.second) => (await it1.ballot(who)).lots.map(({ code }) => code);
    expect(await codes(table.juror)).not.toEqual(await codes(it1.second));
  });

  it('masks characters as «герой» where the game wants it, and leaves them where it does not', async () => {
    const judged = { quorum: 2, criteria: [...defaultCriteria], places: [] };
    const said = async (jury: object) => {
      site.set('2026-12-07T07:00:00.000Z');
      it1 = await openJudged(site, {
        terms: { settings: { jury: { ...judged, ...jury } } },
        said: { Роза: 'Доктор Гаспар спит, а Тибулу не спится: канатоходец ждёт Пиона.' },
      });
      const { lots } = await it1.ballot(it1.table.juror);
      return lots.map(({ text }) => text).find((text) => text.includes('спится')) ?? '';
    };
    expect(await said({ maskRoles: true })).not.toMatch(/Гаспар|Тибул/);
    expect(await said({ maskRoles: true })).toMatch(/герой/i);
    expect(await said({})).toMatch(/Гаспар.*Тибулу.*Игрок/);
  });
});
