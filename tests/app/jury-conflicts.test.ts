import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { declareConflict, declareForGame, withdrawConflict } from '../../src/app/declare-conflict.ts';
import { appointJuror, removeJuror } from '../../src/app/jurors.ts';
import { openBallot } from '../../src/app/open-ballot.ts';
import { liftConflict, pinConflict } from '../../src/app/pin-conflict.ts';
import { tallyNight } from '../../src/app/tally-night.ts';
import { foldNick } from '../../src/engine/nick.ts';
import type { TallyInput } from '../../src/jury/tally-input.ts';
import { night, openJudged, type Judged } from './panel.ts';
import { must, openSite, type Person, type TestSite } from './table.ts';

let site: TestSite;
let it1: Judged;
beforeAll(async () => void (site = await openSite()));
beforeEach(async () => void (it1 = await openJudged(site)));
afterAll(() => site.close());

const at = () => ({ slug: it1.table.slug, night });

/** The night tallied now, as it was counted. */
async function counted(): Promise<TallyInput> {
  const { table } = it1;
  must(await tallyNight(table.ctx, table.host, at()));
  return (await table.ctx.store.tallies.get(table.gameId, night))?.input as TallyInput;
}

/** An account with a mailbox, as one who registers gives it. */
async function withMail(nick: string, email: string): Promise<Person> {
  const id = site.ctx.chance.id();
  const row = { id, nick, nickKey: foldNick(nick), email, passwordHash: null, createdAt: site.clock.now };
  await site.ctx.store.accounts.create(row);
  return { id, nick };
}

describe('a juror who declares a conflict', () => {
  it('gives his reason, can score the text no longer, and what he gave it is not counted', async () => {
    const { table, second, score, refused, lotOf } = it1;
    const [own, others] = [await lotOf('Мак', table.juror), await lotOf('Роза', table.juror)];
    must(await score(table.juror, own));
    must(await score(table.juror, others));
    await it1.scoreAll(second, { Мак: 5, Роза: 6 });
    must(await declareConflict(table.ctx, table.juror, { ...at(), lot: own, why: 'Это мой сосед.' }));
    expect(await refused(() => score(table.juror, own, { version: 1 }))).toBe('conflict-of-interest');
    expect(await refused(() => it1.abstain(table.juror, own, 1))).toBe('conflict-of-interest');
    const { lots } = await it1.ballot(table.juror);
    expect(lots.find(({ code }) => code === own)).toMatchObject({ state: 'barred', barred: 'declared' });
    expect((await counted()).conflicts).toEqual([{ juror: 'Судья', lot: expect.any(String) }]);
    const row = await table.ctx.store.tallies.get(table.gameId, night);
    const places = (row?.result as { lots: { place: number | null; scoredBy: number }[] }).lots;
    expect(places.map(({ scoredBy }) => scoredBy).toSorted()).toEqual([1, 2]);
  });

  it('of the whole game is asked for the reason, too, and a player has none to declare', async () => {
    const { table, refused } = it1;
    const aside = (actor: Person, why: string) => () =>
      declareForGame(table.ctx, actor, { slug: table.slug, why });
    expect(await refused(aside(table.juror, ' '))).toBe('invalid-input');
    expect(await refused(aside(table.of('Мак'), 'Играет мой брат.'))).toBe('not-found');
  });

  it('is asked for the reason', async () => {
    const { table, refused, lotOf } = it1;
    const lot = await lotOf('Мак', table.juror);
    expect(await refused(() => declareConflict(table.ctx, table.juror, { ...at(), lot, why: ' ' }))).toBe(
      'invalid-input',
    );
  });

  it('takes it back until the ballot is closed, and his scores are there again', async () => {
    const { table, score, lotOf, refused } = it1;
    const lot = await lotOf('Мак', table.juror);
    must(await score(table.juror, lot));
    must(await declareConflict(table.ctx, table.juror, { ...at(), lot, why: 'Ошибся окном.' }));
    const off = (await it1.ballot(table.juror)).lots.find(({ code }) => code === lot);
    expect(off).toMatchObject({ state: 'barred', given: 'scored' });
    must(await withdrawConflict(table.ctx, table.juror, { ...at(), lot }));
    const { lots } = await it1.ballot(table.juror);
    expect(lots.find(({ code }) => code === lot)).toMatchObject({ state: 'scored', version: 1 });
    must(await tallyNight(table.ctx, table.host, at()));
    const again = () => declareConflict(table.ctx, table.juror, { ...at(), lot, why: 'Поздно.' });
    expect(await refused(again)).toBe('lot-closed');
  });

  it('of the whole game, sees no text of it any more, and only the host calls him back', async () => {
    const { table, refused, lotOf, score } = it1;
    const lot = await lotOf('Мак', table.juror);
    must(await declareForGame(table.ctx, table.juror, { slug: table.slug, why: 'Играет мой брат.' }));
    const opened = await openBallot(table.ctx, table.juror, at());
    expect(opened).toMatchObject({ ok: false, error: { code: 'barred-from-game' } });
    expect(await refused(() => score(table.juror, lot))).toBe('barred-from-game');
    expect(await refused(() => withdrawConflict(table.ctx, table.juror, { ...at(), lot }))).toBe(
      'barred-from-game',
    );
    const lift = { slug: table.slug, nick: 'Судья', why: 'Брат выбыл.' };
    must(await liftConflict(table.ctx, table.host, lift));
    must(await score(table.juror, lot));
  });
});

