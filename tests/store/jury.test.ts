import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ScoreRow } from '../../src/app/ports/jury.ts';
import type { OpenStore } from '../../src/store/open-store.ts';
import { openTestStore } from '../support/database.ts';
import { account, later, newGame, noon } from './rows.ts';

let store: OpenStore;
beforeAll(async () => void (store = await openTestStore()));
afterAll(() => store.close());

test('a panel is listed by nick, joined twice without harm, left again', async () => {
  const game = await newGame(store);
  const [zoya, anna] = [account('Зоя'), account('Анна')];
  for (const one of [zoya, anna]) {
    await store.accounts.create(one);
    await store.jurors.add(game.id, { accountId: one.id, nick: one.nick });
    await store.jurors.add(game.id, { accountId: one.id, nick: one.nick });
  }
  expect((await store.jurors.list(game.id)).map(({ nick }) => nick)).toEqual(['Анна', 'Зоя']);
  expect(await store.jurors.gamesOf(zoya.id)).toEqual([
    { gameId: game.id, slug: game.slug, title: game.title },
  ]);
  await store.jurors.remove(game.id, zoya.id);
  expect(await store.jurors.list(game.id)).toEqual([{ accountId: anna.id, nick: 'Анна' }]);
});

const score: Omit<ScoreRow, 'version'> = {
  night: 1,
  accountId: 'juror',
  description: 'd1',
  scores: { style: 4 },
  remark: 'Хорошо.',
  state: 'scored',
  savedAt: noon,
};

test('a score is saved over the version it was made from only', async () => {
  const game = await newGame(store);
  expect(await store.scores.save(game.id, score, 0)).toBe(1);
  expect(await store.scores.save(game.id, { ...score, scores: { style: 1 } }, 0)).toBeNull();
  const better = { ...score, scores: { style: 5, world: 3 }, savedAt: later(1) };
  expect(await store.scores.save(game.id, better, 1)).toBe(2);
  expect(await store.scores.save(game.id, score, 1)).toBeNull();
  expect(await store.scores.ofNight(game.id, 1)).toEqual([{ ...better, version: 2 }]);
  expect(await store.scores.ofNight(game.id, 2)).toEqual([]);
});

test('a night is tallied once, and awarded afterwards', async () => {
  const game = await newGame(store);
  const tally = { night: 1, input: [1], result: { first: 'Ося' }, hash: 'h', closedAt: noon, awarded: null };
  expect(await store.tallies.close(game.id, tally)).toBe(true);
  expect(await store.tallies.close(game.id, { ...tally, result: { first: 'Суок' } })).toBe(false);
  expect(await store.tallies.get(game.id, 1)).toEqual(tally);
  await store.tallies.award(game.id, 1, { shield: 'Ося' });
  expect(await store.tallies.ofGame(game.id)).toEqual([{ ...tally, awarded: { shield: 'Ося' } }]);
  expect(await store.tallies.get(game.id, 2)).toBeNull();
});

test('a changed snapshot stands in place of the old one, awarded as before', async () => {
  const game = await newGame(store);
  const tally = { night: 1, input: [1], result: { first: 'Ося' }, hash: 'h', closedAt: noon, awarded: null };
  await store.tallies.close(game.id, tally);
  await store.tallies.replace(game.id, { night: 1, input: [2], result: {}, hash: 'g' });
  expect(await store.tallies.get(game.id, 1)).toEqual({ ...tally, input: [2], result: {}, hash: 'g' });
});

test('what the host has set for a panel is kept, night by night', async () => {
  const game = await newGame(store);
  const panel = { night: 1, soft: noon, hard: null, duel: null, proposal: null };
  expect(await store.panels.get(game.id, 1)).toBeNull();
  await store.panels.save(game.id, panel);
  expect(await store.panels.get(game.id, 1)).toEqual(panel);
  const duel = { open: true, pairs: [['d1', 'd2']] as const, votes: [] };
  const next = { ...panel, soft: null, hard: later(2), duel, proposal: { 'К-52': null } };
  await store.panels.save(game.id, next);
  expect(await store.panels.get(game.id, 1)).toEqual(next);
  expect(await store.panels.get(game.id, 2)).toBeNull();
});

