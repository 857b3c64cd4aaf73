import { parentPort, workerData } from 'node:worker_threads';
import type { CheckedPlan } from '../simulation/plan.ts';
import { simulate } from '../simulation/simulate.ts';
import type { Tally } from '../simulation/tally.ts';

/** One core's share of a run. */
export interface Part {
  readonly plan: CheckedPlan;
  readonly seed: string;
  readonly from: number;
  readonly games: number;
}

export type Told =
  { readonly kind: 'progress'; readonly games: number } | { readonly kind: 'done'; readonly tally: Tally };

const { plan, ...run } = workerData as Part;
const tell = (told: Told): void => {
  parentPort?.postMessage(told);
};
const tally = simulate(plan, { ...run, onProgress: (games) => tell({ kind: 'progress', games }) });
tell({ kind: 'done', tally });
