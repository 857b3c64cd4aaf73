/** What is in one list and not in the other. */
export interface Change<T> {
  readonly gone: readonly T[];
  readonly come: readonly T[];
}

/** Compares by value, and counts: of two alike one may go. Both sides keep their order. */
export const goneAndCome = <T>(was: readonly T[], now: readonly T[]): Change<T> => ({
  gone: beyond(was, now),
  come: beyond(now, was),
});

/** Values of the engine are plain data, written by the same rules in the same order: alike are alike in JSON. */
export const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function beyond<T>(list: readonly T[], other: readonly T[]): readonly T[] {
  const left = new Map<string, number>();
  for (const it of other) {
    const key = JSON.stringify(it);
    left.set(key, (left.get(key) ?? 0) + 1);
  }
  return list.filter((it) => {
    const key = JSON.stringify(it);
    const known = left.get(key) ?? 0;
    if (known > 0) left.set(key, known - 1);
    return known === 0;
  });
}
