/**
 * `npm run migration -- NAME`: writes the next migration, the step from the last one to prisma/schema.prisma.
 * It is made on an empty embedded database, so no server and no engine binary is needed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbedded } from '../store/embedded.ts';
import { migrate, readMigrations } from '../store/migrate.ts';
import { nothingExternal, openSchemaEngine } from '../store/schema-engine.ts';

const name = process.argv[2];
if (!name || !/^[a-z0-9]+([-_][a-z0-9]+)*$/.test(name)) {
  console.error('Usage: npm run migration -- NAME   (small Latin letters, digits, hyphens)');
  process.exit(2);
}

const path = 'prisma/schema.prisma';
const schema = { path, content: await readFile(path, 'utf8') };
const migrations = await readMigrations();
const database = await openEmbedded('memory:');
await migrate(database.adapter, migrations);
const engine = await openSchemaEngine(database.adapter, schema);
const { stdout: sql } = await engine.diff({
  from: { tag: 'schemaDatasource', files: [schema], configDir: 'prisma' },
  to: { tag: 'schemaDatamodel', files: [schema] },
  script: true,
  exitCode: null,
  filters: nothingExternal,
});
engine.free();
await database.close();

if (!sql || sql.includes('This is an empty migration')) {
  console.log('The schema has not changed since the last migration.');
} else {
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14);
  const folder = join(migrations.baseDir, `${stamp}_${name}`);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'migration.sql'), sql);
  await writeFile(join(migrations.baseDir, 'migration_lock.toml'), 'provider = "postgresql"\n');
  console.log(`Written: ${join(folder, 'migration.sql')}`);
}
