import { z } from 'zod';
import type { Result } from './engine/result.ts';

/** How the site runs, checked. */
export interface Env {
  /** On this machine only, with demo games and accounts. */
  demo: boolean;
  host: string;
  port: number;
  /** The address that browsers use; unset in demo mode, where it is host and port. */
  origin: string | undefined;
  databaseUrl: string | undefined;
  /** The embedded database's folder, used without a databaseUrl. */
  dataDir: string;
  /** Phases close and nights are published by themselves, when their time has come. */
  clock: boolean;
  /** Demo mode only: how many milliseconds its clock is ahead of this machine's. */
  ahead: number;
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;
/** A database address without a host means this machine's own socket. */
const here = (url: string) => loopback.test(new URL(url).hostname || 'localhost');

const databaseUrl = z
  .url({
    protocol: /^postgres(ql)?$/,
    error: 'нужен адрес вида postgresql://имя:пароль@узел:5432/база',
    abort: true,
  })
  .optional();

const origin = z
  .url({ protocol: /^https?$/, error: 'нужен адрес сайта, например https://mafia.example', abort: true })
  .refine((url) => new URL(url).origin === url.replace(/\/$/, ''), 'нужен адрес сайта без пути')
  .refine((url) => url.startsWith('https:') || here(url), 'без https сайт виден только с этой машины')
  .transform((url) => new URL(url).origin)
  .optional();

const environment = z
  .object({
    DEMO: z.stringbool({ error: 'бывает 1 или 0' }).default(false),
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce
      .number('нужно число')
      .int('нужно целое')
      .min(0, 'от 0')
      .max(65_535, 'до 65535')
      .default(4321),
    ORIGIN: origin,
    DATABASE_URL: databaseUrl,
    DATA_DIR: z.string().default('./data'),
    CLOCK: z.enum(['on', 'off'], 'бывает on или off').default('on'),
    CLOCK_AHEAD: z.coerce.number('нужно число').int('нужно целое').default(0),
  })
  .check(({ value, issues }) => {
    const refuse = (path: string, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value });
    const { DEMO, HOST, DATABASE_URL, ORIGIN, CLOCK_AHEAD } = value;
    if (DEMO && !loopback.test(HOST)) {
      refuse(
        'HOST',
        'показательный режим с его общими паролями открыт только этой машине: уберите HOST или укажите 127.0.0.1',
      );
    }
    if (DEMO && DATABASE_URL && !here(DATABASE_URL)) {
      refuse(
        'DATABASE_URL',
        'показательные партии не записываем в базу на другой машине; для настоящего сайта есть npm run serve',
      );
    }
    if (!DEMO && CLOCK_AHEAD !== 0) refuse('CLOCK_AHEAD', 'часы переводят только в показательном режиме');
    if (!DEMO && !DATABASE_URL)
      refuse('DATABASE_URL', 'настоящему сайту нужен сервер PostgreSQL; попробовать без него — npm start');
    if (!DEMO && !ORIGIN) refuse('ORIGIN', 'укажите адрес сайта, например https://mafia.example');
  });

type Variables = Readonly<Record<string, string | undefined>>;

/** The environment as values, or a line of Russian for each variable that will not do. An empty variable is an unset one. */
export function checkEnv(variables: Variables): Result<Env, readonly string[]> {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const read = environment.safeParse(given);
  if (!read.success) {
    return {
      ok: false,
      error: read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    };
  }
  const { DEMO, HOST, PORT, ORIGIN, DATABASE_URL, DATA_DIR, CLOCK, CLOCK_AHEAD } = read.data;
  const value = {
    demo: DEMO,
    host: HOST,
    port: PORT,
    origin: ORIGIN,
    databaseUrl: DATABASE_URL,
    dataDir: DATA_DIR,
    clock: CLOCK === 'on',
    ahead: CLOCK_AHEAD,
  };
  return { ok: true, value };
}

/** The environment of this process, which the start has checked. */
export function readEnv(variables: Variables = process.env): Env {
  const checked = checkEnv(variables);
  if (!checked.ok) throw new Error(checked.error.join('\n'));
  return checked.value;
}