describe('the host', () => {
  it('pins a juror to a text or to the game; the juror cannot undo it, and it is told in the log', async () => {
    const { table, score, refused, lotOf } = it1;
    const lot = await lotOf('Роза', table.juror);
    const rows = await table.ctx.store.descriptions.ofNight(table.gameId, night);
    const description = rows.find(({ author }) => author === 'Роза')?.id;
    const pin = { ...at(), nick: 'судья', description, why: 'Давние друзья.' };
    must(await pinConflict(table.ctx, table.host, pin));
    expect(await refused(() => score(table.juror, lot))).toBe('conflict-of-interest');
    expect(await refused(() => withdrawConflict(table.ctx, table.juror, { ...at(), lot }))).toBe(
      'conflict-of-interest',
    );
    must(await score(table.juror, await lotOf('Мак', table.juror)));
    must(await pinConflict(table.ctx, table.host, { slug: table.slug, nick: 'Судья', why: 'И вообще.' }));
    expect(await refused(() => score(table.juror, lot))).toBe('barred-from-game');
    const told = (await it1.records()).filter(({ act, refusal }) => act === 'pin' && refusal === null);
    expect(told.map(({ nick, reason, about }) => [nick, reason, about])).toEqual([
      ['Вожатый', 'Давние друзья.', table.juror.id],
      ['Вожатый', 'И вообще.', table.juror.id],
    ]);
    expect((await it1.score(it1.second, await lotOf('Роза', it1.second))).ok).toBe(true);
  });

  it.each([
    ['nobody of the panel', { nick: 'Прохожий' }, 'not-a-juror'],
    ['a text that is not there', { nick: 'Судья', night, description: 'нет такого' }, 'not-found'],
    ['no reason', { nick: 'Судья', why: '' }, 'invalid-input'],
  ])('pins to nothing: %s', async (_, input, code) => {
    const { table, refused } = it1;
    const pin = () => pinConflict(table.ctx, table.host, { slug: table.slug, why: 'Так надо.', ...input });
    expect(await refused(pin)).toBe(code);
  });

  it('alone pins and lifts', async () => {
    const { table } = it1;
    for (const actor of [table.juror, table.of('Мак'), table.stranger]) {
      for (const act of [pinConflict, liftConflict]) {
        const done = await act(table.ctx, actor, { slug: table.slug, nick: 'Судья', why: 'Так надо.' });
        expect(done).toMatchObject({ ok: false, error: { code: 'not-found' } });
      }
    }
  });
});

describe('who is near a player', () => {
  it('by a mailbox, however it is written, is not appointed; a like-looking mailbox is another’s', async () => {
    const { table, refused } = it1;
    const n = table.slug;
    const player = await withMail(`Игрок ${n}`, `Suok_1.${n}@example.com`);
    await table.ctx.store.seats.add(table.gameId, {
      nick: player.nick,
      accountId: player.id,
      joinedAt: site.clock.now,
    });
    const twin = await withMail(`Двойник ${n}`, `SUOK_1.${n}@Example.com`);
    const other = await withMail(`Другой ${n}`, `suok-1.${n}@example.com`);
    const appoint = (nick: string) => () => appointJuror(table.ctx, table.host, { slug: table.slug, nick });
    expect(await refused(appoint(twin.nick))).toBe('juror-too-near');
    must(await appoint(other.nick)());
  });
});

it('a juror who was released is told that there is nothing, and what he gave is out of the tally', async () => {
  const { table, second, refused, score, lotOf } = it1;
  const lot = await lotOf('Мак', table.juror);
  await it1.scoreAll(table.juror, { Мак: 9, Роза: 1 });
  await it1.scoreAll(second, { Мак: 3 });
  must(await removeJuror(table.ctx, table.host, { slug: table.slug, nick: 'Судья' }));
  expect(await refused(() => score(table.juror, lot, { version: 1 }))).toBe('not-found');
  expect(new Set((await counted()).ballots.map(({ juror }) => juror))).toEqual(new Set(['Вторая судья']));
});

it('a juror who has come to a seat of the game all the same judges no more', async () => {
  const { table, second, refused, score, lotOf } = it1;
  const lot = await lotOf('Мак', table.juror);
  await it1.scoreAll(table.juror, { Мак: 9 });
  await it1.scoreAll(second, { Мак: 3 });
  const seat = { nick: 'Судья', accountId: table.juror.id, joinedAt: site.clock.now };
  await table.ctx.store.seats.add(table.gameId, seat);
  expect(await refused(() => score(table.juror, lot, { version: 1 }))).toBe('not-found');
  expect((await counted()).conflicts.every(({ juror }) => juror === 'Судья')).toBe(true);
});

describe('who is near a player, too,', () => {
  it('by a browser, found out later, judges no more, and none of his scores counts', async () => {
    const { table, second, refused, score, lotOf } = it1;
    const lot = await lotOf('Мак', table.juror);
    await it1.scoreAll(table.juror, { Мак: 9, Роза: 1 });
    await it1.scoreAll(second, { Мак: 3, Роза: 8 });
    const { devices } = site.ctx.store as unknown as {
      devices: { note(id: string, accountId: string, at: Date): Promise<void> };
    };
    const mark = `browser of ${table.slug}`;
    await devices.note(mark, table.of('Мак').id, site.clock.now);
    await devices.note(mark, table.juror.id, site.clock.now);
    expect(await refused(() => score(table.juror, lot, { version: 1 }))).toBe('barred-from-game');
    expect(await openBallot(table.ctx, table.juror, at())).toMatchObject({ ok: false });
    const input = await counted();
    expect(input.conflicts.map(({ juror }) => juror)).toEqual(['Судья', 'Судья', 'Судья']);
  });
});
