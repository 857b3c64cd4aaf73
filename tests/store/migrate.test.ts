import { readFile } from 'node:fs/promises';
import { expect, test, vi } from 'vitest';
import { openEmbedded } from '../../src/store/embedded.ts';
import { migrate, readMigrations } from '../../src/store/migrate.ts';
import { nothingExternal, openSchemaEngine } from '../../src/store/schema-engine.ts';
import { ownDatabase } from './own-database.ts';

// The first to need an embedded database makes it.
vi.setConfig({ testTimeout: 120_000 });

test('the migrations lead to exactly the schema', async () => {
  const database = await openEmbedded(await ownDatabase());
  const schema = { path: 'schema.prisma', content: await readFile('prisma/schema.prisma', 'utf8') };
  const engine = await openSchemaEngine(database.adapter, schema);
  const { stdout } = await engine.diff({
    from: { tag: 'schemaDatasource', files: [schema], configDir: '.' },
    to: { tag: 'schemaDatamodel', files: [schema] },
    script: true,
    exitCode: null,
    filters: nothingExternal,
  });
  engine.free();
  await database.close();
  expect(stdout, 'run: npm run migration -- NAME').toContain('This is an empty migration');
});

test('migrations run once, and a broken one is told, not passed over', async () => {
  const database = await openEmbedded(await ownDatabase());
  const migrations = await readMigrations();
  expect(await migrate(database.adapter, migrations)).toEqual([]);
  const next = (path: string, value: string) => ({
    ...migrations,
    migrationDirectories: [
      ...migrations.migrationDirectories,
      { path, migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value } } },
    ],
  });
  const good = next('99990101000000_wishes', 'CREATE TABLE "Wish" ("id" TEXT NOT NULL);');
  expect(await migrate(database.adapter, good)).toEqual(['99990101000000_wishes']);
  expect(await migrate(database.adapter, good)).toEqual([]);
  const bad = next('99990101000000_wishes', '');
  bad.migrationDirectories.push({
    path: '99990102000000_broken',
    migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: 'CREATE TABLE "Wish" (;' } },
  });
  await expect(migrate(database.adapter, bad)).rejects.toThrow();
  await database.close();
});