test('a conflict is of one text or of the whole game, said anew over the old, and lifted alone', async () => {
  const game = await newGame(store);
  const one = {
    accountId: 'juror',
    description: 'd1',
    night: 1,
    kind: 'declared',
    reason: 'Сосед.',
    at: noon,
  } as const;
  const whole = { ...one, description: null, night: null, kind: 'pinned', at: later(1) } as const;
  await store.conflicts.put(game.id, one);
  await store.conflicts.put(game.id, whole);
  await store.conflicts.put(game.id, { ...one, reason: 'Брат.' });
  expect(await store.conflicts.list(game.id)).toEqual([{ ...one, reason: 'Брат.' }, whole]);
  await store.conflicts.remove(game.id, 'juror', null);
  expect(await store.conflicts.list(game.id)).toEqual([{ ...one, reason: 'Брат.' }]);
});

test('the jury’s log keeps the order in which it was written, whatever the clock says', async () => {
  const game = await newGame(store);
  const empty = { night: null, about: null, before: null, after: null, reason: '', refusal: null };
  const line = { ...empty, accountId: 'host', nick: 'Вожатый', act: 'appoint', way: 'desk' } as const;
  const rows = [
    { ...line, id: 'b', at: later(5), about: 'juror' },
    { ...line, id: 'a', at: noon, after: { hash: 'h' }, night: 3, refusal: 'late' },
  ];
  for (const row of rows) await store.juryRecords.add(game.id, row);
  expect(await store.juryRecords.list(game.id)).toEqual(rows);
  expect(await store.juryRecords.concern(game.id, 'juror')).toBe(true);
  expect(await store.juryRecords.concern(game.id, 'another')).toBe(false);
});

test('the first answer to a request stands', async () => {
  const game = await newGame(store);
  expect(await store.answers.get(game.id, 'someone', 'key')).toBeNull();
  await store.answers.put(game.id, 'someone', 'key', { ok: true }, noon);
  await store.answers.put(game.id, 'someone', 'key', { ok: false }, later(1));
  expect(await store.answers.get(game.id, 'someone', 'key')).toEqual({ ok: true });
  expect(await store.answers.get(game.id, 'another', 'key')).toBeNull();
});

test('finished games in which somebody took a place are told, newest first, under a version of their tallies', async () => {
  const nobody = { lots: [{ lot: 'А-11', place: null }] };
  const first = { lots: [{ lot: 'А-11', place: 1 }, ...nobody.lots] };
  const played = async (result: object, state: 'over' | 'running') => {
    const game = await newGame(store);
    const row = { night: 1, input: {}, result, hash: game.id, closedAt: noon, awarded: null };
    await store.tallies.close(game.id, row);
    await store.games.setState(game.id, state, noon);
    return game;
  };
  const [one, two] = [await played(first, 'over'), await played(first, 'over')];
  const others = [
    await played(first, 'running'),
    await played(nobody, 'over'),
    await played({ lots: [] }, 'over'),
  ];
  const slugs = (await store.tallies.judgedGames()).map(({ slug }) => slug);
  expect(slugs.toSorted()).toEqual([one.slug, two.slug].toSorted());
  const order = (await store.games.list(['over'])).map(({ slug }) => slug);
  expect(slugs).toEqual(order.filter((slug) => slugs.includes(slug)));
  for (const { slug } of others) expect(await store.tallies.judgedGames(slug)).toEqual([]);
  expect(await store.tallies.judgedGames('net-takoj')).toEqual([]);

  const version = async () => (await store.tallies.judgedGames(one.slug))[0]?.version;
  const seen = [await version()];
  await store.tallies.award(one.id, 1, []);
  seen.push(await version());
  await store.tallies.replace(one.id, { night: 1, input: {}, result: first, hash: 'another' });
  seen.push(await version());
  const second = { night: 2, input: {}, result: nobody, hash: 'second', closedAt: noon, awarded: null };
  await store.tallies.close(one.id, second);
  seen.push(await version());
  expect(new Set(seen).size).toBe(4);
});
