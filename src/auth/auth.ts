import type { Store } from '../app/ports.ts';
import type { DeviceStore } from '../store/devices.ts';
import type { SessionStore } from '../store/sessions.ts';
import { openAccounts, type Accounts } from './accounts.ts';
import type { Cookies } from './cookies.ts';
import { deviceMark } from './device.ts';
import { openLucia } from './lucia.ts';
import { openVisit, type Visit } from './visit.ts';

export interface Auth extends Accounts {
  /** One browser's request, by its cookies; `address` counts its tries to sign in. */
  visit(cookies: Cookies, address?: string): Promise<Visit>;
}

export interface AuthOptions {
  /** The site is reached by https: cookies must never travel otherwise. */
  secure: boolean;
  now: () => Date;
  /** Not where everybody tries every part from one browser: in the demo. */
  marksDevices: boolean;
}

export function openAuth(
  store: Pick<Store, 'accounts'> & { readonly sessions: SessionStore; readonly devices: DeviceStore },
  { secure, now, marksDevices }: AuthOptions,
): Auth {
  const accounts = openAccounts(store.accounts, now);
  const lucia = openLucia(store.sessions, secure);
  const mark = marksDevices ? deviceMark(store.devices, { secure, now }) : null;
  return { ...accounts, visit: (cookies, address) => openVisit({ accounts, lucia, mark }, cookies, address) };
}
