import type { Store } from '../app/ports.ts';
import { accounts } from './accounts.ts';
import { answers } from './answers.ts';
import { conflicts } from './conflicts.ts';
import { openClient, type Client, type Rows } from './client.ts';
import type { Database } from './database.ts';
import { descriptions } from './descriptions.ts';
import { devices, type DeviceStore } from './devices.ts';
import { openEmbedded } from './embedded.ts';
import { games } from './games.ts';
import { jurors } from './jurors.ts';
import { juryRecords } from './jury-records.ts';
import { log } from './log.ts';
import { migrate, readMigrations } from './migrate.ts';
import { panels } from './panels.ts';
import { posts } from './posts.ts';
import { reportCorrections } from './report-corrections.ts';
import { reportDesks } from './report-desks.ts';
import { reportVersions } from './report-versions.ts';
import { reports } from './reports.ts';
import { scores } from './scores.ts';
import { seats } from './seats.ts';
import { openServer } from './server.ts';
import { sessions, type SessionStore } from './sessions.ts';
import { tallies } from './tallies.ts';

/** Where the rows are: a PostgreSQL server, or a folder of the embedded one ('memory:' keeps nothing). */
export interface Place {
  databaseUrl?: string | undefined;
  dataDir?: string | undefined;
}

export type OpenStore = Store & { readonly sessions: SessionStore; readonly devices: DeviceStore };

type Atomically = <T>(work: (rows: Rows) => Promise<T>) => Promise<T>;

function storeOver(client: Client, database: Database, rows: Rows, atomically: Atomically): OpenStore {
  return {
    accounts: accounts(rows),
    sessions: sessions(rows),
    devices: devices(rows),
    games: games(rows),
    seats: seats(rows),
    log: log(rows, atomically),
    descriptions: descriptions(rows),
    posts: posts(rows),
    reports: reports(rows),
    reportVersions: reportVersions(rows),
    reportCorrections: reportCorrections(rows),
    reportDesks: reportDesks(rows),
    jurors: jurors(rows),
    scores: scores(rows),
    tallies: tallies(rows),
    panels: panels(rows),
    conflicts: conflicts(rows),
    juryRecords: juryRecords(rows),
    answers: answers(rows),
    // A transaction within a transaction is the same one: it fails or holds as a whole.
    transaction: (work) =>
      atomically((inside) => work(storeOver(client, database, inside, (inner) => inner(inside)))),
    async ping() {
      await rows.$queryRaw`SELECT 1`;
    },
    async close() {
      await client.$disconnect();
      await database.close();
    },
  };
}

/** Migrates over a connection of its own on a server: the engine's lock belongs to one connection. */
async function bringUpToDate(database: Database, databaseUrl: string | undefined): Promise<void> {
  const migrations = await readMigrations();
  if (!databaseUrl) return void (await migrate(database.adapter, migrations));
  const single = openServer(databaseUrl, 1);
  try {
    await migrate(single.adapter, migrations);
  } finally {
    await single.close();
  }
}

/** Opens the database, brings it to the newest schema, and gives the store over it. */
export async function openStore({ databaseUrl, dataDir = './data' }: Place): Promise<OpenStore> {
  const database = databaseUrl ? openServer(databaseUrl) : await openEmbedded(dataDir);
  try {
    await bringUpToDate(database, databaseUrl);
  } catch (error) {
    await database.close();
    throw error;
  }
  const client = openClient(database);
  return storeOver(client, database, client, (work) => client.$transaction((inside) => work(inside)));
}
