import { randomBytes } from 'node:crypto';
import type { DeviceStore } from '../store/devices.ts';
import { hashToken } from './adapter.ts';
import type { Cookies } from './cookies.ts';

/** Notes that an account signs in from this browser. */
export type DeviceMark = (cookies: Cookies, accountId: string) => Promise<void>;

const YEAR = 365 * 86_400;
const token = /^[\w-]{32}$/;

/**
 * J2: a browser keeps a random mark, the database its hash and who has signed in from it; so two accounts of one person
 * do not meet at one game as player and juror. Set at a sign-in alone: it tells a reader nothing and follows nobody.
 */
export function deviceMark(
  devices: DeviceStore,
  { secure, now }: { secure: boolean; now: () => Date },
): DeviceMark {
  const name = secure ? '__Host-device' : 'device';
  return async (cookies, accountId) => {
    const known = cookies.get(name)?.value ?? '';
    const value = token.test(known) ? known : randomBytes(24).toString('base64url');
    await devices.note(hashToken(value), accountId, now());
    cookies.set(name, value, { httpOnly: true, secure, sameSite: 'lax', path: '/', maxAge: YEAR });
  };
}
