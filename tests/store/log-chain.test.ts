import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { databaseFolder } from '../support/database.ts';
import { tamper } from '../support/tamper.ts';
import { deadline, newGame } from './rows.ts';

let folder = '';
beforeAll(async () => void (folder = await databaseFolder()));
afterAll(() => rm(folder, { recursive: true }));

/** A game with five entries, the store closed. */
async function written(): Promise<string> {
  const store = await openStore({ dataDir: folder });
  const { id } = await newGame(store);
  await store.log.append(id, 0, [0, 1, 2].map(deadline));
  await store.log.append(id, 3, [3, 4].map(deadline));
  await store.close();
  return id;
}

async function read(id: string, from?: number) {
  const store = await openStore({ dataDir: folder });
  const { lines, broken } = await store.log.readChain(id, from);
  const whole = await store.log.broken(id);
  await store.close();
  return { lines: lines.length, broken, whole };
}

test('a log as it was written holds from any place on', async () => {
  const id = await written();
  expect(await read(id)).toEqual({ lines: 5, broken: null, whole: null });
  expect(await read(id, 3)).toEqual({ lines: 2, broken: null, whole: null });
  expect(await read(id, 5)).toEqual({ lines: 0, broken: null, whole: null });
});

const at = 'WHERE "gameId" = $1 AND "seq" =';

test.each([
  ['a changed entry', `UPDATE "LogEntry" SET "entry" = jsonb_set("entry", '{kind}', '"close"') ${at} 2`, 2],
  [
    'a changed first entry',
    `UPDATE "LogEntry" SET "entry" = jsonb_set("entry", '{at}', '"soon"') ${at} 0`,
    0,
  ],
  ['a changed hash', `UPDATE "LogEntry" SET "hash" = 'fa1se' ${at} 3`, 3],
  ['an entry taken out', `DELETE FROM "LogEntry" ${at} 1`, 1],
  ['an entry taken out of the beginning', `DELETE FROM "LogEntry" ${at} 0`, 0],
  ['an entry moved to the end', `UPDATE "LogEntry" SET "seq" = 5 ${at} 1`, 1],
  [
    'another log put in its place',
    `UPDATE "LogEntry" SET "hash" = encode(sha256(("gameId" || 'x')::bytea), 'hex') ${at} 0`,
    0,
  ],
])('%s is found where it stands', async (_, sql, place) => {
  const id = await written();
  await tamper(folder, sql, [id]);
  expect(await read(id)).toMatchObject({ broken: place, whole: place });
});

test('what is read from some place on is bound to the entry before it', async () => {
  const id = await written();
  await tamper(folder, `UPDATE "LogEntry" SET "hash" = 'fa1se' ${at} 2`, [id]);
  expect(await read(id, 3)).toMatchObject({ lines: 2, broken: 3 });
  await tamper(folder, `DELETE FROM "LogEntry" ${at} 2`, [id]);
  expect(await read(id, 3)).toMatchObject({ lines: 2, broken: 2 });
});
