import type { Ruleset } from '../engine/ruleset.ts';
import { causes, type Cause, type ClanId } from '../engine/vocabulary.ts';
import type { Tally } from './tally.ts';
import { wilson, type Interval } from './wilson.ts';

/** How often a clan won; `draw`: nobody did. */
export interface Share extends Interval {
  readonly clan: ClanId | 'draw';
  readonly wins: number;
  readonly share: number;
}

/** What many games came to, in figures that a host can read. */
export interface Summary {
  readonly games: number;
  /** In the ruleset's order, the draw last. */
  readonly wins: readonly Share[];
  readonly days: Days;
  readonly deaths: readonly DeathsBy[];
  /** Deaths a game, by whatever cause. */
  readonly dead: number;
  /** Deaths on each day and in the night after it, a game that came so far; day 1 first. */
  readonly deathsADay: readonly number[];
}

export interface Days {
  readonly mean: number;
  /** The day by which a tenth, half, nine tenths of the games are over. */
  readonly p10: number;
  readonly median: number;
  readonly p90: number;
  readonly longest: number;
}

export interface DeathsBy {
  readonly cause: Cause;
  /** A game. */
  readonly mean: number;
  /** Of all deaths. */
  readonly share: number;
}

/** Sums up a tally of this ruleset's games. A tally without games gives shares of 0. */
export function summarise({ clans }: Ruleset, tally: Tally): Summary {
  const { games } = tally;
  const dead = causes.reduce((sum, it) => sum + tally.deaths[it], 0);
  return {
    games,
    wins: [...clans.map((it) => it.id), 'draw'].map((clan) => {
      const wins = tally.wins[clan] ?? 0;
      return { clan, wins, share: ratio(wins, games), ...wilson(wins, games) };
    }),
    days: daysOf(tally),
    deaths: causes.map((cause) => ({
      cause,
      mean: ratio(tally.deaths[cause], games),
      share: ratio(tally.deaths[cause], dead),
    })),
    dead: ratio(dead, games),
    deathsADay: tally.deathsOn.map((deaths, day) => ratio(deaths, reached(tally, day))).slice(1),
  };
}

const ratio = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** How many games came to that day. */
const reached = ({ ended }: Tally, day: number): number =>
  ended.slice(day).reduce((sum, games) => sum + games, 0);

function daysOf({ ended, games }: Tally): Days {
  const sum = ended.reduce((total, count, day) => total + count * day, 0);
  return {
    mean: ratio(sum, games),
    p10: quantile(ended, games * 0.1),
    median: quantile(ended, games * 0.5),
    p90: quantile(ended, games * 0.9),
    longest: Math.max(ended.length - 1, 0),
  };
}

/** The first day by which so many games are over. */
function quantile(ended: readonly number[], games: number): number {
  let over = 0;
  for (const [day, count] of ended.entries()) {
    over += count;
    if (over > 0 && over >= games) return day;
  }
  return 0;
}
