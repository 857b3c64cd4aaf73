import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moveDeadline } from '../../src/app/move-deadline.ts';
import { movePanel } from '../../src/app/move-panel.ts';
import { createGame } from '../../src/app/create-game.ts';
import { CLOSED, HARD, night, openJudged, SOFT, type Judged } from './panel.ts';
import { must, openSite, type TestSite } from './table.ts';

let site: TestSite;
let it1: Judged;
beforeAll(async () => void (site = await openSite()));
beforeEach(async () => void (it1 = await openJudged(site)));
afterAll(() => site.close());

const move = (input: object, actor = it1.table.host) =>
  movePanel(it1.table.ctx, actor, { slug: it1.table.slug, night, ...input });

describe('a panel’s deadlines', () => {
  it('are the end of the day’s lynch and of the next night, by the calendar', async () => {
    expect(await it1.ballot(it1.table.juror)).toMatchObject({ due: SOFT, closes: HARD });
  });

  it('follow the game when its host moves the lynch', async () => {
    const { table } = it1;
    await table.publish();
    const ends = '2026-12-08T20:30:00.000Z';
    must(await moveDeadline(table.ctx, table.host, { slug: table.slug, ends }));
    expect(await it1.ballot(table.juror)).toMatchObject({ due: ends, closes: HARD });
  });

  it('warn past the soft one, refuse from the hard one on, and not a moment earlier', async () => {
    const { table, score, lotOf, refused, abstain } = it1;
    const lot = await lotOf('Мак', table.juror);
    expect(await score(table.juror, lot)).toMatchObject({ ok: true, value: { version: 1, late: false } });
    site.set(SOFT);
    const late = await score(table.juror, lot, { version: 1, scores: { wit: 1 }, done: false });
    expect(late).toMatchObject({ ok: true, value: { version: 2, late: true } });
    site.set('2026-12-09T04:59:59.999Z');
    must(await score(table.juror, lot, { version: 2 }));
    site.set(HARD);
    expect(await refused(() => score(table.juror, lot, { version: 3 }))).toBe('ballot-late');
    expect(await refused(() => abstain(table.juror, lot, 3))).toBe('ballot-late');
  });

  it('judge a score by the time at which its request came, however long it waited', async () => {
    const { table, score, lotOf } = it1;
    const lot = await lotOf('Мак', table.juror);
    site.set('2026-12-09T04:59:59.999Z');
    const sent = score(table.juror, lot);
    site.set(HARD);
    expect(await sent).toMatchObject({ ok: true });
  });

  it('are moved by the host, both ways, and that is told in the log', async () => {
    const { table, score, lotOf, refused } = it1;
    const lot = await lotOf('Мак', table.juror);
    must(await move({ hard: '2026-12-08T21:00:00Z' }));
    site.set('2026-12-08T21:00:00.000Z');
    expect(await refused(() => score(table.juror, lot))).toBe('ballot-late');
    must(await move({ hard: '2026-12-10T09:00:00+03:00' }));
    must(await score(table.juror, lot));
    const told = (await it1.records()).filter(({ act, refusal }) => act === 'deadline' && !refusal);
    expect(told.map(({ before, after }) => [before, after])).toEqual([
      [
        { soft: SOFT, hard: HARD },
        { soft: SOFT, hard: '2026-12-08T21:00:00.000Z' },
      ],
      [
        { soft: SOFT, hard: '2026-12-08T21:00:00.000Z' },
        { soft: SOFT, hard: '2026-12-10T06:00:00.000Z' },
      ],
    ]);
  });

  it('are moved one at a time: the reminder that has passed may stand in the form beside a later last hour', async () => {
    site.set('2026-12-08T20:00:00.000Z');
    const later = '2026-12-10T06:00:00.000Z';
    must(await move({ soft: SOFT, hard: later }));
    expect(await it1.ballot(it1.table.juror)).toMatchObject({ due: SOFT, closes: later });
    expect(await it1.refused(() => move({ soft: '2026-12-08T18:00:00Z' }))).toBe('deadline-in-past');
  });

  it('follow the game still, where only the other one was moved', async () => {
    const { table } = it1;
    const later = '2026-12-11T09:00:00.000Z';
    must(await move({ soft: SOFT, hard: later }));
    await table.publish();
    const ends = '2026-12-08T20:30:00.000Z';
    must(await moveDeadline(table.ctx, table.host, { slug: table.slug, ends }));
    expect(await it1.ballot(table.juror)).toMatchObject({ due: ends, closes: later });
  });

  it.each([
    ['into the past', { hard: CLOSED }, 'deadline-in-past'],
    ['before the reminder', { hard: '2026-12-08T10:00:00Z' }, 'panel-order'],
    ['to no hour at all', { hard: 'вечером' }, 'invalid-input'],
    ['of a night that is open', { night: 2, hard: HARD }, 'nothing-to-judge'],
  ])('are not moved %s', async (_, input, code) => {
    expect(await it1.refused(() => move(input))).toBe(code);
  });

  it('are moved by nobody else', async () => {
    expect(await it1.refused(() => move({ hard: HARD }, it1.table.juror))).toBe('not-found');
    expect(await it1.refused(() => move({ hard: HARD }, it1.table.of('Мак')))).toBe('not-found');
  });
});

describe('a game', () => {
  const judgedWith = (closes: object) =>
    openJudged(site, {
      terms: { settings: { jury: { quorum: 2, criteria: criteria(), places: [], closes } } },
    });
  const criteria = () => ['image', 'word', 'world', 'wit'].map((id) => ({ id, label: id, hint: '' }));

  it('may have its panels judge without an hour, or to the lynch only', async () => {
    const without = await judgedWith({ soft: 'never', hard: 'never' });
    expect(await without.ballot(without.table.juror)).toMatchObject({ due: null, closes: null });
    const short = await judgedWith({ soft: 'lynch', hard: 'lynch' });
    expect(await short.ballot(short.table.juror)).toMatchObject({ due: SOFT, closes: SOFT });
  });

  it('is not made with a last hour before the reminder, nor with weights that weigh nothing', async () => {
    const make = (jury: object) =>
      createGame(site.ctx, it1.table.host, {
        title: 'Нет',
        ruleset: 'three-fat-men',
        settings: { jury: { quorum: 2, criteria: criteria(), places: [], ...jury } },
      });
    const weightless = criteria().map((one) => ({ ...one, weight: 0 }));
    for (const jury of [{ closes: { soft: 'night', hard: 'lynch' } }, { criteria: weightless }])
      expect(await make(jury)).toMatchObject({ ok: false, error: { code: 'invalid-input' } });
  });
});
