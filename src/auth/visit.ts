import type { Actor } from '../app/ports.ts';
import type { Result } from '../engine/result.ts';
import type { Accounts, Credentials, Registration } from './accounts.ts';
import type { Cookies } from './cookies.ts';
import type { DeviceMark } from './device.ts';
import type { openLucia } from './lucia.ts';

/** One request of one browser: who it is, and how it becomes another; the session's cookie is kept right on the way. */
export interface Visit {
  readonly actor: Actor;
  /** Registers and signs in. */
  register(input: Registration): Promise<Result<NonNullable<Actor>>>;
  signIn(input: Credentials): Promise<Result<NonNullable<Actor>>>;
  signOut(): Promise<void>;
}

export async function openVisit(
  {
    accounts,
    lucia,
    mark,
  }: { accounts: Accounts; lucia: ReturnType<typeof openLucia>; mark: DeviceMark | null },
  cookies: Cookies,
  address: string | undefined,
): Promise<Visit> {
  const token = cookies.get(lucia.sessionCookieName)?.value;
  const { session, user } = token ? await lucia.validateSession(token) : { session: null, user: null };

  const give = ({ name, value, attributes }: ReturnType<typeof lucia.createSessionCookie>) =>
    cookies.set(name, value, { ...attributes });
  if (session?.fresh) give(lucia.createSessionCookie(session.id));
  if (token && !session) give(lucia.createBlankSessionCookie());

  /** The browser's earlier session ends: a token that somebody planted or saw is worth nothing after a sign-in. */
  const begin = async (account: NonNullable<Actor>) => {
    if (session) await lucia.invalidateSession(session.id);
    await lucia.deleteExpiredSessions();
    const begun = await lucia.createSession(account.id, {});
    give(lucia.createSessionCookie(begun.id));
    await mark?.(cookies, account.id);
  };

  return {
    actor: user && { id: user.id, nick: user.nick },
    async register(input) {
      const registered = await accounts.register(input);
      if (registered.ok) await begin(registered.value);
      return registered;
    },
    async signIn(input) {
      const recognised = await accounts.recognise(input, address);
      if (recognised.ok) await begin(recognised.value);
      return recognised;
    },
    async signOut() {
      if (session) await lucia.invalidateSession(session.id);
      give(lucia.createBlankSessionCookie());
    },
  };
}
