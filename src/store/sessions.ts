import type { Rows } from './client.ts';

/** A signed-in browser. `id` is the hash of the token in its cookie: the table alone signs nobody in. */
export interface SessionRow {
  id: string;
  accountId: string;
  expiresAt: Date;
}

/** What auth keeps of sessions. */
export interface SessionStore {
  /** With its account. */
  find(id: string): Promise<(SessionRow & { nick: string }) | null>;
  ofAccount(accountId: string): Promise<readonly SessionRow[]>;
  add(row: SessionRow): Promise<void>;
  prolong(id: string, expiresAt: Date): Promise<void>;
  remove(id: string): Promise<void>;
  removeOf(accountId: string): Promise<void>;
  removeExpired(now: Date): Promise<void>;
}

const plain = { id: true, accountId: true, expiresAt: true } as const;

export function sessions(rows: Rows): SessionStore {
  return {
    async find(id) {
      const found = await rows.session.findUnique({
        where: { id },
        include: { account: { select: { nick: true } } },
      });
      if (!found) return null;
      const { account, ...row } = found;
      return { ...row, nick: account.nick };
    },
    ofAccount: (accountId) => rows.session.findMany({ where: { accountId }, select: plain }),
    async add({ id, accountId, expiresAt }) {
      await rows.session.create({ data: { id, accountId, expiresAt } });
    },
    async prolong(id, expiresAt) {
      await rows.session.updateMany({ where: { id }, data: { expiresAt } });
    },
    async remove(id) {
      await rows.session.deleteMany({ where: { id } });
    },
    async removeOf(accountId) {
      await rows.session.deleteMany({ where: { accountId } });
    },
    async removeExpired(now) {
      await rows.session.deleteMany({ where: { expiresAt: { lte: now } } });
    },
  };
}
