/**
 * Makes a checkout ready; does nothing and says nothing when it is.
 *   node src/cli/prepare.mjs [--build] [-- SCRIPT ARGUMENTS…]
 * Installs the dependencies when they are not those of package-lock.json, and Node 24 beside them where the machine's is
 * too old for the sources; generates the database client; with --build builds the site; then runs SCRIPT on the right Node.
 * It runs before anything is installed: plain JavaScript for Node 20, nothing imported but Node's own modules.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const at = (path) => join(root, path);
const windows = process.platform === 'win32';
const ownNode = at(windows ? 'node_modules/node/bin/node.exe' : 'node_modules/.bin/node');

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const digest = (parts) =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex');
const say = (line) => process.stderr.write(`${line}\n`);

function fail(line, output = '') {
  if (output) say(output.trim().split('\n').slice(-20).join('\n'));
  say(line);
  release();
  process.exit(1);
}

/** Node itself strips the types of our sources since 22.18 and 23.6. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const oldNode = major < 22 || (major === 22 && minor < 18) || (major === 23 && minor < 6);
const rightNode = () => (oldNode || !existsSync(process.execPath) ? ownNode : process.execPath);

/** Runs to the end; gives what was written when it failed, else null. */
function run(command, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      shell: command.endsWith('.cmd'),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => done(error.message));
    child.on('close', (code) => done(code === 0 ? null : output || `exit code ${code}`));
  });
}

async function npm(...args) {
  const version = /npm\/(\d+)/.exec(process.env.npm_config_user_agent ?? '')?.[1];
  if (version && Number(version) < 9)
    fail(`npm ${version} слишком стар, нужен 9 или новее: npm install -g npm@10`);
  const quietly = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  const cli = process.env.npm_execpath;
  // On the machine's Node: the one in node_modules may be just about to go.
  const node =
    [process.env.npm_node_execpath, process.execPath].find((path) => path && existsSync(path)) ?? 'node';
  const output = cli?.endsWith('.js')
    ? await run(node, [cli, ...quietly])
    : await run(windows ? 'npm.cmd' : 'npm', quietly);
  if (output === null) return;
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.test(output)) {
    fail('Нет связи с хранилищем пакетов npm: в первый раз без сети не обойтись.');
  }
  fail(/ENOSPC/.test(output) ? 'На диске нет места.' : `Не вышло: npm ${args.join(' ')}`, output);
}

// Two starts at once must not install or build into each other.
const lock = join(tmpdir(), `literary-mafia-prepare-${digest([root]).slice(0, 16)}`);
let held = false;

function alive(pid) {
  try {
    return Boolean(pid) && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function hold() {
  while (!held) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      held = true;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (alive(Number(read(lock)))) await new Promise((later) => setTimeout(later, 200));
      else rmSync(lock, { force: true });
    }
  }
}

function release() {
  if (held) rmSync(lock, { force: true });
  held = false;
}

/** Does the work unless the stamp says that it was done for this very state. */
async function once(stamp, state, work) {
  if (read(at(stamp)) === state()) return;
  await hold();
  if (read(at(stamp)) === state()) return;
  rmSync(at(stamp), { force: true });
  await work();
  writeFileSync(at(stamp), state());
}

/** Whether all of package-lock.json is there; optional packages are for other systems. */
function installed() {
  const now = read(at('node_modules/.package-lock.json'));
  if (!now) return false;
  const has = JSON.parse(now).packages;
  const wanted = Object.entries(JSON.parse(read(at('package-lock.json'))).packages).filter(
    ([path]) => path !== '',
  );
  return wanted.every(([path, { version, optional }]) =>
    has[path] ? has[path].version === version && existsSync(at(path)) : optional,
  );
}

async function install() {
  if (installed()) return;
  say('Ставим зависимости, это около минуты…');
  await npm('ci');
}

/** Also when this very Node was in node_modules and has just gone with it. */
async function installNode() {
  if (existsSync(rightNode())) return;
  await hold();
  say(`Node ${process.versions.node} для сайта стар, кладём рядом Node 24…`);
  await npm('install', '--no-save', '--ignore-scripts=false', 'node@24');
  if (!existsSync(ownNode)) fail('Node 24 поставить не вышло. Поставьте его сами: https://nodejs.org');
}

async function generate() {
  const output = await run(rightNode(), [at('node_modules/prisma/build/index.js'), 'generate'], {
    CHECKPOINT_DISABLE: '1',
  });
  if (output !== null) fail('Доступ к базе не приготовился (prisma generate).', output);
}

async function build() {
  say('Собираем сайт…');
  const output = await run(rightNode(), [at('node_modules/astro/bin/astro.mjs'), 'build'], {
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  });
  if (output !== null) fail('Сайт не собрался.', output);
}

/** All that the build is made of, by content: a fresh checkout of the same needs no new build. */
function sources() {
  const paths = ['package-lock.json', 'astro.config.mjs', 'tsconfig.json'];
  for (const folder of ['src', 'content', 'public', 'prisma']) {
    if (existsSync(at(folder)))
      paths.push(...readdirSync(at(folder), { recursive: true }).map((name) => join(folder, name)));
  }
  const generated = join('src', 'store', 'generated');
  const files = paths.filter((path) => !path.startsWith(generated) && statSync(at(path)).isFile());
  return digest(files.sort().flatMap((path) => [path, readFileSync(at(path))]));
}

const separator = process.argv.indexOf('--');
const options = process.argv.slice(2, separator === -1 ? undefined : separator);
const [script, ...args] = separator === -1 ? [] : process.argv.slice(separator + 1);

await once('node_modules/.prepared', () => digest([read(at('package-lock.json'))]), install);
await installNode();
const client = () =>
  digest(['prisma/schema.prisma', 'node_modules/prisma/package.json'].map((path) => read(at(path))));
await once('src/store/generated/.prepared', client, generate);
if (options.includes('--build')) await once('dist/.prepared', sources, build);
release();

// npm passes a request to end on to its shell only, which dies and leaves us behind: then it was meant for us.
if (script && process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  const orphaned = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM');
  setInterval(orphaned, 300).unref();
}

if (script && rightNode() === process.execPath) {
  process.argv = [process.execPath, resolve(root, script), ...args];
  // Node 22 warns of type stripping; on 24 it is a matter of course.
  const warn = process.emitWarning;
  process.emitWarning = (warning, ...rest) =>
    rest.includes('ExperimentalWarning') ? undefined : warn.call(process, warning, ...rest);
  await import(pathToFileURL(process.argv[1]).href);
} else if (script) {
  const child = spawn(rightNode(), [resolve(root, script), ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
