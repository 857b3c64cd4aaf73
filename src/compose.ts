import { randomBytes } from 'node:crypto';
import type { Context } from './app/ports.ts';
import { openAuth, type Auth } from './auth/auth.ts';
import { seedDemo, waitsForVisitors } from './cli/seed.ts';
import { startClock } from './cli/serving/clock.ts';
import { readEnv, type Env } from './env.ts';
import { allCasts, readSetting } from './literary-content.ts';
import { allPhrases } from './phrases.ts';
import { readSiteWords } from './site-words.ts';
import { openStore } from './store/open-store.ts';

/** The whole site in one process: the use cases' context, the sessions, and how to end it. */
export interface Site {
  ctx: Context;
  auth: Auth;
  close(): Promise<void>;
}

/** What a site is composed of; whether its clock runs is asked of the process that serves it. */
export type Composition = Pick<Env, 'demo' | 'origin' | 'databaseUrl' | 'dataDir'>;

/** Opens the database, applies migrations, and in demo mode plays the demo games in on the first run. */
export async function composeSite(env: Composition, now: () => Date = () => new Date()): Promise<Site> {
  const store = await openStore({ databaseUrl: env.databaseUrl, dataDir: env.dataDir });
  const phrases = allPhrases();
  const auth = openAuth(store, {
    secure: env.origin?.startsWith('https:') ?? false,
    now,
    marksDevices: !env.demo,
  });
  const ctx: Context = {
    store,
    now,
    confirm: ({ nick }, password) => auth.recognise({ nick, password }, 'confirm'),
    chance: {
      id: () => randomBytes(12).toString('base64url'),
      seed: () => randomBytes(24).toString('base64url'),
    },
    phrases,
    siteWords: readSiteWords(),
    setting: readSetting(),
    cast: allCasts(phrases),
  };
  if (env.demo) await seedDemo(ctx, auth);
  return { ctx, auth, close: () => store.close() };
}

let composed: Promise<Site> | null = null;

/** A site whose games keep their time by themselves. */
async function composeRunning(env: Env): Promise<Site> {
  const whole = await composeSite(env, () => new Date(Date.now() + env.ahead));
  const byItself: Context['byItself'] = (row, act) =>
    env.clock && !(env.demo && act === 'close' && waitsForVisitors(row));
  const ctx: Context = { ...whole.ctx, byItself };
  const stop = env.clock ? startClock(ctx) : null;
  const close = async () => {
    await stop?.();
    await whole.close();
  };
  return { ...whole, ctx, close };
}

/** The process's one site, composed at the first request. */
export function site(): Promise<Site> {
  composed ??= composeRunning(readEnv()).then(
    (whole) => {
      (globalThis as Record<symbol, unknown>)[Symbol.for('literary-mafia.close')] = whole.close;
      return whole;
    },
    (error: unknown) => {
      // The next request tries anew: a database that was away may be back.
      composed = null;
      throw error;
    },
  );
  return composed;
}
