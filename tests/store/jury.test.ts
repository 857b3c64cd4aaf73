import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ScoreRow } from '../../src/app/ports.ts';
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

test('the first answer to a request stands', async () => {
  const game = await newGame(store);
  expect(await store.answers.get(game.id, 'someone', 'key')).toBeNull();
  await store.answers.put(game.id, 'someone', 'key', { ok: true }, noon);
  await store.answers.put(game.id, 'someone', 'key', { ok: false }, later(1));
  expect(await store.answers.get(game.id, 'someone', 'key')).toEqual({ ok: true });
  expect(await store.answers.get(game.id, 'another', 'key')).toBeNull();
});
