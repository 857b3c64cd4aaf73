import { randomBytes } from 'node:crypto';
import type { Actor, Store } from '../app/ports.ts';
import { refuse } from '../app/refuse.ts';
import { foldNick } from '../engine/nick.ts';
import type { Result } from '../engine/result.ts';
import { countAttempts } from './attempts.ts';
import { nickText } from './nick-text.ts';
import { hashPassword, LONGEST, passwordFits, SHORTEST } from './passwords.ts';

export interface Registration {
  nick: string;
  email: string | null;
  password: string;
}

export interface Credentials {
  nick: string;
  password: string;
}

type Person = NonNullable<Actor>;

/** Who may come in as whom. */
export interface Accounts {
  /** Refuses with nick-invalid, nick-taken, password-short, invalid-input. */
  register(input: Registration): Promise<Result<Person>>;
  /** Whose these are; refuses with wrong-credentials, too-many-tries. `address`: whence the try comes. */
  recognise(input: Credentials, address?: string): Promise<Result<Person>>;
}

/** The form tells more; this only keeps nonsense out. */
const looksLikeEmail = (email: string) => email.length <= 254 && /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(email);

export function openAccounts(accounts: Store['accounts'], now: () => Date): Accounts {
  const attempts = countAttempts(now);
  return {
    async register({ nick: typed, email, password }) {
      const nick = nickText(typed);
      const nickKey = nick && foldNick(nick);
      if (!nick || !nickKey) return refuse('nick-invalid');
      if ([...password].length < SHORTEST) return refuse('password-short');
      if (password.length > LONGEST) return refuse('invalid-input', { field: 'password' });
      if (email && !looksLikeEmail(email)) return refuse('invalid-input', { field: 'email' });
      if (await accounts.byNickKey(nickKey)) return refuse('nick-taken');
      const id = randomBytes(12).toString('base64url');
      const passwordHash = await hashPassword(password);
      const row = { id, nick, nickKey, email: email || null, passwordHash, createdAt: now() };
      const created = await accounts.create(row);
      return created ? { ok: true, value: { id, nick } } : refuse('nick-taken');
    },

    async recognise({ nick: typed, password }, address = '') {
      const nickKey = foldNick(nickText(typed) ?? '');
      const key = `${address}\n${nickKey}`;
      if (!attempts.allow(key)) return refuse('too-many-tries');
      const account = nickKey ? await accounts.byNickKey(nickKey) : null;
      const fits = password.length <= LONGEST && (await passwordFits(account?.passwordHash, password));
      if (!account || !fits) return refuse('wrong-credentials');
      attempts.forget(key);
      return { ok: true, value: { id: account.id, nick: account.nick } };
    },
  };
}
