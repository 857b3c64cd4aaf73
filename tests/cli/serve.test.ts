import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { holdFolder } from '../../src/store/hold-folder.ts';
import { emptyFolder } from '../support/database.ts';

/** What a build leaves, as small as can be: it tells health, keeps one stream open, and notes how it was closed. */
const entry = `
import { writeFileSync } from 'node:fs';
globalThis[Symbol.for('literary-mafia.close')] = async () => writeFileSync('closed', 'yes');
export const handler = (req, res) => {
  res.setHeader('content-type', 'text/plain');
  if (req.url === '/stream') return void res.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\\n\\n');
  if (req.url === '/healthz' && process.env.SICK) return res.writeHead(503).end('база не отвечает');
  res.end('ok');
};`;

// Processes on a busy machine take their time.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeAll(async () => {
  folder = await emptyFolder();
  await mkdir(join(folder, 'dist/server'), { recursive: true });
  await mkdir(join(folder, 'dist/client'));
  await mkdir(join(folder, 'data'));
  await writeFile(join(folder, 'dist/server/entry.mjs'), entry);
});
afterAll(() => rm(folder, { recursive: true }));

function serve(variables: Record<string, string>, ...args: string[]) {
  const env = { PATH: process.env['PATH'] ?? '', PORT: '0', ...variables };
  const child = spawn(process.execPath, [resolve('src/cli/serve.ts'), ...args], { cwd: folder, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return { child, said: () => output };
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'close');
  return child.exitCode;
}

async function opened({ child, said }: ReturnType<typeof serve>): Promise<string> {
  while (!said().includes('Остановить') && child.exitCode === null) await once(child.stdout, 'data');
  return /http:\S+/.exec(said())?.[0] ?? said();
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'it tells its address and accounts, and %s ends it cleanly',
  async (signal) => {
    const site = serve({}, '--demo');
    const url = await opened(site);
    expect(await (await fetch(url)).text()).toBe('ok');
    expect(site.said()).toMatch(/пароль у всех один: \S+/);
    const stream = (await fetch(`${url}/stream`)).body?.getReader();
    await stream?.read();
    const start = performance.now();
    site.child.kill(signal);
    site.child.kill(signal);
    expect(await exitOf(site.child)).toBe(0);
    expect(performance.now() - start).toBeLessThan(4_000);
    expect(await readFile(join(folder, 'closed'), 'utf8')).toBe('yes');
    await rm(join(folder, 'closed'));
  },
);

test('the demo opens to nobody outside: exit 2 with the reason', async () => {
  const { child, said } = serve({ HOST: '0.0.0.0' }, '--demo');
  expect(await exitOf(child)).toBe(2);
  expect(said()).toContain('HOST: ');
});

test('the real site does not start as a demo by mistake', async () => {
  const { child, said } = serve({});
  expect(await exitOf(child)).toBe(2);
  expect(said()).toMatch(/DATABASE_URL: .*\n.*ORIGIN: /);
});

test('a taken port and a database in use are told, with what to do: exit 1', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const taken = serve({ PORT: String((other.address() as AddressInfo).port) }, '--demo');
  expect(await exitOf(taken.child)).toBe(1);
  expect(taken.said()).toMatch(/^Порт \d+ занят\. .*PORT=\d+ npm start\n$/);
  other.close();

  const release = await holdFolder(join(folder, 'data'));
  const second = serve({}, '--demo');
  expect(await exitOf(second.child)).toBe(1);
  expect(second.said()).toContain('DATA_DIR');
  await release();
});

test('a site that cannot open says why and ends: exit 1', async () => {
  const { child, said } = serve({ SICK: '1' }, '--demo');
  expect(await exitOf(child)).toBe(1);
  expect(said()).toContain('база не отвечает');
});
