import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, SCHEMA_VERSION } from '../../src/literary/migrations/migrate.ts';
import type { OpenStore } from '../../src/store/open-store.ts';
import { oldReport } from '../literary/migrations/old-report.ts';
import { openTestStore } from '../support/database.ts';
import { description, later, newGame, noon, post } from './rows.ts';

let store: OpenStore;
beforeAll(async () => void (store = await openTestStore()));
afterAll(() => store.close());

test('a replaced description keeps its id and holds the new text', async () => {
  const game = await newGame(store);
  const first = description({ text: 'Первая мысль.' });
  await store.descriptions.put(game.id, first);
  await store.descriptions.put(
    game.id,
    description({ text: 'Вторая мысль.', original: 'Первая', sentAt: later(3) }),
  );
  expect(await store.descriptions.ofNight(game.id, 1)).toEqual([
    { ...first, text: 'Вторая мысль.', original: 'Первая', sentAt: later(3) },
  ]);
});

test('texts of other nights, abilities and games stand apart', async () => {
  const [game, other] = [await newGame(store), await newGame(store)];
  const [kill, heal, next] = [
    description(),
    description({ ability: 'heal', sentAt: later(1) }),
    description({ night: 2 }),
  ];
  for (const row of [next, heal, kill]) await store.descriptions.put(game.id, row);
  await store.descriptions.put(other.id, description({ text: 'Не отсюда.' }));
  expect(await store.descriptions.ofNight(game.id, 1)).toEqual([kill, heal]);
  expect(await store.descriptions.all(game.id)).toEqual([kill, heal, next]);
  await store.descriptions.remove(game.id, 1, kill.author, 'kill');
  expect(await store.descriptions.all(game.id)).toEqual([heal, next]);
  expect(await store.descriptions.all(other.id)).toHaveLength(1);
});

test('posts of one instant stand in the order of their arrival', async () => {
  const game = await newGame(store);
  const posts = Array.from({ length: 8 }, (_, n) =>
    post({ text: `Реплика ${n}`, votes: n % 2 ? ['Суок'] : [] }),
  );
  for (const one of posts) await store.posts.add(game.id, one);
  await store.posts.add(game.id, post({ day: 2 }));
  expect(await store.posts.ofDay(game.id, 1)).toEqual(posts);
});

test('an edited post keeps its votes and its place, and shows when it was edited', async () => {
  const game = await newGame(store);
  const one = post({ votes: ['Суок'] });
  await store.posts.add(game.id, one);
  await store.posts.edit(game.id, one.id, 'Передумал.', later(7));
  const edited = { ...one, text: 'Передумал.', editedAt: later(7) };
  expect(await store.posts.byId(game.id, one.id)).toEqual(edited);
  expect(await store.posts.byId('another game', one.id)).toBeNull();
});

test('a draft is saved over the version it was made from, never over a newer one', async () => {
  const game = await newGame(store);
  const save = (expected: number, title: string) =>
    store.reports.save(game.id, 1, expected, title, { type: 'doc', title }, noon);
  expect(await save(0, 'Начало')).toBe(1);
  expect(await save(0, 'Второе начало')).toBeNull();
  expect(await save(1, 'Продолжение')).toBe(2);
  expect(await save(1, 'Опоздавшее')).toBeNull();
  expect(await store.reports.get(game.id, 1)).toEqual({
    night: 1,
    title: 'Продолжение',
    document: { type: 'doc', title: 'Продолжение' },
    version: 2,
    savedAt: noon,
    published: null,
    publishedAt: null,
  });
});

