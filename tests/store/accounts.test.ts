import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenStore } from '../../src/store/open-store.ts';
import { openTestStore } from '../support/database.ts';
import { account, later, noon } from './rows.ts';

let store: OpenStore;
beforeAll(async () => void (store = await openTestStore()));
afterAll(() => store.close());

test('an account is found by its id and by its folded nick, as it was put in', async () => {
  const row = { ...account('Тибул'), email: 'tibul@example.org', passwordHash: '$argon2id$…' };
  expect(await store.accounts.create(row)).toBe(true);
  expect(await store.accounts.byId(row.id)).toEqual(row);
  expect(await store.accounts.byNickKey('тибул')).toEqual(row);
});

test('a taken nick is told, and the account that has it stays', async () => {
  const first = account('Просперо');
  await store.accounts.create(first);
  expect(await store.accounts.create(account('Просперо'))).toBe(false);
  expect(await store.accounts.byNickKey('просперо')).toEqual(first);
});

test('of many who register one nick at once one gets it', async () => {
  const made = await Promise.all(Array.from({ length: 12 }, () => store.accounts.create(account('Суок'))));
  expect(made.filter(Boolean)).toHaveLength(1);
});

test('an unknown account is null', async () => {
  expect(await store.accounts.byId('nobody')).toBeNull();
  expect(await store.accounts.byNickKey('nobody')).toBeNull();
});

test('a session is found with its nick, prolonged, removed', async () => {
  const owner = account('Гаспар');
  await store.accounts.create(owner);
  await store.sessions.add({ id: 'hash-1', accountId: owner.id, expiresAt: noon });
  await store.sessions.prolong('hash-1', later(60));
  expect(await store.sessions.find('hash-1')).toEqual({
    id: 'hash-1',
    accountId: owner.id,
    expiresAt: later(60),
    nick: 'Гаспар',
  });
  await store.sessions.remove('hash-1');
  expect(await store.sessions.find('hash-1')).toBeNull();
});

test('expired sessions go, the others and those of other accounts stay', async () => {
  const [one, other] = [account('Раздватрис'), account('Ганимед')];
  for (const row of [one, other]) await store.accounts.create(row);
  await store.sessions.add({ id: 'old', accountId: one.id, expiresAt: later(-1) });
  await store.sessions.add({ id: 'new', accountId: one.id, expiresAt: later(1) });
  await store.sessions.add({ id: 'foreign', accountId: other.id, expiresAt: later(1) });
  await store.sessions.removeExpired(noon);
  expect((await store.sessions.ofAccount(one.id)).map(({ id }) => id)).toEqual(['new']);
  await store.sessions.removeOf(one.id);
  expect(await store.sessions.ofAccount(one.id)).toEqual([]);
  expect(await store.sessions.find('foreign')).not.toBeNull();
});
