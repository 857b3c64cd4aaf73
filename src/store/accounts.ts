import type { Store } from '../app/ports.ts';
import type { Rows } from './client.ts';

const select = {
  id: true,
  nick: true,
  nickKey: true,
  email: true,
  passwordHash: true,
  createdAt: true,
} as const;

export function accounts(rows: Rows): Store['accounts'] {
  return {
    byId: (id) => rows.account.findUnique({ where: { id }, select }),
    byNickKey: (nickKey) => rows.account.findUnique({ where: { nickKey }, select }),
    async create(row) {
      const { id, nick, nickKey, email, passwordHash, createdAt } = row;
      const data = { id, nick, nickKey, email, passwordHash, createdAt };
      // skipDuplicates: a failing INSERT would spoil the transaction around it
      const made = await rows.account.createMany({ data, skipDuplicates: true });
      return made.count === 1;
    },
  };
}
