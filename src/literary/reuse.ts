import { words } from './fold.ts';
import { nickFinder } from './nicks.ts';
import { rememberedByText } from './spans.ts';
import { stem } from './stem.ts';

/** A word of a prose, and where it stands. */
export interface Word {
  readonly word: string;
  /** What its forms share. */
  readonly stem: string;
  readonly from: number;
  readonly to: number;
}

/** What stands in a woven text for the nick of somebody whom the report must not name. */
export const NAMELESS = 'N';

type Read = (text: string) => readonly Word[];

/** A draft, its checks and what is woven into it read the same texts of one night. */
let last: { readonly nicks: string; readonly read: Read } | null = null;

/** Makes a reader of the words that are compared: nicks, and what stands for them, are left out. */
export function proseReader(nicks: readonly string[]): Read {
  const key = nicks.join('\n');
  if (last?.nicks !== key) last = { nicks: key, read: rememberedByText(makeReader(nicks)) };
  return last.read;
}

function makeReader(nicks: readonly string[]): Read {
  const find = nickFinder(nicks);
  return (text) => {
    const found = find(text);
    let at = 0;
    return words(text).flatMap(({ word, from, to }) => {
      while ((found[at]?.to ?? Infinity) <= from) at += 1;
      const left = text.slice(from, to) === NAMELESS || (found[at]?.from ?? Infinity) < to;
      return left ? [] : [{ word, stem: stem(word), from, to }];
    });
  };
}

/** A run of words that two texts share: `at` in the first, `other` in the second, `length` words. */
export interface SharedRun {
  readonly at: number;
  readonly other: number;
  readonly length: number;
}

/** Shorter runs are chance: «и в самом деле» belongs to nobody. */
export const CHANCE = 4;

/** Of a run that a text repeats over and over so many places are looked at: «ля-ля-ля» must not take forever. */
const PLACES = 24;

/** By what two words are the same: as they are written, or by their stems. */
type Key = 'word' | 'stem';

const gram = (list: readonly Word[], key: Key, at: number, size: number): string => {
  let out = '';
  for (let next = at; next < at + size; next += 1) out += ` ${list[next]?.[key] ?? ''}`;
  return out;
};

/** A text made ready for comparing many others with it. */
export interface Ground {
  readonly words: readonly Word[];
  readonly key: Key;
  /** Where each run of so many words begins: the first of its places. */
  readonly starts: (size: number) => ReadonlyMap<string, readonly number[]>;
}

/** Makes a text ready for comparing many others with it. */
export function ground(text: readonly Word[], key: Key = 'word'): Ground {
  const made = new Map<number, ReadonlyMap<string, readonly number[]>>();
  const make = (size: number) => {
    const starts = new Map<string, number[]>();
    for (let at = 0; at + size <= text.length; at += 1) {
      const run = gram(text, key, at, size);
      const seen = starts.get(run);
      if (!seen) starts.set(run, [at]);
      else if (seen.length < PLACES) seen.push(at);
    }
    made.set(size, starts);
    return starts;
  };
  return { words: text, key, starts: (size) => made.get(size) ?? make(size) };
}

/**
 * The runs of words that `first` shares with `second`, longest match first come, in the order of `first`.
 * A text shorter than four words must be shared whole.
 */
export function runsOn(
  first: readonly Word[],
  { words: second, key, starts: startsOf }: Ground,
): readonly SharedRun[] {
  const least = Math.min(CHANCE, first.length);
  if (least === 0) return [];
  const starts = startsOf(least);
  const runs: SharedRun[] = [];
  for (let at = 0; at + least <= first.length;) {
    let best: SharedRun = { at, other: 0, length: 0 };
    for (const other of starts.get(gram(first, key, at, least)) ?? []) {
      let length = least;
      while (first[at + length] && first[at + length]?.[key] === second[other + length]?.[key]) length += 1;
      if (length > best.length) best = { at, other, length };
    }
    if (best.length > 0) runs.push(best);
    at += Math.max(1, best.length);
  }
  return runs;
}

/** How much of the first text's words is found in the second: 0 to 1. A text without words has no share. */
export function sharedPart(first: readonly Word[], second: Ground): number {
  const shared = runsOn(first, second).reduce((sum, { length }) => sum + length, 0);
  return first.length === 0 ? 0 : shared / first.length;
}

/** Whether the first text's words stand in the second in the same order, without a gap: nobody has edited them. */
export const standsIn = (part: readonly Word[], whole: readonly Word[]): boolean => {
  const spell = (list: readonly Word[]) => ` ${list.map(({ word }) => word).join(' ')} `;
  return part.length === 0 || spell(whole).includes(spell(part));
};
