/** One figure of the bench. */
export interface Figure {
  value: number;
  unit: string;
}

export type Bench = () => Promise<Figure>;

/** The middle one of several runs, so that one bad moment of the machine does not count. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** How often a second `work` runs, in several rounds of `ms` each after a warm-up. */
export function perSecond(work: () => void, rounds = 5, ms = 700): number {
  const round = (length: number): number => {
    const start = performance.now();
    let runs = 0;
    while (performance.now() - start < length) {
      work();
      runs++;
    }
    return (runs * 1000) / (performance.now() - start);
  };
  round(ms);
  return median(Array.from({ length: rounds }, () => round(ms)));
}