test('a report of an older version is read in the present shape', async () => {
  const game = await newGame(store, 'Записанная давно');
  const { reports, reportVersions } = store;
  const old = oldReport('d1');
  await reports.save(game.id, 1, 0, 'Ночь', old, noon);
  await reports.publish(game.id, 1, later(10));
  await reportVersions.add(game.id, {
    ...{ id: 'v1', night: 1, name: 'Старая', kind: 'named', schema: 1, byNick: 'Вожатый' },
    document: old,
    at: noon,
  });
  const present = migrate(old);
  expect(present).not.toEqual(old);
  const row = await reports.get(game.id, 1);
  expect(row).toMatchObject({ document: present, published: present });
  expect(await reports.ofGame(game.id)).toEqual([row]);
  expect((await reports.latest(100)).find(({ slug }) => slug === game.slug)?.published).toEqual(present);
  const version = { document: present, schema: SCHEMA_VERSION };
  expect(await reportVersions.get(game.id, 1, 'v1')).toMatchObject(version);
  expect(await reportVersions.newest(game.id, 1, 3)).toMatchObject([version]);
});

test('a list of versions carries none of their texts, and of those kept by themselves the newest stay', async () => {
  const game = await newGame(store, 'С версиями');
  const { reportVersions } = store;
  const kept = (id: string, kind: 'named' | 'backup', minute: number, night = 1) =>
    reportVersions.add(game.id, {
      ...{ id, night, name: id, kind, schema: SCHEMA_VERSION, byNick: 'Вожатый' },
      document: { type: 'doc', title: id },
      at: later(minute),
    });
  await kept('named-1', 'named', 0);
  for (const minute of [1, 2, 3, 4]) await kept(`backup-${minute}`, 'backup', minute);
  await kept('other-night', 'backup', 0, 2);
  await reportVersions.trim(game.id, 1, 2);
  const list = await reportVersions.list(game.id, 1);
  expect(list.map(({ id }) => id)).toEqual(['backup-4', 'backup-3', 'named-1']);
  expect(JSON.stringify(list)).not.toContain('doc');
  expect(await reportVersions.list(game.id, 2)).toHaveLength(1);
  expect((await reportVersions.newest(game.id, 1, 1))[0]?.document).toEqual({
    type: 'doc',
    title: 'backup-4',
  });
});

test('of drafts saved at once one is taken', async () => {
  const game = await newGame(store);
  const saved = await Promise.all(
    Array.from({ length: 10 }, (_, n) => store.reports.save(game.id, 1, 0, `№ ${n}`, {}, noon)),
  );
  expect(saved.filter((version) => version !== null)).toEqual([1]);
});

test('the public reads what was published, not the draft that goes on', async () => {
  const game = await newGame(store, 'Читаемая');
  await store.reports.save(game.id, 1, 0, 'Ночь', { text: 'готово' }, noon);
  await store.reports.publish(game.id, 1, later(10));
  await store.reports.save(game.id, 1, 1, 'Ночь', { text: 'правка' }, later(20));
  await store.reports.save(game.id, 2, 0, 'Тайная', { text: 'черновик' }, later(20));
  const mine = (await store.reports.latest(100)).filter(({ slug }) => slug === game.slug);
  expect(mine).toEqual([
    {
      slug: game.slug,
      gameTitle: 'Читаемая',
      night: 1,
      title: 'Ночь',
      published: { text: 'готово' },
      publishedAt: later(10),
    },
  ]);
  await store.reports.publish(game.id, 1, later(30));
  const again = await store.reports.get(game.id, 1);
  expect(again).toMatchObject({ published: { text: 'правка' }, publishedAt: later(10) });
  await expect(store.reports.publish(game.id, 3, noon)).rejects.toThrow('no report');
});

test('the newest reports of all games come first, and no more than asked for', async () => {
  for (const minutes of [1000, 3000, 2000]) {
    const game = await newGame(store, `В ${minutes}`);
    await store.reports.save(game.id, 1, 0, 'Ночь', {}, noon);
    await store.reports.publish(game.id, 1, later(minutes));
  }
  const latest = await store.reports.latest(2);
  expect(latest.map(({ gameTitle }) => gameTitle)).toEqual(['В 3000', 'В 2000']);
});
