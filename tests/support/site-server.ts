import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { emptyFolder } from './database.ts';

/** The real site, served for one test file. */
export interface Site {
  address: string;
  /** Ends the server as Ctrl-C would, and removes its database. */
  stop(): Promise<void>;
  /** Ends the server at once, as if the machine had gone off; its database stays. */
  kill(): Promise<void>;
}

/** How a server's clock runs. */
export interface Time {
  /** Milliseconds that it is ahead of this machine's. */
  ahead?: number;
  /** Nothing happens by itself: for games that were played in at a time of their own. */
  stands?: boolean;
}

/**
 * Serves the built site as `npm start` does: on a free port, with an embedded database in a folder that goes afterwards.
 * `prepared`: such a folder with something in it.
 */
export async function startSite(prepared?: string, { ahead = 0, stands = false }: Time = {}): Promise<Site> {
  await build();
  const dataDir = prepared ?? (await emptyFolder());
  const here = { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'production' };
  // Set and empty: a developer's own .env changes nothing here.
  const time = { CLOCK: stands ? 'off' : 'on', CLOCK_AHEAD: String(ahead) };
  const env = { ...process.env, ...here, ...time, ORIGIN: '', DATABASE_URL: '' };
  const server = spawn(process.execPath, ['src/cli/serve.ts', '--demo'], { env });
  const end = () => server.kill('SIGKILL');
  process.once('exit', end);
  const gone = async (signal: 'SIGTERM' | 'SIGKILL') => {
    server.kill(signal);
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    process.off('exit', end);
  };
  const stop = async () => {
    await gone('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    return { address: await opened(server), stop, kill: () => gone('SIGKILL') };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Nothing to do when the build is that of the sources as they stand. */
async function build(): Promise<void> {
  const prepare = spawn(process.execPath, ['src/cli/prepare.mjs', '--build'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  prepare.stderr.on('data', (chunk) => (said += String(chunk)));
  const [code] = await once(prepare, 'close');
  if (code !== 0) throw new Error(`The site was not built:\n${said}`);
}

/** The address that the server tells once it answers. */
function opened(server: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: unknown) => {
      said += String(chunk);
      const address = /открыта: (http:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', (code) => reject(new Error(`The site ended with ${code}:\n${said}`)));
  });
}
