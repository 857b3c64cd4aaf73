import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { blockVote } from '../../src/app/act.ts';
import { closeLynch } from '../../src/app/close-phase.ts';
import { editPost } from '../../src/app/edit-post.ts';
import { loadGame } from '../../src/app/load-game.ts';
import type { Actor } from '../../src/app/ports.ts';
import { say } from '../../src/app/say.ts';
import { writePost } from '../../src/app/write-post.ts';
import type { Refusal, Result } from '../../src/engine/result.ts';
import { rowsOf } from './rows.ts';
import { must, openSite, openTable, type Table, type TestSite } from './table.ts';

let site: TestSite;
let table: Table;
beforeAll(async () => {
  site = await openSite();
  await openDay();
});
afterAll(() => site.close());

/** The morning of a first day. */
async function openDay(): Promise<void> {
  site.set('2026-12-07T07:00:00.000Z');
  table = await openTable(site);
}

const ENDS = '2026-12-07T19:00:00.000Z';

let keys = 0;
const write = (actor: Actor, text: string, vote: string | null = null, key = `a-key-${keys++}-of-its-own`) =>
  writePost(table.ctx, actor, { slug: table.slug, key, text, vote });
const edit = (actor: Actor, id: string, text: string) =>
  editPost(table.ctx, actor, { slug: table.slug, id, text });

const codeOf = (result: Result<unknown, Refusal>): string => (result.ok ? 'accepted' : result.error.code);
const words = (result: Result<unknown, Refusal>): string => (result.ok ? '' : say(table.ctx, result.error));

async function tally() {
  const { game } = must(await loadGame(table.ctx, table.slug, table.host));
  return game?.past.flatMap((one) =>
    one.kind === 'lynch' ? [{ tally: one.tally, turnout: one.turnout }] : [],
  );
}

/** Refused in Russian words, and not a row of the game is another. */
async function refused(send: () => Promise<Result<unknown, Refusal>>, code: string): Promise<string> {
  const rows = await rowsOf(table);
  const result = await send();
  expect(codeOf(result)).toBe(code);
  expect(words(result)).toMatch(/^[А-ЯЁ«][^{}]*[.?!]$/u);
  expect(await rowsOf(table)).toEqual(rows);
  return words(result);
}

describe('a vote', () => {
  beforeEach(openDay);

  it('of the last millisecond counts, one of the deadline itself is late and leaves no post', async () => {
    site.set('2026-12-07T18:59:59.999Z');
    must(await write(table.of('Роза'), 'Тис.', 'Тис'));
    site.set(ENDS);
    expect(await refused(() => write(table.of('Мак'), 'Роза.', 'Роза'), 'late')).toContain('22:00');
    must(await closeLynch(table.ctx, table.host, { slug: table.slug }));
    expect(await tally()).toEqual([{ tally: { Тис: 1 }, turnout: 1 }]);
  });

  it.each([
    ['for nobody of the game', 'Незнакомец', 'unknown-target'],
    ['for two who begin alike', 'Роз', 'unclear'],
  ])('%s is refused and leaves no post', async (_, vote, code) => {
    await refused(() => write(table.of('Мак'), vote, vote), code);
  });

  it('for the dead, or by the dead, is refused and leaves no post', async () => {
    await table.lynch('Тис');
    await table.closeNight();
    await table.publish();
    await refused(() => write(table.of('Мак'), 'Тис.', 'Тис'), 'dead-target');
    await refused(() => write(table.of('Тис'), 'Мак.', 'Мак'), 'dead-silent');
  });

  it('is lost when its post is corrected, and an edit after the end changes nothing', async () => {
    const mine = must(await write(table.of('Роза'), 'Тис.', 'Тис')).id;
    const theirs = must(await write(table.of('Мак'), 'Роза.', 'Роза')).id;
    must(await edit(table.of('Роза'), mine, 'Тис! Или нет?'));
    site.set(ENDS);
    must(await edit(table.of('Мак'), theirs, 'Уже неважно.'));
    must(await closeLynch(table.ctx, table.host, { slug: table.slug }));
    must(await edit(table.of('Мак'), theirs, 'Ночью тем более.'));
    expect(await tally()).toEqual([{ tally: { Роза: 1 }, turnout: 1 }]);
    expect((await rowsOf(table)).posts[0]).toMatchObject([{}, { id: theirs, text: 'Ночью тем более.' }]);
  });
});

