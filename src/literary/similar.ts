import type { Word } from './reuse.ts';

/** Words that carry meaning: short ones are shared by all. */
const LETTERS = 4;
const WINDOW = 160;
const STEP = 80;

/** How like a description a part of a text is: of the description's stems so many stand there, and where. */
export interface Likeness {
  readonly part: number;
  readonly shared: number;
  /** The first word of that part. */
  readonly at: number;
}

const stemsOf = (words: readonly Word[]): ReadonlySet<string> =>
  new Set(words.flatMap(({ stem }) => (stem.length >= LETTERS ? [stem] : [])));

/**
 * Makes a measure for texts that were told anew, word by word: the best stretch of some 160 words of the report,
 * wherever it lies.
 */
export function likeness(text: readonly Word[]): (own: readonly Word[]) => Likeness {
  const last = Math.max(0, Math.ceil((text.length - WINDOW) / STEP));
  const windows = new Map<string, number[]>();
  text.forEach(({ stem }, at) => {
    if (stem.length < LETTERS) return;
    const list = windows.get(stem) ?? [];
    if (list.length === 0) windows.set(stem, list);
    const [first, end] = [
      Math.max(0, Math.ceil((at - WINDOW + 1) / STEP)),
      Math.min(last, Math.floor(at / STEP)),
    ];
    for (let one = first; one <= end; one += 1)
      if (list.at(-1) !== one && (list.at(-1) ?? -1) < one) list.push(one);
  });
  return (own) => {
    const stems = stemsOf(own);
    const counts = new Uint32Array(last + 1);
    for (const stem of stems) for (const one of windows.get(stem) ?? []) counts[one] = (counts[one] ?? 0) + 1;
    let best = 0;
    counts.forEach((count, one) => {
      if (count > (counts[best] ?? 0)) best = one;
    });
    const shared = counts[best] ?? 0;
    return { part: stems.size === 0 ? 0 : shared / stems.size, shared, at: best * STEP };
  };
}

/** Of a description's own words so many in one paragraph are no accident… */
const FEW = { words: 4, part: 0.2 } as const;
/** …and of a long one's so many. */
const MANY = { words: 8, part: 0.1 } as const;

/**
 * Finds the passage that takes up a description in other words: some of those that no other description of the night
 * has stand together in it.
 * @param texts the words of all descriptions
 * @param report the words of the report, each with its passage
 * @returns for a description, by its index, the passage; null when there is none
 */
export function takenUp(
  texts: readonly (readonly Word[])[],
  report: readonly (Word & { readonly passage: number })[],
): (index: number) => number | null {
  const all = texts.map(stemsOf);
  const owners = new Map<string, number>();
  for (const stems of all) for (const stem of stems) owners.set(stem, (owners.get(stem) ?? 0) + 1);
  const places = new Map<string, number[]>();
  for (const { stem, passage } of report) {
    if (!owners.has(stem)) continue;
    const seen = places.get(stem);
    if (!seen) places.set(stem, [passage]);
    else if (seen.at(-1) !== passage) seen.push(passage);
  }
  return (index) => {
    const own = [...(all[index] ?? [])].filter((stem) => owners.get(stem) === 1);
    const counts = new Map<number, number>();
    for (const stem of own)
      for (const passage of places.get(stem) ?? []) counts.set(passage, (counts.get(passage) ?? 0) + 1);
    const [best] = [...counts].toSorted(([, a], [, b]) => b - a);
    if (!best) return null;
    const [passage, shared] = best;
    const enough = [FEW, MANY].some(({ words, part }) => shared >= words && shared >= part * own.length);
    return enough ? passage : null;
  };
}
