/** Bounds between which a share lies. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The 95 % point of the normal distribution, two-sided. */
const z = 1.959963984540054;

/**
 * Wilson's score interval at 95 % for a share of `hits` in `tries` (E. B. Wilson, 1927): sound for few tries and for
 * shares near 0 and 1. Without tries anything is possible.
 */
export function wilson(hits: number, tries: number): Interval {
  if (tries === 0) return { low: 0, high: 1 };
  const share = hits / tries;
  const spread = 1 + z ** 2 / tries;
  const middle = (share + z ** 2 / (2 * tries)) / spread;
  const half = (z / spread) * Math.sqrt((share * (1 - share)) / tries + z ** 2 / (4 * tries ** 2));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
