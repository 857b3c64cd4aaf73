import { PGlite } from '@electric-sql/pglite';

/** Writes into a closed embedded database past the site, as a hand with a tool would. */
export async function tamper(dataDir: string, sql: string, values: readonly unknown[] = []): Promise<void> {
  const database = await PGlite.create(dataDir);
  try {
    await database.query(sql, [...values]);
  } finally {
    await database.close();
  }
}
