import type { Server } from 'node:http';

const CLOSE = Symbol.for('literary-mafia.close');

/** What the composed site leaves for us: it lives in the build, with its own copy of every module. */
const closeSite = () => (globalThis as { [CLOSE]?: () => Promise<void> })[CLOSE]?.();

/** On Ctrl-C or a request to end: takes no more requests, lets the running ones finish, closes the database. */
export function stopOnSignals(server: Server): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return; // the terminal and npm both pass Ctrl-C on
    stopping = true;
    setTimeout(() => process.exit(0), 1_800).unref();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    // Open event streams never finish by themselves.
    setTimeout(() => server.closeAllConnections(), 500).unref();
    await closed;
    await closeSite();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
}
