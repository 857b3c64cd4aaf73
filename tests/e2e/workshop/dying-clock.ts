/**
 * Keeps the time of a database's games once, as a server does, and dies on the way as if the machine had gone off:
 *   node dying-clock.ts DATA_DIR INSTANT POINT
 */
import { clockwork } from '../../../src/app/tick.ts';
import type { Context, Store } from '../../../src/app/ports.ts';
import { openSite } from '../../app/table.ts';

/** Where it dies: before or after what is written, and after all of it is. */
export const points = ['before', 'log', 'report', 'after'] as const;
export type Point = (typeof points)[number];

const [, script, dataDir = '', instant = '', point] = process.argv;

/** Nothing that follows is done any more, not even in this turn of the event loop. */
function die(): never {
  process.kill(process.pid, 'SIGKILL');
  for (;;);
}

const dying = (store: Store): Store => ({
  ...store,
  log: {
    ...store.log,
    async append(...given) {
      if (point === 'before') die();
      const done = await store.log.append(...given);
      if (point === 'log') die();
      return done;
    },
  },
  reports: {
    ...store.reports,
    async publish(...given) {
      await store.reports.publish(...given);
      if (point === 'report') die();
    },
  },
});

if (script?.endsWith('dying-clock.ts')) {
  const site = await openSite(dataDir);
  site.set(instant);
  const { store } = site.ctx;
  const transaction: Store['transaction'] = (work) =>
    store.transaction((inside) => work(dying(inside))).finally(() => point === 'after' && die());
  const ctx: Context = { ...site.ctx, store: { ...store, transaction } };
  await clockwork(ctx, (_slug, cause) => console.error(cause))();
  await site.close();
}
