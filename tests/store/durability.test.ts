import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createInterface } from 'node:readline';
import { PGlite } from '@electric-sql/pglite';
import { expect, test, vi } from 'vitest';
import { folderInUse } from '../../src/store/hold-folder.ts';
import { openStore } from '../../src/store/open-store.ts';
import { ownDatabase } from './own-database.ts';
import { deadline, newGame } from './rows.ts';

// Databases and processes are opened several times over: a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000 });

const writer = fileURLToPath(new URL('keep-writing.ts', import.meta.url));

test('what was written is there when the store is opened again', async () => {
  const dataDir = await ownDatabase();
  const before = await openStore({ dataDir });
  const game = await newGame(before);
  await before.log.append(game.id, 0, [deadline(0)]);
  await before.close();
  const after = await openStore({ dataDir });
  expect(await after.games.bySlug(game.slug)).toEqual({ ...game, version: 1 });
  expect(await after.log.read(game.id)).toEqual([deadline(0)]);
  await after.close();
});

test('an entry changed behind the store’s back is found', async () => {
  const dataDir = await ownDatabase();
  const before = await openStore({ dataDir });
  const game = await newGame(before);
  await before.log.append(game.id, 0, [0, 1, 2, 3].map(deadline));
  await before.close();
  const pglite = await PGlite.create(dataDir);
  await pglite.exec(
    `UPDATE "LogEntry" SET entry = entry || '{"ends": "2011-01-01T00:00:00.000Z"}' WHERE seq = 2`,
  );
  await pglite.close();
  const after = await openStore({ dataDir });
  expect(await after.log.broken(game.id)).toBe(2);
  await after.close();
});

test('a process killed in the middle of writing loses no acknowledged entry', async () => {
  const dataDir = await ownDatabase();
  for (const killAt of [25, 60]) {
    const child = spawn(process.execPath, [writer, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
    const acknowledged: number[] = [];
    let slug = '';
    for await (const line of createInterface({ input: child.stdout })) {
      if (!slug) slug = line;
      else acknowledged.push(Number(line));
      if (acknowledged.length === killAt) child.kill('SIGKILL');
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    expect(child.signalCode).toBe('SIGKILL');

    const store = await openStore({ dataDir });
    const game = await store.games.bySlug(slug);
    const kept = await store.log.read(game?.id ?? '');
    expect(kept.slice(0, acknowledged.length)).toEqual(acknowledged.map(deadline));
    expect(game?.version).toBe(kept.length);
    expect(await store.log.broken(game?.id ?? '')).toBeNull();
    await store.close();
  }
});

test('a folder that is in use is not opened a second time', async () => {
  const dataDir = await ownDatabase();
  expect(await folderInUse(dataDir)).toBe(false);
  const first = await openStore({ dataDir });
  expect(await folderInUse(dataDir)).toBe(true);
  await expect(openStore({ dataDir })).rejects.toThrow('has the database');
  await first.ping();
  await first.close();
  expect(await folderInUse(dataDir)).toBe(false);
  await (await openStore({ dataDir })).close();
});