describe('a post', () => {
  beforeAll(openDay);

  it.each([
    ['empty', '', 'empty-post'],
    ['of blanks and invisible signs', ' \n\u200b\u202e\u0000 ', 'empty-post'],
    ['of 10,001 signs', 'ж'.repeat(10_001), 'too-long'],
    ['of 300,000 signs', 'ж'.repeat(300_000), 'too-long'],
  ])('%s is refused', async (_, text, code) => {
    const id = await table.post('Роза', 'Доброе утро.');
    await refused(() => write(table.of('Мак'), text), code);
    await refused(() => edit(table.of('Роза'), id, text), code);
  });

  it.each([
    ['nobody signed in', () => null, 'not-signed-in'],
    ['a stranger', () => table.stranger, 'forbidden'],
    ['a juror', () => table.juror, 'forbidden'],
  ])('%s writes none', async (_, actor, code) => {
    await refused(() => write(actor(), 'И я скажу.'), code);
  });

  it('is corrected by its author alone: to others it is not there', async () => {
    const post = await table.post('Роза', 'Моё слово.');
    const hosts = await table.post('Вожатый', 'Слово ведущего.');
    await refused(() => edit(table.of('Мак'), post, 'Чужое слово.'), 'not-found');
    await refused(() => edit(table.host, post, 'Слово ведущего.'), 'not-found');
    await refused(() => edit(table.of('Мак'), hosts, 'Подмена.'), 'not-found');
    await refused(() => edit(table.of('Мак'), 'no-such-post', 'Ау.'), 'not-found');
    await refused(() => edit(table.of('Мак'), '\ud800', 'Ау.'), 'not-found');
  });

  it('sent twice with one key is one post and one vote, and answers the same', async () => {
    const first = await write(table.of('Роза'), 'Тис.', 'Тис', 'double-click');
    const rows = await rowsOf(table);
    site.set('2026-12-07T08:00:00.000Z');
    expect(await write(table.of('Роза'), 'Тис!', 'Мак', 'double-click')).toEqual(first);
    expect(await rowsOf(table)).toEqual(rows);
  });

  it('once refused stays refused under its key, also when it would be right by now', async () => {
    await openDay();
    site.set(ENDS);
    const late = await write(table.of('Роза'), 'Тис.', 'Тис', 'late once');
    expect(codeOf(late)).toBe('late');
    site.set('2026-12-07T08:00:00.000Z');
    expect(await write(table.of('Роза'), 'Тис.', 'Тис', 'late once')).toEqual(late);
    expect((await rowsOf(table)).posts[0]).toEqual([]);
  });

  it('comes back from the store sign by sign: yo, emoji, quotes, markup', async () => {
    await openDay();
    const text = 'Ёлка, 👩‍👩‍👧 и «кавычки» <b>не разметка</b> & \'"`\\u0000 ${1}';
    const id = await table.post('Роза', text);
    expect((await rowsOf(table)).posts[0]).toMatchObject([{ id, text }]);
  });
});

describe('a vote block', () => {
  beforeAll(openDay);

  it.each([
    ['by who leads nobody', () => table.of('Роза'), 'Мак', 'not-your-ability'],
    ['by a stranger', () => table.stranger, 'Мак', 'not-found'],
    ['by the host', () => table.host, 'Мак', 'not-found'],
    ['of an unknown player', () => table.of('Астра'), 'Незнакомец', 'unknown-target'],
    ['of nobody', () => table.of('Астра'), '', 'invalid-input'],
  ])('%s is refused', async (_, actor, of, code) => {
    await refused(() => blockVote(table.ctx, actor(), { slug: table.slug, of }), code);
  });

  it('at the deadline is late', async () => {
    site.set(ENDS);
    await refused(() => blockVote(table.ctx, table.of('Астра'), { slug: table.slug, of: 'Мак' }), 'late');
  });
});
