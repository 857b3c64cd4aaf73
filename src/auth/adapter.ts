import { createHash } from 'node:crypto';
import type { Adapter } from 'lucia';
import type { SessionStore } from '../store/sessions.ts';

/** What the table holds of a token: who reads the table cannot sign in with it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Lucia's sessions in our store. Lucia's session id is the token of the cookie; it stays outside. */
export function adapterOver(sessions: SessionStore, now: () => Date): Adapter {
  return {
    async getSessionAndUser(token) {
      const found = await sessions.find(hashToken(token));
      if (!found) return [null, null];
      const { accountId, expiresAt, nick } = found;
      return [
        { id: token, userId: accountId, expiresAt, attributes: {} },
        { id: accountId, attributes: { nick } },
      ];
    },
    async getUserSessions(accountId) {
      const found = await sessions.ofAccount(accountId);
      return found.map(({ id, expiresAt }) => ({ id, userId: accountId, expiresAt, attributes: {} }));
    },
    setSession: ({ id, userId, expiresAt }) =>
      sessions.add({ id: hashToken(id), accountId: userId, expiresAt }),
    updateSessionExpiration: (token, expiresAt) => sessions.prolong(hashToken(token), expiresAt),
    deleteSession: (token) => sessions.remove(hashToken(token)),
    deleteUserSessions: (accountId) => sessions.removeOf(accountId),
    deleteExpiredSessions: () => sessions.removeExpired(now()),
  };
}
