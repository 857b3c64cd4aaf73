import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

const forwarded = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
];

const give = (to: object, name: string, value: unknown) =>
  Object.defineProperty(to, name, { value, configurable: true, enumerable: true });

/**
 * Makes a request look as the browser sent it. With an ORIGIN the site stands behind a proxy: the address is the
 * origin's, the sender is whom the proxy names last. Without one nobody is believed, for anybody may write such headers.
 */
export function presentAs(req: IncomingMessage, origin: URL | null): void {
  const sender =
    String(req.headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '';
  for (const name of forwarded) Reflect.deleteProperty(req.headers, name);
  if (!origin) return;
  req.headers.host = origin.host;
  give(req.socket, 'encrypted', origin.protocol === 'https:');
  // One connection of a proxy carries the requests of many.
  if (isIP(sender)) give(req.socket, 'remoteAddress', sender);
  else Reflect.deleteProperty(req.socket, 'remoteAddress');
}
