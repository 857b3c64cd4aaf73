import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import type { Database } from './database.ts';
import { holdFolder } from './hold-folder.ts';

/** The adapter's own `executeScript` neither waits nor reports: a migration that fails would pass for applied. */
class AwaitingPGlite extends PrismaPGlite {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    super(pglite);
    this.#pglite = pglite;
  }

  override async connect(): Promise<Awaited<ReturnType<PrismaPGlite['connect']>>> {
    const connection = await super.connect();
    connection.executeScript = async (script: string) => {
      await this.#pglite.exec(script);
    };
    return connection;
  }
}

/** PostgreSQL inside this process, its files in `dataDir`; 'memory:' keeps nothing. */
export async function openEmbedded(dataDir: string): Promise<Database> {
  if (dataDir === 'memory:') {
    const pglite = await PGlite.create('memory://');
    return { adapter: new AwaitingPGlite(pglite), close: () => pglite.close() };
  }
  const path = resolve(dataDir);
  await mkdir(path, { recursive: true });
  const release = await holdFolder(path);
  try {
    const pglite = await PGlite.create(path);
    const close = async () => {
      await pglite.close();
      await release();
    };
    return { adapter: new AwaitingPGlite(pglite), close };
  } catch (error) {
    await release();
    throw error;
  }
}
