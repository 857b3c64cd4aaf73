import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';

/** A PostgreSQL as the store meets it, embedded or on a server. */
export interface Database {
  adapter: SqlMigrationAwareDriverAdapterFactory;
  close(): Promise<void>;
}
