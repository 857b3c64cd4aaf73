import { causes, type Cause } from '../engine/vocabulary.ts';
import type { FinishedGame } from './play-game.ts';

/** What many games came to, as sums: those of two runs can be added, in any order. */
export interface Tally {
  games: number;
  /** By clan, or `draw`. */
  readonly wins: Record<string, number>;
  /** How many games ended on that day; the place is the day. */
  readonly ended: number[];
  readonly deaths: Record<Cause, number>;
  /** Deaths on that day and in the night after it. */
  readonly deathsOn: number[];
}

/** The sums of no game at all, to count on from. */
export const noGames = (): Tally => ({
  games: 0,
  wins: {},
  ended: [],
  deaths: Object.fromEntries(causes.map((it) => [it, 0])) as Record<Cause, number>,
  deathsOn: [],
});

/** Counts one more game. */
export function count(tally: Tally, { game }: FinishedGame): void {
  const winner = game.over?.winner ?? 'draw';
  tally.games += 1;
  tally.wins[winner] = (tally.wins[winner] ?? 0) + 1;
  add(tally.ended, game.past.at(-1)?.number ?? 0, 1);
  for (const { number, deaths } of game.past) {
    add(tally.deathsOn, number, deaths.length);
    for (const { cause } of deaths) tally.deaths[cause] += 1;
  }
}

/** The sum of several runs. */
export function sum(tallies: readonly Tally[]): Tally {
  const total = noGames();
  for (const tally of tallies) {
    total.games += tally.games;
    for (const [clan, wins] of Object.entries(tally.wins)) total.wins[clan] = (total.wins[clan] ?? 0) + wins;
    for (const [day, games] of tally.ended.entries()) add(total.ended, day, games);
    for (const [day, deaths] of tally.deathsOn.entries()) add(total.deathsOn, day, deaths);
    for (const cause of causes) total.deaths[cause] += tally.deaths[cause];
  }
  return total;
}

/** Lists are as long as the latest day, without holes, so that they cross from a worker as they are. */
function add(list: number[], place: number, more: number): void {
  while (list.length <= place) list.push(0);
  list[place] = (list[place] ?? 0) + more;
}
