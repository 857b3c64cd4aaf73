import type { Context } from './ports.ts';

/**
 * One change of a game at a time, all or nothing: whoever comes second waits, and then meets what the first has left.
 * An embedded database does so by itself; on a server several processes and connections write.
 */
export function inTurn<T>(ctx: Context, slug: string, work: (ctx: Context) => Promise<T>): Promise<T> {
  return ctx.store.transaction(async (store) => {
    await store.games.hold(slug);
    return work({ ...ctx, store });
  });
}
