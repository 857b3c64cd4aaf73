import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openAuth, type Auth } from '../../src/auth/auth.ts';
import { findPlayer, foldNick } from '../../src/engine/nick.ts';
import type { OpenStore } from '../../src/store/open-store.ts';
import { openTestStore } from '../support/database.ts';

let store: OpenStore;
let auth: Auth;
let clock = Date.now();
beforeAll(async () => void (store = await openTestStore()));
beforeEach(
  () => void (auth = openAuth(store, { secure: false, now: () => new Date(clock), marksDevices: true })),
);
afterAll(() => store.close());

const password = 'три толстяка';
const register = (nick: string, over = {}) => auth.register({ nick, email: null, password, ...over });
const codeOf = (result: { ok: true } | { ok: false; error: { code: string } }) =>
  result.ok ? 'ok' : result.error.code;

test('who registered is recognised by nick and password, in any case and composition of letters', async () => {
  const made = await register('  Йозеф   Ёлкин ');
  expect(made).toMatchObject({ ok: true, value: { nick: 'Йозеф Ёлкин' } });
  for (const nick of ['Йозеф Ёлкин', 'йозеф елкин', 'Йозеф Ёлкин'.normalize('NFD')]) {
    expect(await auth.recognise({ nick, password: password.normalize('NFD') })).toEqual(made);
  }
});

test('a password is kept as argon2id with the cost OWASP names, never itself', async () => {
  const made = await register('Хранитель', { email: 'a@example.org' });
  const row = await store.accounts.byId(made.ok ? made.value.id : '');
  expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(row?.email).toBe('a@example.org');
  expect(JSON.stringify(row)).not.toContain(password);
});

test('a nick that looks like a taken one is taken', async () => {
  await register('Rosa');
  for (const nick of ['Rosa', 'rosa', 'Rоsa' /* Cyrillic о */])
    expect(codeOf(await register(nick))).toBe('nick-taken');
});

test.each([
  ['Kit', 'Кіт'],
  ['Ёж', 'ëж'],
  ['Эхо', '«эхо»!'],
  ['Чай, лимон', 'чай,лимон.'],
  ['Г-н Ветер', 'г‑н ветер'],
  ['Straße', 'STRASSE'],
  ['Ireland', 'ıreland'],
  ['❤️ Лика', '❤ лика'],
  ['…', '...'],
  ['@@', '@'],
])('who is called %s needs not fear a %s: in a game the two would be one', async (first, second) => {
  expect(codeOf(await register(first))).toBe('ok');
  expect(codeOf(await register(second))).toBe('nick-taken');
});

