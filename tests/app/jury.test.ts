import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinGame } from '../../src/app/join-game.ts';
import { appointJuror } from '../../src/app/jurors.ts';
import { openBallot } from '../../src/app/open-ballot.ts';
import type { Actor } from '../../src/app/ports.ts';
import { say } from '../../src/app/say.ts';
import { abstainLot, scoreLot } from '../../src/app/score-lot.ts';
import { tallyNight } from '../../src/app/tally-night.ts';
import type { Refusal, Result } from '../../src/engine/result.ts';
import { rowsOf } from './rows.ts';
import { must, openSite, openTable, type Person, type Table, type TestSite } from './table.ts';

let site: TestSite;
let table: Table;
let second: Person;
beforeAll(async () => {
  site = await openSite();
  await openJudged();
});
afterAll(() => site.close());

/** A closed night with two texts, before two jurors. */
async function openJudged(): Promise<void> {
  site.set('2026-12-07T07:00:00.000Z');
  table = await openTable(site);
  second = await site.account('Вторая судья');
  must(await appointJuror(table.ctx, table.host, { slug: table.slug, nick: second.nick }));
  await table.lynch('Тис');
  must(await table.send({ by: 'Мак', command: 'Лечить Роза', description: 'Капли от бессонницы.' }));
  must(await table.send({ by: 'Роза', description: 'Не сплю, считаю фонари.' }));
  await table.closeNight();
}

const ballot = async (actor: Actor) =>
  must(await openBallot(table.ctx, actor, { slug: table.slug, night: 1 }));
const whole = { image: 7, word: 8, world: 9, wit: 10 };

const score = (lot: string, input: Record<string, unknown>, actor: Actor = table.juror) =>
  scoreLot(table.ctx, actor, {
    ...{ slug: table.slug, night: 1, lot, version: 0, scores: whole, remark: '', done: true },
    ...input,
  });
const abstain = (lot: string, version: number, actor: Actor = table.juror) =>
  abstainLot(table.ctx, actor, { slug: table.slug, night: 1, lot, version });

/** Refused in Russian words, and not a row of the game is another. */
async function refused(send: () => Promise<Result<unknown, Refusal>>): Promise<string> {
  const rows = await rowsOf(table);
  const result = await send();
  if (result.ok) throw new Error('It was taken');
  expect(say(table.ctx, result.error)).toMatch(/^[А-ЯЁ«][^{}]*[.?!]$/u);
  expect(await rowsOf(table)).toEqual(rows);
  return result.error.code;
}

async function firstLot(actor: Actor = table.juror): Promise<string> {
  return (await ballot(actor)).lots[0]?.code ?? '';
}

describe('a score', () => {
  it.each([
    ['below the scale', { ...whole, wit: 0 }],
    ['above it', { ...whole, wit: 11 }],
    ['between two numbers', { ...whole, wit: 7.5 }],
    ['in words', { ...whole, wit: 'семь' }],
    ['of a criterion that is none', { ...whole, beauty: 5 }],
    ['without end', { ...whole, wit: Infinity }],
    ['that is no score at all', 'десять'],
    ['of nothing', null],
  ])('%s is refused', async (_, scores) => {
    const lot = await firstLot();
    expect(await refused(() => score(lot, { scores, done: false }))).toBe('score-out-of-scale');
  });

  it('is not done while a criterion is missing, and says which', async () => {
    const lot = await firstLot();
    const half = await score(lot, { scores: { image: 7, word: 8 } });
    expect(half.ok ? '' : say(table.ctx, half.error)).toBe(
      'Остались две оценки: верность миру Олеши, остроумие.',
    );
    expect(await refused(() => score(lot, { scores: {} }))).toBe('score-incomplete');
  });

  it('with a remark longer than two thousand signs is refused, and the remark is what is too long', async () => {
    const lot = await firstLot();
    expect(await refused(() => score(lot, { remark: 'ж'.repeat(2001) }))).toBe('too-long');
  });

  it('keeps its remark as it was written, but for what cannot be kept', async () => {
    const lot = await firstLot();
    must(await score(lot, { remark: 'Ё-моё 👩‍🚀 <b>, &\u0000\ud83d' }));
    expect((await ballot(table.juror)).lots[0]).toMatchObject({ remark: 'Ё-моё 👩‍🚀 <b>, &', scores: whole });
  });
});

