import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '../../src/auth/adapter.ts';
import { openAuth, type Auth } from '../../src/auth/auth.ts';
import { SESSION_DAYS } from '../../src/auth/lucia.ts';
import type { OpenStore } from '../../src/store/open-store.ts';
import { openTestStore } from '../support/database.ts';
import { Browser } from './browser.ts';

const DAY = 24 * 3600_000;
const password = 'куклу наследника';

let store: OpenStore;
let auth: Auth;
beforeAll(async () => {
  store = await openTestStore();
  auth = openAuth(store, { secure: false, now: () => new Date(), marksDevices: true });
});
afterAll(() => store.close());

async function signedIn(nick: string): Promise<Browser> {
  const browser = new Browser();
  const registered = await (await auth.visit(browser)).register({ nick, email: null, password });
  if (!registered.ok) throw new Error(registered.error.code);
  return browser;
}
const nickOf = async (browser: Browser) => (await auth.visit(browser)).actor?.nick ?? null;

test('registering signs in, signing out ends it, signing in brings it back', async () => {
  const browser = await signedIn('Суок');
  expect(await nickOf(browser)).toBe('Суок');
  await (await auth.visit(browser)).signOut();
  expect([...browser.jar.keys()]).toEqual(['device']);
  expect(await nickOf(browser)).toBeNull();
  const signIn = await (await auth.visit(browser)).signIn({ nick: 'суок', password });
  expect(signIn).toMatchObject({ ok: true, value: { nick: 'Суок' } });
  expect(await nickOf(browser)).toBe('Суок');
});

test('a stranger is nobody and gets no cookie', async () => {
  const browser = new Browser();
  expect(await nickOf(browser)).toBeNull();
  expect(browser.told).toBe(0);
});

test('a refused sign-in leaves the browser as it was', async () => {
  const browser = await signedIn('Просперо');
  const before = browser.token;
  const refused = await (await auth.visit(browser)).signIn({ nick: 'Просперо', password: 'не тот пароль' });
  expect(refused).toMatchObject({ ok: false, error: { code: 'wrong-credentials' } });
  expect(browser.token).toBe(before);
  expect(await nickOf(browser)).toBe('Просперо');
});

test('signing in gives a new token, and the old one is worth nothing', async () => {
  const browser = await signedIn('Тибул');
  const thief = new Browser();
  thief.jar.set('session', browser.token);
  await (await auth.visit(browser)).signIn({ nick: 'Тибул', password });
  expect(browser.token).not.toBe(thief.token);
  expect(await nickOf(browser)).toBe('Тибул');
  expect(await nickOf(thief)).toBeNull();
});

test('another browser of the same account stays signed in', async () => {
  const [one, other] = [await signedIn('Гаспар'), new Browser()];
  await (await auth.visit(other)).signIn({ nick: 'Гаспар', password });
  await (await auth.visit(other)).signOut();
  expect(await nickOf(one)).toBe('Гаспар');
});

test('the cookie is kept from scripts and other sites; over https it never leaves it', async () => {
  const browser = await signedIn('Раздватрис');
  expect(browser.attributes).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/', secure: false });
  const secure = openAuth(store, { secure: true, now: () => new Date(), marksDevices: true });
  const safe = new Browser();
  await (await secure.visit(safe)).signIn({ nick: 'Раздватрис', password });
  expect([...safe.jar.keys()]).toEqual(['__Host-session', '__Host-device']);
  expect(safe.attributes).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/', secure: true });
  expect(safe.attributes).not.toHaveProperty('domain');
});

test('who reads the table cannot sign in with what stands there', async () => {
  const browser = await signedIn('Ганимед');
  const row = await store.sessions.find(hashToken(browser.token));
  expect(row?.nick).toBe('Ганимед');
  const reader = new Browser();
  reader.jar.set('session', row?.id ?? '');
  expect(await nickOf(reader)).toBeNull();
  expect(await store.sessions.find(browser.token)).toBeNull();
});

test('a session in use lives on, an unused one ends', async () => {
  const browser = await signedIn('Арнери');
  const id = hashToken(browser.token);
  const expires = async () => (await store.sessions.find(id))?.expiresAt.getTime() ?? 0;

  await store.sessions.prolong(id, new Date(Date.now() + (SESSION_DAYS / 2 - 1) * DAY));
  const told = browser.told;
  expect(await nickOf(browser)).toBe('Арнери');
  expect(await expires()).toBeGreaterThan(Date.now() + (SESSION_DAYS - 1) * DAY);
  expect(browser.told).toBe(told + 1);
  await nickOf(browser);
  expect(browser.told).toBe(told + 1);

  await store.sessions.prolong(id, new Date(Date.now() - 1));
  expect(await nickOf(browser)).toBeNull();
  expect([...browser.jar.keys()]).toEqual(['device']);
  expect(await expires()).toBe(0);
});

test.each(['', 'x', '\0', '\uD800', 'я'.repeat(5000)])('a made-up token (%j) is nobody', async (token) => {
  const browser = new Browser();
  browser.jar.set('session', token);
  expect(await nickOf(browser)).toBeNull();
});

test('who has signed in from one browser is known as near, whoever else from another is not', async () => {
  const idOf = async (browser: Browser) => (await auth.visit(browser)).actor?.id ?? '';
  const shared = await signedIn('Неттель');
  const first = await idOf(shared);
  await (await auth.visit(shared)).signOut();
  await (await auth.visit(shared)).register({ nick: 'Людвиг', email: null, password });
  const second = await idOf(shared);
  const third = await idOf(await signedIn('Карл'));
  expect(await store.accounts.near(first, [first, second, third])).toEqual([second]);
  expect(await store.accounts.near(third, [first, second, third])).toEqual([]);
});

test('the table holds only the hash of a browser’s mark, and a mark of nobody’s making is replaced', async () => {
  const browser = new Browser();
  browser.jar.set('device', 'planted');
  await (await auth.visit(browser)).register({ nick: 'Август', email: null, password });
  expect(browser.jar.get('device')).toMatch(/^[\w-]{32}$/);
});

test('in the demo, where one tries every part from one browser, none is marked', async () => {
  const plain = openAuth(store, { secure: false, now: () => new Date(), marksDevices: false });
  const browser = new Browser();
  await (await plain.visit(browser)).register({ nick: 'Цирковой', email: null, password });
  expect([...browser.jar.keys()]).toEqual(['session']);
});
