import type { Database } from './database.ts';
import { PrismaClient } from './generated/client.ts';
import { storable, Unstorable } from './storable.ts';

/** Embedded, transactions wait for each other: the wait must outlast a burst, the work must not. */
const transactionOptions = { maxWait: 30_000, timeout: 15_000 };

const nothing: Record<string, unknown> = { findMany: [], findUnique: null, findFirst: null };

export function openClient(database: Database) {
  const client = new PrismaClient({ adapter: database.adapter, transactionOptions });
  return client.$extends({
    query: {
      $allModels: {
        async $allOperations({ operation, model, args, query }) {
          if (storable(args)) return query(args);
          // What cannot be stored is not found.
          if (operation in nothing) return nothing[operation];
          throw new Unstorable(`${model}.${operation}: text with NUL or a lone surrogate`);
        },
      },
    },
  });
}

export type Client = ReturnType<typeof openClient>;

/** What a group of the store works with: the client, or a transaction of it. */
export type Rows = Omit<Client, '$extends' | '$transaction' | '$connect' | '$disconnect' | '$on' | '$use'>;
