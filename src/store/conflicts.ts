import type { Store } from '../app/ports.ts';
import type { ConflictRow } from '../app/ports/jury.ts';
import type { Rows } from './client.ts';

/** In a key there is no null: an empty description is the whole game. */
const whole = '';

export function conflicts(rows: Rows): Store['conflicts'] {
  return {
    async list(gameId) {
      const found = await rows.conflict.findMany({
        where: { gameId },
        omit: { gameId: true },
        orderBy: [{ at: 'asc' }, { accountId: 'asc' }, { description: 'asc' }],
      });
      return found.map((row) => ({
        ...row,
        description: row.description === whole ? null : row.description,
        kind: row.kind as ConflictRow['kind'],
      }));
    },
    async put(gameId, { accountId, description, night, kind, reason, at }) {
      const key = { gameId, accountId, description: description ?? whole };
      const data = { night, kind, reason, at };
      await rows.conflict.upsert({
        where: { gameId_accountId_description: key },
        create: { ...key, ...data },
        update: data,
      });
    },
    async remove(gameId, accountId, description) {
      await rows.conflict.deleteMany({ where: { gameId, accountId, description: description ?? whole } });
    },
  };
}
