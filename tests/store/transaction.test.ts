import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenStore } from '../../src/store/open-store.ts';
import { openTestStore } from '../support/database.ts';
import { account, deadline, description, newGame } from './rows.ts';

let store: OpenStore;
beforeAll(async () => void (store = await openTestStore()));
afterAll(() => store.close());

test('what fails in the end was never there', async () => {
  const game = await newGame(store);
  const doomed = store.transaction(async (inside) => {
    await inside.log.append(game.id, 0, [deadline(0)]);
    await inside.descriptions.put(game.id, description());
    expect(await inside.descriptions.all(game.id)).toHaveLength(1);
    throw new Error('передумал');
  });
  await expect(doomed).rejects.toThrow('передумал');
  expect(await store.log.read(game.id)).toEqual([]);
  expect(await store.descriptions.all(game.id)).toEqual([]);
  expect(await store.games.bySlug(game.slug)).toEqual(game);
});

test('what is done together stands together, also in a transaction within it', async () => {
  const game = await newGame(store);
  const answer = await store.transaction((outer) =>
    outer.transaction(async (inner) => {
      await inner.descriptions.put(game.id, description());
      return inner.log.append(game.id, 0, [deadline(0)]);
    }),
  );
  expect(answer).toBe(true);
  expect(await store.descriptions.all(game.id)).toHaveLength(1);
  expect(await store.log.read(game.id)).toHaveLength(1);
});

test('a taken nick or a stale version inside a transaction does not spoil it', async () => {
  const game = await newGame(store);
  const taken = account('Занятый');
  await store.accounts.create(taken);
  await store.transaction(async (inside) => {
    expect(await inside.accounts.create(account('Занятый'))).toBe(false);
    expect(await inside.log.append(game.id, 5, [deadline(0)])).toBe(false);
    await inside.descriptions.put(game.id, description());
  });
  expect(await store.descriptions.all(game.id)).toHaveLength(1);
});

test('fifty read-modify-writes at once lose nothing', async () => {
  const game = await newGame(store);
  await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      store.transaction(async (inside) => {
        const version = (await inside.games.bySlug(game.slug))?.version ?? -1;
        await inside.log.append(game.id, version, [deadline(n)]);
      }),
    ),
  );
  expect(await store.log.read(game.id)).toHaveLength(50);
  expect(await store.log.broken(game.id)).toBeNull();
});
