import { Worker } from 'node:worker_threads';
import type { CheckedPlan } from '../simulation/plan.ts';
import { sum, type Tally } from '../simulation/tally.ts';
import type { Part, Told } from './simulate-worker.ts';

export interface CoresRun {
  readonly games: number;
  readonly seed: string;
  readonly cores: number;
  readonly onProgress?: (done: number) => void;
}

/** Plays on so many cores. Each game has its own seed, so the sum is the same on any number of them. */
export async function simulateOnCores(
  plan: CheckedPlan,
  { games, seed, cores, onProgress }: CoresRun,
): Promise<Tally> {
  const share = Math.ceil(games / Math.max(1, Math.min(cores, games)));
  const done = new Map<number, number>();
  const parts: Promise<Tally>[] = [];
  for (let from = 0; from < games; from += share) {
    const part: Part = { plan, seed, from, games: Math.min(share, games - from) };
    const tell = (count: number): void => {
      done.set(from, count);
      onProgress?.([...done.values()].reduce((total, it) => total + it, 0));
    };
    parts.push(playPart(part, tell));
  }
  return sum(await Promise.all(parts));
}

function playPart(part: Part, tell: (done: number) => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./simulate-worker.ts', import.meta.url), { workerData: part });
    worker.on('message', (told: Told) => {
      if (told.kind === 'done') resolve(told.tally);
      else tell(told.games);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (code !== 0) reject(new Error(`a worker left with ${String(code)}`));
    });
  });
}
