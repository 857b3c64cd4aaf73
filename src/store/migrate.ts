import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg';
import { nothingExternal, openSchemaEngine } from './schema-engine.ts';

const folder = 'prisma/migrations';

/** The migrations of this checkout (or of `root`), oldest first. */
export async function readMigrations(root = process.cwd()): Promise<MigrationList> {
  const baseDir = resolve(root, folder);
  const entries = await readdir(baseDir, { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  const migrationDirectories = await Promise.all(
    names.sort().map(async (path) => {
      const value = await readFile(join(baseDir, path, 'migration.sql'), 'utf8');
      return { path, migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value } } };
    }),
  );
  const lock = await readFile(join(baseDir, 'migration_lock.toml'), 'utf8').catch(() => null);
  return {
    baseDir,
    lockfile: { path: 'migration_lock.toml', content: lock },
    shadowDbInitScript: '',
    migrationDirectories,
  };
}

/**
 * Brings the database to the newest schema, keeping Prisma's own `_prisma_migrations`; gives the names applied now.
 * On a server, several processes may start at once: the engine holds an advisory lock, so the adapter must keep to one
 * connection.
 */
export async function migrate(
  adapter: SqlMigrationAwareDriverAdapterFactory,
  migrations: MigrationList,
): Promise<readonly string[]> {
  const engine = await openSchemaEngine(adapter);
  try {
    const applied = await engine.applyMigrations({ migrationsList: migrations, filters: nothingExternal });
    return applied.appliedMigrationNames;
  } finally {
    engine.free();
  }
}
