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
    async near(accountId, among) {
      if (among.length === 0) return [];
      const [own, devices] = await Promise.all([
        rows.account.findUnique({ where: { id: accountId }, select: { email: true } }),
        rows.device.findMany({ where: { accountId }, select: { id: true } }),
      ]);
      const others = { in: among.filter((id) => id !== accountId) };
      const email = own?.email?.trim();
      const [mail, device] = await Promise.all([
        email
          ? rows.account.findMany({
              where: { id: others, email: { equals: like(email), mode: 'insensitive' } },
              select: { id: true },
            })
          : [],
        rows.device.findMany({
          where: { accountId: others, id: { in: devices.map(({ id }) => id) } },
          select: { accountId: true },
        }),
      ]);
      return [...new Set([...mail.map(({ id }) => id), ...device.map((row) => row.accountId)])].sort();
    },
  };
}

/** Without regard to case, letters are compared by ILIKE: its own signs stand for themselves. */
const like = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
