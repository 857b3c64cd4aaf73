import { expect, test } from 'vitest';
import { checkEnv } from '../../src/env.ts';

const real = {
  DATABASE_URL: 'postgresql://mafia:secret@db.example:5432/mafia',
  ORIGIN: 'https://mafia.example/',
};

/** The names of the variables that are refused. */
const refused = (variables: Record<string, string>) => {
  const checked = checkEnv(variables);
  return checked.ok ? [] : checked.error.map((line) => line.split(':')[0]);
};

test('the demo needs nothing and stays on this machine', () => {
  expect(checkEnv({ DEMO: '1' })).toEqual({
    ok: true,
    value: {
      demo: true,
      host: '127.0.0.1',
      port: 4321,
      origin: undefined,
      databaseUrl: undefined,
      dataDir: './data',
      clock: true,
      ahead: 0,
    },
  });
  for (const HOST of ['localhost', '127.0.0.1', '127.1.2.3', '::1'])
    expect(refused({ DEMO: '1', HOST })).toEqual([]);
  for (const HOST of ['0.0.0.0', '::', '192.168.0.5', 'mafia.example', '127.0.0.1.example']) {
    expect(refused({ DEMO: '1', HOST })).toEqual(['HOST']);
  }
});

test('demo games are not played into a database elsewhere', () => {
  expect(refused({ DEMO: '1', DATABASE_URL: real.DATABASE_URL })).toEqual(['DATABASE_URL']);
  expect(refused({ DEMO: '1', DATABASE_URL: 'postgresql://localhost/mafia' })).toEqual([]);
  expect(refused({ DEMO: '1', DATABASE_URL: 'mafia' })).toEqual(['DATABASE_URL']);
});

test('the real site needs its database and its address, and is no demo', () => {
  expect(refused({})).toEqual(['DATABASE_URL', 'ORIGIN']);
  expect(checkEnv({ ...real, HOST: '0.0.0.0', PORT: '80' })).toMatchObject({
    ok: true,
    value: { demo: false, host: '0.0.0.0', port: 80, origin: 'https://mafia.example' },
  });
});

test('the clock of a real site is right, and of a demo may be set', () => {
  expect(checkEnv({ DEMO: '1', CLOCK_AHEAD: '-60000' })).toMatchObject({
    ok: true,
    value: { ahead: -60_000 },
  });
  expect(refused({ ...real, CLOCK_AHEAD: '60000' })).toEqual(['CLOCK_AHEAD']);
  expect(checkEnv({ ...real, CLOCK: 'off' })).toMatchObject({ ok: true, value: { clock: false } });
});

test.each([
  ['ORIGIN', 'http://mafia.example'],
  ['ORIGIN', 'https://mafia.example/path'],
  ['ORIGIN', 'mafia.example'],
  ['ORIGIN', 'javascript:alert(1)'],
  ['DATABASE_URL', 'mysql://localhost/mafia'],
  ['DATABASE_URL', 'mafia'],
  ['PORT', 'http'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['PORT', '80.5'],
  ['DEMO', 'perhaps'],
  ['CLOCK', 'sometimes'],
  ['CLOCK_AHEAD', 'an hour'],
])('%s=%s is refused by name', (name, value) => {
  expect(refused({ ...real, [name]: value })).toEqual([name]);
});

test('an empty variable is an unset one', () => {
  expect(checkEnv({ ...real, PORT: '', HOST: ' ', DEMO: '' })).toEqual(checkEnv(real));
});
