import type { Store } from '../app/ports.ts';
import type { Rows } from './client.ts';

export function accounts(rows: Rows): Store['accounts'] {
  return {
    byId: (id) => rows.account.findUnique({ where: { id } }),
    byNickKey: (nickKey) => rows.account.findUnique({ where: { nickKey } }),
    async create(row) {
      const { id, nick, nickKey, email, passwordHash, createdAt } = row;
      const data = { id, nick, nickKey, email, passwordHash, createdAt };
      // skipDuplicates: a failing INSERT would spoil the transaction around it
      const made = await rows.account.createMany({ data, skipDuplicates: true });
      return made.count === 1;
    },
  };
}
