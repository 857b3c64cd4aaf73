import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A served site of its own for a measurement: demo data in a folder that goes afterwards.
 * @param prepare puts more into the folder before; what it gives back is told to `work`
 */
export async function withSite<T, P = undefined>(
  port: number,
  work: (address: string, prepared: P) => Promise<T>,
  prepare?: (dataDir: string) => Promise<P>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mafia-bench-'));
  const prepared = (await prepare?.(dataDir)) as P;
  const env = { ...process.env, DEMO: '1', DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1' };
  const server = spawn(process.execPath, ['src/cli/serve.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const address = `http://127.0.0.1:${port}`;
  try {
    await ready(address, 90_000);
    return await work(address, prepared);
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function ready(address: string, within: number): Promise<void> {
  const until = Date.now() + within;
  while (Date.now() < until) {
    const answered = await fetch(`${address}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The site did not come up');
}

/** The address of a published report of the archive. */
export const REPORT = '/games/tri-tolstyaka-pervyj-sostav/reports/3';
