import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrations } from '../../src/store/migrate.ts';
import { openStore, type OpenStore } from '../../src/store/open-store.ts';

/** An empty folder of a test's own; the test that is done with it removes it. */
export const emptyFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'literary-mafia-test-'));

/** Making an embedded database takes two seconds, copying a made one a tenth: made once for each state of the schema. */
async function template(): Promise<string> {
  const engine = await readFile('node_modules/@electric-sql/pglite/package.json', 'utf8');
  const state = JSON.stringify(await readMigrations()) + engine;
  const folder = join(
    tmpdir(),
    `literary-mafia-empty-${createHash('sha256').update(state).digest('hex').slice(0, 16)}`,
  );
  if (existsSync(folder)) return folder;
  const fresh = await emptyFolder();
  await (await openStore({ dataDir: fresh })).close();
  // Another test process may have been first: its copy is as good.
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true }));
  return folder;
}

/** A folder with a migrated, empty embedded database; the caller removes it. */
export async function databaseFolder(): Promise<string> {
  const folder = await emptyFolder();
  await cp(await template(), folder, { recursive: true });
  return folder;
}

/** A store over an empty database of its own. Close it in the end. */
export async function openTestStore(): Promise<OpenStore> {
  const dataDir = await databaseFolder();
  const store = await openStore({ dataDir });
  const close = async () => {
    await store.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...store, close };
}
