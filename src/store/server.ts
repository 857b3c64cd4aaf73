import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import type { Database } from './database.ts';

/** The adapters write instants without a zone and read them as UTC, whatever the server's own zone is. */
const inUtc = { options: '-c TimeZone=UTC' };

/** A pool of connections to a PostgreSQL server. */
export function openServer(databaseUrl: string, connections = 10): Database {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections, ...inUtc });
  // A dropped idle connection is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  return { adapter: new PrismaPg(pool), close: () => pool.end() };
}
