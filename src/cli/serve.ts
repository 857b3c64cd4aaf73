/** Serves the built site: `npm start` (with --demo) and `npm run serve`. */
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkEnv, type Env } from '../env.ts';
import { folderInUse } from '../store/hold-folder.ts';
import { DEMO_PASSWORD, demoAccounts } from './demo-accounts.ts';
import { createSiteServer, type Handler } from './serving/site-server.ts';
import { stopOnSignals } from './serving/stop.ts';

function fail(code: number, ...lines: readonly string[]): never {
  for (const line of lines) console.error(line);
  process.exit(code);
}

const addressFor = (host: string, port: number) =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

function readEnvironment(): Env {
  if (existsSync('.env')) process.loadEnvFile('.env');
  process.env['NODE_ENV'] ??= 'production';
  if (process.argv.includes('--demo')) process.env['DEMO'] = '1';
  const env = checkEnv(process.env);
  return env.ok ? env.value : fail(2, 'Сайт не открыт:', ...env.error.map((line) => `  ${line}`));
}

async function listen(env: Env) {
  const entry = resolve('dist/server/entry.mjs');
  if (!existsSync(entry)) fail(1, 'Сайт не собран. Соберите его: node src/cli/prepare.mjs --build');
  const { handler } = (await import(pathToFileURL(entry).href)) as { handler: Handler };
  const server = createSiteServer({ client: resolve('dist/client'), handler, origin: env.origin });
  server.listen(env.port, env.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      fail(1, `Порт ${env.port} занят. Выберите другой: PORT=${env.port + 1} npm start`);
    fail(1, `Адрес ${addressFor(env.host, env.port)} не открыть: ${message}`);
  }
  return server;
}

/** The first request composes the site: opens the database, migrates, plays the demo in on the first run. */
async function compose(env: Env, port: number): Promise<void> {
  const anywhere = env.host === '0.0.0.0' || env.host === '::';
  const url = `${addressFor(anywhere ? '127.0.0.1' : env.host, port)}/healthz`;
  const health = await fetch(url).catch((error: unknown) => new Response(String(error), { status: 503 }));
  if (health.ok) return;
  const page = health.headers.get('content-type')?.startsWith('text/html');
  fail(
    1,
    `Сайт не открылся (${health.status}). ${page ? 'Причина названа выше.' : await health.text()}`.trim(),
  );
}

const env = readEnvironment();
if (!env.databaseUrl && (await folderInUse(env.dataDir))) {
  fail(
    1,
    `Базу в папке ${env.dataDir} держит другой запущенный сайт. Остановите его или укажите другую папку: DATA_DIR=…`,
  );
}
const server = await listen(env);
stopOnSignals(server);
const { port } = server.address() as AddressInfo;
await compose(env, port);

console.log(`\nЛитературная мафия открыта: ${env.origin ?? addressFor(env.host, port)}`);
if (env.demo) {
  console.log(`\nВойти можно под любым из этих ников, пароль у всех один: ${DEMO_PASSWORD}`);
  const width = Math.max(...demoAccounts.map(({ nick }) => nick.length));
  for (const { nick, part } of demoAccounts) console.log(`  ${nick.padEnd(width)}  ${part}`);
  console.log('\nОстановить: Ctrl-C');
}
