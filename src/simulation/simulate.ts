import { chanceOf } from './chance.ts';
import { dealt, type CheckedPlan } from './plan.ts';
import { playGame, type FinishedGame } from './play-game.ts';
import { count, noGames, type Tally } from './tally.ts';

export interface Run {
  readonly games: number;
  readonly seed: string;
  /** The number of the first game: a run may be cut into parts, and their sum is the same. */
  readonly from?: number;
  readonly onProgress?: (done: number) => void;
}

/** Progress is told after so many games. */
const stride = 50;

/** The game of that number in a run by this seed, whoever plays the others. */
export function gameNumber(plan: CheckedPlan, seed: string, number: number): FinishedGame {
  const own = `${seed}/${String(number)}`;
  return playGame(dealt(plan, own, chanceOf(`${own}/deal`)), own, plan.bonuses);
}

/** Plays a plan many times. The same plan and seed give the same tally. */
export function simulate(plan: CheckedPlan, { games, seed, from = 0, onProgress }: Run): Tally {
  const tally = noGames();
  for (let number = from; number < from + games; number += 1) {
    count(tally, gameNumber(plan, seed, number));
    if (tally.games % stride === 0 || tally.games === games) onProgress?.(tally.games);
  }
  return tally;
}