describe('a lot', () => {
  beforeEach(openJudged);

  it('that is another juror’s, or nobody’s, is not there', async () => {
    const mine = (await ballot(table.juror)).lots.map(({ code }) => code);
    const theirs = (await ballot(second)).lots.map(({ code }) => code);
    for (const code of [...theirs, 'Я-00', ''].filter((one) => !mine.includes(one))) {
      expect(await refused(() => score(code, {}))).toBe('lot-unknown');
      expect(await refused(() => abstain(code, 0))).toBe('lot-unknown');
    }
  });

  it('saved from a stale tab is refused, and what stands, stands', async () => {
    const lot = await firstLot();
    must(await score(lot, { scores: { image: 3 }, done: false }));
    expect(await refused(() => score(lot, { version: 0 }))).toBe('stale-version');
    expect(await refused(() => score(lot, { version: 5 }))).toBe('stale-version');
    expect(await refused(() => abstain(lot, 0))).toBe('stale-version');
    expect((await ballot(table.juror)).lots[0]).toMatchObject({
      scores: { image: 3 },
      state: 'open',
      version: 1,
    });
  });

  it('scored in two tabs at once is saved from one of them', async () => {
    const lot = await firstLot();
    const both = await Promise.all([score(lot, { scores: { wit: 1 }, done: false }), abstain(lot, 0)]);
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect((await ballot(table.juror)).lots[0]).toMatchObject({ version: 1 });
  });

  it('of a night that is tallied is closed', async () => {
    const lot = await firstLot();
    must(await score(lot, {}));
    must(await tallyNight(table.ctx, table.host, { slug: table.slug, night: 1 }));
    expect(await refused(() => score(lot, { version: 1 }))).toBe('lot-closed');
    expect(await refused(() => abstain(lot, 1))).toBe('lot-closed');
    const again = () => tallyNight(table.ctx, table.host, { slug: table.slug, night: 1 });
    expect(await refused(again)).toBe('already-tallied');
  });

  it('of a night that is open, or never was, is not judged', async () => {
    const lot = await firstLot();
    expect(await refused(() => score(lot, { night: 2 }))).toBe('nothing-to-judge');
    expect(await refused(() => score(lot, { night: 999 }))).toBe('nothing-to-judge');
  });
});

describe('who is no juror', () => {
  it.each([
    ['a player', () => table.of('Мак'), 'not-found'],
    ['a dead player', () => table.of('Тис'), 'not-found'],
    ['the host', () => table.host, 'not-found'],
    ['a stranger', () => table.stranger, 'not-found'],
    ['nobody signed in', () => null, 'not-signed-in'],
  ])('%s finds no ballot and scores nothing', async (_, actor, code) => {
    const lot = await firstLot();
    expect(await refused(() => openBallot(table.ctx, actor(), { slug: table.slug }))).toBe(code);
    expect(await refused(() => score(lot, {}, actor()))).toBe(code);
    expect(await refused(() => abstain(lot, 0, actor()))).toBe(code);
  });

  it('a player is not appointed, and a juror takes no seat', async () => {
    const appoint = (nick: string) => () => appointJuror(table.ctx, table.host, { slug: table.slug, nick });
    expect(await refused(appoint('Мак'))).toBe('already-a-player');
    expect(await refused(appoint('мак'))).toBe('already-a-player');
    expect(await refused(appoint('Вожатый'))).toBe('own-game');
    expect(await refused(() => joinGame(table.ctx, table.juror, { slug: table.slug }))).toBe('game-started');
  });

  it('nobody but the host closes the panel', async () => {
    must(await score(await firstLot(), {}));
    for (const actor of [table.juror, table.of('Мак'), table.stranger]) {
      const close = () => tallyNight(table.ctx, actor, { slug: table.slug, night: 1 });
      expect(await refused(close)).toBe('not-found');
    }
  });
});