test.each([
  ['👩‍🚀', '👩'],
  ['👍🏻', '👍🏿'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['Май', 'Маи'],
  ['Зоря', '3оря'],
  ['Кот', 'Котофей'],
])('%s and %s are two nicks, and a game tells them apart', async (first, second) => {
  expect(codeOf(await register(first))).toBe('ok');
  expect(codeOf(await register(second))).toBe('ok');
  for (const nick of [first, second]) {
    expect(findPlayer([first, second], `«${nick}».`)).toEqual({ ok: true, value: nick });
  }
});

test('whatever nicks are registered, no game meets two that it cannot tell apart', async () => {
  const sign = fc.constantFrom(...'аеоАеёaeoAMм.,!-«»@3 іiIıßй', '‑', '👩‍🚀', '❤️', '❤', 'и\u0306', '…');
  const nicks = fc.sample(
    fc.array(sign, { minLength: 1, maxLength: 3 }).map((all) => all.join('')),
    { numRuns: 60, seed: 7 },
  );
  const taken: string[] = [];
  for (const nick of nicks) {
    const made = await register(`z${nick}`);
    if (made.ok) taken.push(made.value.nick);
    else expect(made.error.code).toMatch(/^nick-(taken|invalid)$/u);
  }
  expect(new Set(taken.map(foldNick)).size).toBe(taken.length);
  for (const nick of taken) expect(findPlayer(taken, nick)).toEqual({ ok: true, value: nick });
});

test.each([
  ['', 'nick-invalid'],
  ['   ', 'nick-invalid'],
  ['а'.repeat(33), 'nick-invalid'],
  ['Ося\0', 'nick-invalid'],
  ['О\u202Eся', 'nick-invalid'],
  ['О\u200Bся', 'nick-invalid'],
  ['О\u200Dся', 'nick-invalid'],
  ['Ося\uD800', 'nick-invalid'],
  ['О\nся', 'nick-invalid'],
  ['\u3164', 'nick-invalid'],
  ['\u0301', 'nick-invalid'],
  [`з${'\u0316'.repeat(40)}`, 'nick-invalid'],
])('a nick %j is refused', async (nick, code) => {
  expect(codeOf(await register(nick))).toBe(code);
});

test.each(['а', 'ж'.repeat(32), 'M-S', '👩‍🚀 Ася', 'о_О', 'O’Нил', 'ё̄жик'])(
  'a nick %j will do',
  async (nick) => {
    expect(await register(nick)).toMatchObject({ ok: true, value: { nick: nick.normalize('NFC') } });
  },
);

test('a password under eight characters and a strange email are refused, and nothing is stored', async () => {
  expect(codeOf(await register('Короткий', { password: 'семь777' }))).toBe('password-short');
  expect(codeOf(await register('Короткий', { password: '👩‍🚀'.repeat(400) }))).toBe('invalid-input');
  expect(codeOf(await register('Короткий', { email: 'не почта' }))).toBe('invalid-input');
  expect(codeOf(await register('Короткий'))).toBe('ok');
});

test('a wrong password, an unknown nick and an account without password are told the same', async () => {
  await register('Известный');
  const row = {
    id: 'silent',
    nick: 'Немой',
    nickKey: 'немой',
    email: null,
    passwordHash: null,
    createdAt: new Date(),
  };
  await store.accounts.create(row);
  const refused = await Promise.all([
    auth.recognise({ nick: 'Известный', password: 'мимо цели' }),
    auth.recognise({ nick: 'Неизвестный', password }),
    auth.recognise({ nick: 'Немой', password: 'nobody’s' }),
    auth.recognise({ nick: 'Ося\0', password }),
    auth.recognise({ nick: '\uD800', password: '\uD800' }),
  ]);
  expect(refused.map(codeOf)).toEqual(refused.map(() => 'wrong-credentials'));
  expect(new Set(refused.map((result) => JSON.stringify(result))).size).toBe(1);
});

test('an unknown nick takes as long as a known one', async () => {
  await register('Засечённый');
  const time = async (nick: string) => {
    const start = performance.now();
    await auth.recognise({ nick, password: 'мимо цели' }, String(Math.random()));
    return performance.now() - start;
  };
  await time('Разогрев');
  const known = Math.min(...(await inTurn(5, () => time('Засечённый'))));
  const unknown = Math.min(...(await inTurn(5, () => time('Неизвестно кто'))));
  // Without the hashing of nobody's password the difference is tenfold.
  expect(unknown).toBeGreaterThan(known / 3);
});

test('too many tries close a nick for a while, for that address only, even to the right password', async () => {
  await register('Осаждённый');
  const attempt = (address: string, tried = 'мимо цели') =>
    auth.recognise({ nick: 'Осаждённый', password: tried }, address).then(codeOf);
  for (let n = 0; n < 10; n++) expect(await attempt('1.2.3.4')).toBe('wrong-credentials');
  expect(await attempt('1.2.3.4', password)).toBe('too-many-tries');
  expect(await attempt('5.6.7.8', password)).toBe('ok');
  clock += 15 * 60_000;
  expect(await attempt('1.2.3.4', password)).toBe('ok');
  for (let n = 0; n < 10; n++) expect(await attempt('1.2.3.4')).toBe('wrong-credentials');
});

async function inTurn<T>(times: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let n = 0; n < times; n++) results.push(await work());
  return results;
}
