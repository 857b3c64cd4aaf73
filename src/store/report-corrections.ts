import type { Store } from '../app/ports.ts';
import type { Rows } from './client.ts';
import { json } from './json.ts';

export function reportCorrections(rows: Rows): Store['reportCorrections'] {
  return {
    list: (gameId, night) =>
      rows.reportCorrection.findMany({
        where: { gameId, night },
        omit: { gameId: true, arrival: true },
        orderBy: [{ at: 'asc' }, { arrival: 'asc' }],
      }),
    async add(gameId, { before, after, ...row }) {
      await rows.reportCorrection.create({
        data: { gameId, ...row, before: json(before), after: json(after) },
      });
    },
  };
}
