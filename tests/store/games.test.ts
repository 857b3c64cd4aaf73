import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenStore } from '../../src/store/open-store.ts';
import { openTestStore } from '../support/database.ts';
import { account, later, newGame, noon } from './rows.ts';

let store: OpenStore;
beforeAll(async () => void (store = await openTestStore()));
afterAll(() => store.close());

test('a game comes back by its address with its host’s nick, and with nothing that the table adds', async () => {
  const game = await newGame(store);
  expect(await store.games.bySlug(game.slug)).toEqual(game);
  expect(await store.games.bySlug('no-such-game')).toBeNull();
});

test('a taken address is told and leaves the first game as it is', async () => {
  const game = await newGame(store);
  expect(await store.games.create({ ...game, id: 'another', title: 'Чужая' })).toBe(false);
  expect(await store.games.bySlug(game.slug)).toEqual(game);
});

test('a game’s state moves on and remembers when', async () => {
  const game = await newGame(store);
  await store.games.setState(game.id, 'running', later(1));
  await store.games.setState(game.id, 'over', later(2));
  const over = await store.games.bySlug(game.slug);
  expect(over).toMatchObject({ state: 'over', startedAt: later(1), endedAt: later(2) });
});

test('lists hold the games of the asked states, newest first, with their number of seats', async () => {
  const old = await newGame(store, 'Старая');
  const running = await newGame(store, 'Идущая');
  await store.games.setState(running.id, 'running', noon);
  const guest = account('Гость списка');
  await store.accounts.create(guest);
  await store.seats.add(old.id, { nick: guest.nick, accountId: guest.id, joinedAt: noon });
  const list = await store.games.list(['signup']);
  expect(list.find(({ id }) => id === old.id)).toEqual({ ...old, seats: 1 });
  expect(list.map(({ id }) => id)).not.toContain(running.id);
});

test('seats stand in the order of signing up; a nick and an account sit once', async () => {
  const game = await newGame(store);
  const signUp = async (nick: string, minutes: number) => {
    const person = account(nick);
    await store.accounts.create(person);
    return { nick, accountId: person.id, joinedAt: later(minutes) };
  };
  const second = await signUp('Второй', 2);
  const first = await signUp('Первый', 1);
  const third = await signUp('Третий', 3);
  for (const seat of [second, first, third]) expect(await store.seats.add(game.id, seat)).toBe(true);
  expect(await store.seats.add(game.id, { ...second, nick: 'Под другим именем' })).toBe(false);
  expect(await store.seats.add(game.id, { ...second, accountId: third.accountId })).toBe(false);
  expect(await store.seats.list(game.id)).toEqual([first, second, third]);
  expect(await store.seats.gamesOf(second.accountId)).toEqual([
    { gameId: game.id, slug: game.slug, title: game.title, nick: 'Второй' },
  ]);
  await store.seats.remove(game.id, second.accountId);
  expect(await store.seats.list(game.id)).toEqual([first, third]);
});
