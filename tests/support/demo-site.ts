import { demoHost } from '../../src/cli/demo-accounts.ts';
import { composeSite, type Site } from '../../src/compose.ts';
import { openSite, type TestSite } from '../app/table.ts';
import { databaseFolder } from './database.ts';
import { type Site as Served, startSite, type Time } from './site-server.ts';

/** The real site, served over a database in which something is already. */
export interface PreparedSite<T> extends Served {
  /** What the preparation has given back. */
  prepared: T;
}

async function serve<S extends Site, T>(
  open: (dataDir: string) => Promise<S>,
  prepare: (site: S) => Promise<T>,
  time: Time = {},
): Promise<PreparedSite<T>> {
  const dataDir = await databaseFolder();
  const site = await open(dataDir);
  const prepared = await prepare(site).finally(() => site.close());
  return { ...(await startSite(dataDir, time)), prepared };
}

const here = { demo: true, host: '127.0.0.1', port: 0, origin: undefined, databaseUrl: undefined };

/** Serves the demo games, whatever the hour: there they stand; `look` is shown the database before. */
export const serveDemo = <T>(look: (site: Site) => Promise<T>): Promise<PreparedSite<T>> =>
  serve((dataDir) => composeSite({ ...here, dataDir }), look, { stands: true });

/** Serves games that `prepare` plays through the use cases by a clock of its own; there they then stand. */
export const servePrepared = <T>(prepare: (site: TestSite) => Promise<T>): Promise<PreparedSite<T>> =>
  serve(
    openSite,
    async (site) => {
      // Where their host is, the server takes the demo games for played.
      await site.account(demoHost);
      return prepare(site);
    },
    { stands: true },
  );
