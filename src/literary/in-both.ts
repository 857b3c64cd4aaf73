/** How far two lists may be apart before the search is given up: what is left is then taken for different. */
const MOST_STEPS = 1500;

/** The places that two lists share: of the first, of the second. */
export type Pair = readonly [number, number];

/** How far each diagonal has come after each number of steps (Myers, «An O(ND) difference algorithm», 1986); null: too far apart. */
function ways(one: readonly string[], other: readonly string[]): readonly Int32Array[] | null {
  const most = Math.min(one.length + other.length, MOST_STEPS);
  const zero = most + 1;
  const furthest = new Int32Array(2 * most + 3);
  const taken: Int32Array[] = [];
  for (let steps = 0; steps <= most; steps += 1) {
    taken.push(furthest.slice(zero - steps - 1, zero + steps + 2));
    for (let k = -steps; k <= steps; k += 2) {
      const [left, right] = [furthest[zero + k - 1] ?? 0, furthest[zero + k + 1] ?? 0];
      let x = k === -steps || (k !== steps && left < right) ? right : left + 1;
      while (x < one.length && x - k < other.length && one[x] === other[x - k]) x += 1;
      furthest[zero + k] = x;
      if (x >= one.length && x - k >= other.length) return taken;
    }
  }
  return null;
}

/** The pairs of equal items on the shortest way from one list to the other, last first. */
function walkBack(taken: readonly Int32Array[], one: readonly string[], other: readonly string[]): Pair[] {
  const pairs: Pair[] = [];
  let [x, y] = [one.length, other.length];
  for (let steps = taken.length - 1; steps >= 0; steps -= 1) {
    const furthest = taken[steps] ?? new Int32Array(0);
    const at = (k: number): number => furthest[k + steps + 1] ?? 0;
    const k = x - y;
    const down = k === -steps || (k !== steps && at(k - 1) < at(k + 1));
    const from = steps === 0 ? 0 : down ? at(k + 1) : at(k - 1);
    const startX = steps === 0 ? 0 : down ? from : from + 1;
    while (x > startX) pairs.push([--x, --y]);
    if (steps === 0) break;
    [x, y] = [from, from - (down ? k + 1 : k - 1)];
  }
  return pairs;
}

/**
 * What two lists have in common, in order: a longest common subsequence, found in time that grows with how much
 * they differ; of lists that differ too much only the common beginning and end.
 */
export function inBoth(one: readonly string[], other: readonly string[]): readonly Pair[] {
  const least = Math.min(one.length, other.length);
  let start = 0;
  while (start < least && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < least - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const middle = [one.slice(start, one.length - end), other.slice(start, other.length - end)] as const;
  const taken = ways(...middle);
  const between = taken ? walkBack(taken, ...middle).toReversed() : [];
  return [
    ...Array.from({ length: start }, (_, at): Pair => [at, at]),
    ...between.map(([x, y]): Pair => [x + start, y + start]),
    ...Array.from({ length: end }, (_, at): Pair => [one.length - end + at, other.length - end + at]),
  ];
}
