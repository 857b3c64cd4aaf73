import { Lucia, TimeSpan } from 'lucia';
import type { SessionStore } from '../store/sessions.ts';
import { adapterOver } from './adapter.ts';

/** A session lives so long after its last use. */
export const SESSION_DAYS = 30;

export function openLucia(sessions: SessionStore, secure: boolean) {
  return new Lucia(
    adapterOver(sessions, () => new Date()),
    {
      sessionExpiresIn: new TimeSpan(SESSION_DAYS, 'd'),
      sessionCookie: {
        // The prefix makes the browser itself insist on https, this very host, and the whole site.
        name: secure ? '__Host-session' : 'session',
        attributes: { secure, sameSite: 'lax', path: '/' },
      },
      getUserAttributes: ({ nick }) => ({ nick }),
    },
  );
}

declare module 'lucia' {
  interface Register {
    Lucia: ReturnType<typeof openLucia>;
    DatabaseUserAttributes: { nick: string };
  }
}
