import type { LogLine, Store } from '../app/ports.ts';
import { linked } from './chain.ts';
import type { Rows } from './client.ts';
import { json } from './json.ts';

/** Where a game's chain starts: the game itself, so that a log cannot be moved to another. */
const origin = (gameId: string) => gameId;

interface Link {
  seq: number;
  hash: string;
  entry: unknown;
}

/** The place of the first link that does not bind those before it, counted from `from`. */
function firstUnbound(links: readonly Link[], from: number, before: string): number | null {
  let hash = before;
  for (const [index, link] of links.entries()) {
    hash = linked(hash, link.entry);
    if (link.seq !== from + index || link.hash !== hash) return from + index;
  }
  return null;
}

export function log(
  rows: Rows,
  atomically: <T>(work: (rows: Rows) => Promise<T>) => Promise<T>,
): Store['log'] {
  const readChain: Store['log']['readChain'] = async (gameId, from = 0) => {
    // The entry before is read too: what follows must bind it.
    const found = await rows.logEntry.findMany({
      where: { gameId, seq: { gte: from - 1 } },
      orderBy: { seq: 'asc' },
    });
    const before = from > 0 && found[0]?.seq === from - 1 ? found.shift() : undefined;
    const lines = found.map(({ entry }) => entry as unknown as LogLine);
    if (from > 0 && before === undefined) return { lines, broken: from - 1 };
    return { lines, broken: firstUnbound(found, from, before?.hash ?? origin(gameId)) };
  };

  return {
    async read(gameId, from = 0) {
      const found = await rows.logEntry.findMany({
        where: { gameId, seq: { gte: from } },
        select: { entry: true },
        orderBy: { seq: 'asc' },
      });
      return found.map(({ entry }) => entry as unknown as LogLine);
    },

    async append(gameId, expected, lines) {
      if (lines.length === 0) return true;
      return atomically(async (inside) => {
        // This update is the lock: a second writer waits here, then finds another version.
        const moved = await inside.game.updateMany({
          where: { id: gameId, version: expected },
          data: { version: expected + lines.length },
        });
        if (moved.count === 0) return false;
        const last = await inside.logEntry.findUnique({
          where: { gameId_seq: { gameId, seq: expected - 1 } },
        });
        let hash = last?.hash ?? origin(gameId);
        const data = lines.map((line, index) => {
          hash = linked(hash, line);
          return { gameId, seq: expected + index, at: new Date(line.at), entry: json(line), hash };
        });
        await inside.logEntry.createMany({ data });
        return true;
      });
    },

    readChain,
    broken: async (gameId) => (await readChain(gameId)).broken,
  };
}
