import type { LogLine, Store } from '../app/ports.ts';
import { linked } from './chain.ts';
import type { Rows } from './client.ts';
import { json } from './json.ts';

/** Where a game's chain starts: the game itself, so that a log cannot be moved to another. */
const origin = (gameId: string) => gameId;

export function log(
  rows: Rows,
  atomically: <T>(work: (rows: Rows) => Promise<T>) => Promise<T>,
): Store['log'] {
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

    async broken(gameId) {
      const found = await rows.logEntry.findMany({ where: { gameId }, orderBy: { seq: 'asc' } });
      let hash = origin(gameId);
      for (const [index, line] of found.entries()) {
        hash = linked(hash, line.entry);
        if (line.seq !== index || line.hash !== hash) return index;
      }
      return null;
    },
  };
}
