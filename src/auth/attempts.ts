/** Counts tries by key: so many within so many milliseconds, then none until they have passed. */
export interface Attempts {
  /** Counts this try; false when it is one too many. */
  allow(key: string): boolean;
  /** A success: the count starts anew. */
  forget(key: string): void;
}

/** Kept in memory only; of more keys than `keep` the oldest are forgotten, so that a flood of nicks fills nothing. */
export function countAttempts(now: () => Date, limit = 10, within = 15 * 60_000, keep = 10_000): Attempts {
  const counts = new Map<string, { since: number; tries: number }>();
  return {
    allow(key) {
      const instant = now().getTime();
      const known = counts.get(key);
      if (known && instant - known.since < within) return ++known.tries <= limit;
      counts.delete(key);
      counts.set(key, { since: instant, tries: 1 });
      const oldest = counts.keys().next().value;
      if (counts.size > keep && oldest !== undefined) counts.delete(oldest);
      return true;
    },
    forget: (key) => void counts.delete(key),
  };
}
