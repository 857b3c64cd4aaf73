import type { Store } from '../app/ports.ts';
import type { Rows } from './client.ts';

export function reportDesks(rows: Rows): Store['reportDesks'] {
  return {
    get: (gameId, night) =>
      rows.reportDesk.findUnique({ where: { gameId_night: { gameId, night } }, omit: { gameId: true } }),
    async put(gameId, night, change) {
      await rows.reportDesk.upsert({
        where: { gameId_night: { gameId, night } },
        create: { gameId, night, ...change },
        update: change,
      });
    },
  };
}
