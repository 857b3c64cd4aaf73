import type { Store } from '../app/ports.ts';
import { migrate } from '../literary/migrations/migrate.ts';
import type { Rows } from './client.ts';
import { json } from './json.ts';

export function reportCorrections(rows: Rows): Store['reportCorrections'] {
  return {
    async list(gameId, night) {
      const found = await rows.reportCorrection.findMany({
        where: { gameId, night },
        omit: { gameId: true, arrival: true },
        orderBy: [{ at: 'asc' }, { arrival: 'asc' }],
      });
      return found.map((row) => ({ ...row, before: migrate(row.before), after: migrate(row.after) }));
    },
    async add(gameId, { before, after, ...row }) {
      await rows.reportCorrection.create({
        data: { gameId, ...row, before: json(before), after: json(after) },
      });
    },
  };
}
