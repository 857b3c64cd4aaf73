/** Случай: the same seed gives the same draws, on every machine. Not for the game's own rolls, which the engine keeps. */
export interface Chance {
  /** In [0, 1). */
  readonly next: () => number;
  readonly happens: (probability: number) => boolean;
  /** In [0, below). */
  readonly whole: (below: number) => number;
  /** One of a list that is not empty. */
  readonly pick: <T>(list: readonly T[]) => T;
  /** The place of one weight, as likely as it is heavy; -1 when nothing weighs anything. */
  readonly weighed: (weights: readonly number[]) => number;
  /** The list in another order; the list itself stays as it is. */
  readonly shuffled: <T>(list: readonly T[]) => T[];
}

/** Draws from a seed of any length: its hash (cyrb128) starts the generator sfc32. */
export function chanceOf(seed: string): Chance {
  let [a, b, c, d] = hashOf(seed);
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4_294_967_296;
  };
  const whole = (below: number): number => Math.floor(next() * below);
  return {
    next,
    whole,
    happens: (probability) => next() < probability,
    pick: <T>(list: readonly T[]): T => list[whole(list.length)] as T,
    weighed: (weights) => weighedPlace(weights, next),
    shuffled: <T>(list: readonly T[]): T[] => {
      const order = [...list];
      for (let last = order.length - 1; last > 0; last -= 1) {
        const other = whole(last + 1);
        [order[last], order[other]] = [order[other] as T, order[last] as T];
      }
      return order;
    },
  };
}

function weighedPlace(weights: readonly number[], next: () => number): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  if (sum <= 0) return -1;
  let left = next() * sum;
  let place = -1;
  for (let i = 0; i < weights.length; i += 1) {
    const weight = weights[i] as number;
    if (weight <= 0) continue;
    place = i;
    left -= weight;
    if (left < 0) break;
  }
  return place;
}

function hashOf(text: string): [number, number, number, number] {
  let [a, b, c, d] = [1_779_033_703, 3_144_134_277, 1_013_904_242, 2_773_480_762];
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ unit, 597_399_067);
    b = c ^ Math.imul(b ^ unit, 2_869_860_233);
    c = d ^ Math.imul(c ^ unit, 951_274_213);
    d = a ^ Math.imul(d ^ unit, 2_716_044_179);
  }
  a = Math.imul(c ^ (a >>> 18), 597_399_067);
  b = Math.imul(d ^ (b >>> 22), 2_869_860_233);
  c = Math.imul(a ^ (c >>> 17), 951_274_213);
  d = Math.imul(b ^ (d >>> 19), 2_716_044_179);
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a];
}
