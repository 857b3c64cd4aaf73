import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LogLine } from '../../src/app/ports.ts';
import { linked } from '../../src/store/chain.ts';
import type { OpenStore } from '../../src/store/open-store.ts';
import { openTestStore } from '../support/database.ts';
import { deadline, newGame, noon } from './rows.ts';

let store: OpenStore;
beforeAll(async () => void (store = await openTestStore()));
afterAll(() => store.close());

const versionOf = async (slug: string) => (await store.games.bySlug(slug))?.version;

test('entries come back in order, whole, and from any place on', async () => {
  const game = await newGame(store);
  const vote: LogLine = {
    at: noon.toISOString(),
    kind: 'vote',
    post: 'p1',
    by: 'Ося',
    for: ['Тибул', 'Суок'],
  };
  expect(await store.log.append(game.id, 0, [deadline(0), vote])).toBe(true);
  expect(await store.log.append(game.id, 2, [deadline(5)])).toBe(true);
  expect(await store.log.read(game.id)).toEqual([deadline(0), vote, deadline(5)]);
  expect(await store.log.read(game.id, 1)).toEqual([vote, deadline(5)]);
  expect(await versionOf(game.slug)).toBe(3);
});

test('an append to a version that is past writes nothing', async () => {
  const game = await newGame(store);
  await store.log.append(game.id, 0, [deadline(0)]);
  expect(await store.log.append(game.id, 0, [deadline(1), deadline(2)])).toBe(false);
  expect(await store.log.append(game.id, 7, [deadline(1)])).toBe(false);
  expect(await store.log.read(game.id)).toEqual([deadline(0)]);
  expect(await versionOf(game.slug)).toBe(1);
});

test('of appends made at once one wins; with another try none is lost', async () => {
  const game = await newGame(store);
  const won = await Promise.all(
    Array.from({ length: 20 }, (_, n) => store.log.append(game.id, 0, [deadline(n)])),
  );
  expect(won.filter(Boolean)).toHaveLength(1);

  const persist = async (minutes: number) => {
    for (let appended = false; !appended;) {
      appended = await store.log.append(game.id, (await versionOf(game.slug)) ?? 0, [deadline(minutes)]);
    }
  };
  const minutes = Array.from({ length: 20 }, (_, n) => 100 + n);
  await Promise.all(minutes.map(persist));
  const kept = (await store.log.read(game.id, 1)).map(({ at }) => at);
  expect(kept.sort()).toEqual(minutes.map((n) => deadline(n).at));
  expect(await store.log.broken(game.id)).toBeNull();
});

test('a refused batch leaves neither a part of itself nor a new version', async () => {
  const game = await newGame(store);
  const bad = { ...deadline(1), kind: 'text-command', id: 'c', by: 'Ося', text: 'Убить \0' } as LogLine;
  await expect(store.log.append(game.id, 0, [deadline(0), bad])).rejects.toThrow();
  expect(await store.log.read(game.id)).toEqual([]);
  expect(await versionOf(game.slug)).toBe(0);
});

test('a game that does not exist takes no entries', async () => {
  expect(await store.log.append('no-such-game', 0, [deadline(0)])).toBe(false);
  expect(await store.log.read('no-such-game')).toEqual([]);
});

test('the chain binds every entry to all before it, whatever the order of its keys', () => {
  const [a, b] = [deadline(0), deadline(1)];
  const turned = Object.fromEntries(Object.entries(a).reverse());
  expect(linked('game', turned)).toBe(linked('game', a));
  expect(linked(linked('game', a), b)).not.toBe(linked(linked('game', b), a));
  expect(linked('game', a)).not.toBe(linked('another game', a));
});
