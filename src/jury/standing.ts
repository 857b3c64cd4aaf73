import { type Mark, mean } from './marks.ts';
import type { TallyInput } from './tally-input.ts';

/** J4: closer than this is equal. */
const equal = 1e-9;

/** What is known of a lot before places are given; score and median are null below the quorum. */
export interface Standing {
  readonly lot: string;
  readonly score: number | null;
  readonly median: number | null;
  /** Jurors without conflict who scored it. */
  readonly scoredBy: number;
  /** Jurors for whom it is the best they scored, alone or jointly. */
  readonly firsts: number;
}

/** Each lot's mean, median and first places from the marks it got; lots in the order of their names. */
export function standings(input: TallyInput, marks: readonly Mark[]): readonly Standing[] {
  const best = new Map<string, number>();
  for (const { juror, s } of marks) best.set(juror, Math.max(best.get(juror) ?? -Infinity, s));
  const lots = new Set([...input.ballots, ...input.conflicts].map(({ lot }) => lot));
  return [...lots].sort().map((lot) => {
    const own = marks.filter((mark) => mark.lot === lot);
    const s = own.map((mark) => mark.s);
    const heard = own.length >= input.quorum;
    return {
      lot,
      score: heard ? mean(s) : null,
      median: heard ? median(s) : null,
      scoredBy: own.length,
      firsts: own.filter((mark) => mark.s >= (best.get(mark.juror) ?? 0) - equal).length,
    };
  });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return mean(sorted.slice(sorted.length % 2 ? half : half - 1, half + 1));
}

/** Parts lots into groups of equal value, the highest group first. */
export function groups<T>(items: readonly T[], value: (item: T) => number): readonly (readonly T[])[] {
  const sorted = items.toSorted((a, b) => value(b) - value(a));
  const parted: T[][] = [];
  for (const item of sorted) {
    const group = parted.at(-1);
    if (group?.[0] !== undefined && value(group[0]) - value(item) <= equal) group.push(item);
    else parted.push([item]);
  }
  return parted;
}
