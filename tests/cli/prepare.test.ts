import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyFolder } from '../support/database.ts';

const packages = {
  '': {},
  'node_modules/prisma': { version: '7.0.0' },
  'node_modules/other-system': { version: '1.0.0', optional: true },
};
/** Stands in for an installed tool: notes that it ran, fails when told to. */
const tool = (name: string) => `
import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
if (existsSync('broken')) { console.error('${name}: не сегодня'); process.exit(1); }
appendFileSync('ran', '${name} ');
for (const folder of ['src/store/generated', 'dist']) mkdirSync(folder, { recursive: true });`;

// Processes on a busy machine take their time.
vi.setConfig({ testTimeout: 60_000 });

let root: string;
const write = async (path: string, text: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
};

beforeEach(async () => {
  root = await emptyFolder();
  await cp('src/cli/prepare.mjs', join(root, 'src/cli/prepare.mjs'));
  await write('package.json', '{ "type": "module", "name": "x", "dependencies": { "prisma": "7.0.0" } }');
  await write('package-lock.json', JSON.stringify({ lockfileVersion: 3, name: 'x', packages }));
  const { 'node_modules/prisma': prisma } = packages;
  await write(
    'node_modules/.package-lock.json',
    JSON.stringify({ packages: { 'node_modules/prisma': prisma } }),
  );
  await write('node_modules/prisma/package.json', '{ "version": "7.0.0" }');
  await write(
    'node_modules/prisma/build/index.js',
    tool('generate').replace(/import (.*) from (.*);/, 'const $1 = require($2);'),
  );
  await write('node_modules/astro/bin/astro.mjs', tool('build'));
  await write('prisma/schema.prisma', 'model A {}');
  await write('src/page.astro', '<p>1</p>');
  for (const name of ['astro.config.mjs', 'tsconfig.json']) await write(name, '{}');
});
afterEach(() => rm(root, { recursive: true }));

async function prepare(...args: string[]) {
  // A registry that nobody serves: no test asks the network.
  const env = {
    PATH: process.env['PATH'] ?? '',
    npm_config_registry: 'http://127.0.0.1:9',
    npm_config_fetch_retries: '0',
  };
  const child = spawn(process.execPath, ['src/cli/prepare.mjs', ...args], { cwd: root, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const [code] = await once(child, 'close');
  const ran = (await readFile(join(root, 'ran'), 'utf8').catch(() => '')).trim();
  await rm(join(root, 'ran'), { force: true });
  return { code, said, ran };
}
const silent = { code: 0, said: '', ran: '' };

test('what is ready is left alone without a word; what has changed is made anew, and only that', async () => {
  expect(await prepare()).toEqual({ ...silent, ran: 'generate' });
  expect(await prepare()).toEqual(silent);
  expect(await prepare('--build')).toMatchObject({ code: 0, ran: 'build' });
  expect(await prepare('--build')).toEqual(silent);
  await write('src/page.astro', '<p>2</p>');
  expect(await prepare()).toEqual(silent);
  expect(await prepare('--build')).toMatchObject({ code: 0, ran: 'build' });
  await write('prisma/schema.prisma', 'model B {}');
  expect(await prepare('--build')).toMatchObject({ code: 0, ran: 'generate build' });
  expect(await prepare('--build')).toEqual(silent);
});

test('a failed build shows its reason and is tried again next time', async () => {
  await prepare();
  await write('broken', '');
  const failed = await prepare('--build');
  expect(failed).toMatchObject({ code: 1, ran: '' });
  expect(failed.said).toMatch(/build: не сегодня\nСайт не собрался\.\n$/);
  await rm(join(root, 'broken'));
  expect(await prepare('--build')).toMatchObject({ code: 0, ran: 'build' });
});

test('two at once do the work once', async () => {
  const both = await Promise.all([prepare('--build'), prepare('--build')]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(
    both
      .map(({ ran }) => ran)
      .join(' ')
      .trim(),
  ).toBe('generate build');
});

test('it runs a script with its arguments, and ends as the script does', async () => {
  await prepare();
  await write('say.mjs', 'console.log(JSON.stringify(process.argv.slice(2))); process.exitCode = 3;');
  expect(await prepare('--', 'say.mjs', '--build', 'a b')).toEqual({
    ...silent,
    code: 3,
    said: '["--build","a b"]\n',
  });
});

test('types in a script are no obstacle', async () => {
  await prepare();
  await write('typed.ts', 'const n: number = 1; console.log(n);');
  expect(await prepare('--', 'typed.ts')).toMatchObject({ code: 0, said: '1\n' });
});

test('a missing dependency without network is told in a line', async () => {
  await write(
    'package-lock.json',
    JSON.stringify({
      lockfileVersion: 3,
      name: 'x',
      packages: {
        '': { name: 'x', dependencies: { prisma: '7.0.0' } },
        'node_modules/prisma': {
          version: '7.0.0',
          resolved: 'http://127.0.0.1:9/prisma.tgz',
          integrity: 'sha512-AAAA',
        },
        'node_modules/new-one': {
          version: '1.0.0',
          resolved: 'http://127.0.0.1:9/new-one.tgz',
          integrity: 'sha512-AAAA',
          extraneous: true,
        },
      },
    }),
  );
  const { code, said } = await prepare();
  expect(code).toBe(1);
  expect(said).toMatch(/^Ставим зависимости.*\nНет связи с хранилищем пакетов npm.*\n$/);
});
