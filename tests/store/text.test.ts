import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenStore } from '../../src/store/open-store.ts';
import { openTestStore } from '../support/database.ts';
import { account, description, newGame, noon } from './rows.ts';

let store: OpenStore;
beforeAll(async () => void (store = await openTestStore()));
afterAll(() => store.close());

test('any well-formed text comes back as it went in', async () => {
  const game = await newGame(store);
  const text = '«Ёлка» — e\u0301, 👩‍👩‍👧‍👦, \u202Eназад, \t\r\n, 𝔘, ", \\u0000, \'); DROP TABLE "Game"; --';
  await store.descriptions.put(game.id, description({ text, author: text }));
  await store.reports.save(game.id, 1, 0, text, { [text]: [text, null, 1.5, true] }, noon);
  expect((await store.descriptions.all(game.id))[0]).toMatchObject({ text, author: text });
  expect((await store.reports.get(game.id, 1))?.document).toEqual({ [text]: [text, null, 1.5, true] });
});

test.each(['\0', 'а\0б', '\uD800', 'а\uDFFFб'])(
  'text that PostgreSQL would spoil (%j) is not stored at all',
  async (text) => {
    const game = await newGame(store);
    await expect(store.descriptions.put(game.id, description({ text }))).rejects.toThrow('lone surrogate');
    await expect(store.reports.save(game.id, 1, 0, 'Ночь', { a: [{ [text]: 1 }] }, noon)).rejects.toThrow();
    await expect(store.accounts.create(account(text))).rejects.toThrow();
    expect(await store.descriptions.all(game.id)).toEqual([]);
    expect(await store.reports.get(game.id, 1)).toBeNull();
  },
);

test('looking for such text finds nothing and breaks nothing', async () => {
  expect(await store.games.bySlug('партия\0')).toBeNull();
  expect(await store.accounts.byNickKey('\uD800')).toBeNull();
  expect(await store.descriptions.all('\0')).toEqual([]);
  await store.ping();
});
