import { inBoth, type Pair } from './in-both.ts';

/** A run of words that stands in both texts, only in the newer one, or only in the older. */
export interface Run {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** A paragraph of either text; a changed one holds words of both. */
export interface Paragraph {
  readonly kind: 'same' | 'added' | 'removed' | 'changed';
  readonly runs: readonly Run[];
}

/** A paragraph is the same one, changed, when so much of its words stayed. */
const ALIKE = 0.4;
/** How far on a changed paragraph is looked for. */
const AHEAD = 20;

const words = (text: string): readonly string[] =>
  text.match(/\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]+/gu) ?? [];
const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Everything between two shared places, and then what they share. */
function stretches<T>(
  before: readonly T[],
  after: readonly T[],
  pairs: readonly Pair[],
): readonly { removed: readonly T[]; added: readonly T[]; same: readonly T[] }[] {
  let [x, y] = [0, 0];
  return [...pairs, [before.length, after.length] as const].map(([toX, toY]) => {
    const found = {
      removed: before.slice(x, toX),
      added: after.slice(y, toY),
      same: after.slice(toY, toY + 1),
    };
    [x, y] = [toX + 1, toY + 1];
    return found;
  });
}

/** Runs of one kind are one; between two changes removed words stand before added ones. */
function gathered(runs: readonly Run[]): readonly Run[] {
  const out: Run[] = [];
  let [removed, added] = ['', ''];
  const close = (): void => {
    if (removed !== '') out.push({ kind: 'removed', text: removed });
    if (added !== '') out.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  runs.forEach((run, at) => {
    if (run.kind === 'removed') removed += run.text;
    else if (run.kind === 'added') added += run.text;
    else if (
      removed + added !== '' &&
      !isWord(run.text) &&
      at < runs.length - 1 &&
      runs[at + 1]?.kind !== 'same'
    ) {
      // A lone space or comma between two changes belongs to both.
      removed += run.text;
      added += run.text;
    } else {
      close();
      const last = out.at(-1);
      if (last?.kind === 'same') out[out.length - 1] = { kind: 'same', text: last.text + run.text };
      else out.push(run);
    }
  });
  close();
  return out;
}

/** What became of a paragraph, word by word. */
function changed(before: string, after: string): Paragraph {
  const [old, fresh] = [words(before), words(after)];
  const run = (kind: Run['kind'], some: readonly string[]): readonly Run[] =>
    some.map((text) => ({ kind, text }));
  const runs = stretches(old, fresh, inBoth(old, fresh)).flatMap(({ removed, added, same }) => [
    ...run('removed', removed),
    ...run('added', added),
    ...run('same', same),
  ]);
  return { kind: 'changed', runs: gathered(runs) };
}

const whole = (kind: 'same' | 'added' | 'removed', text: string): Paragraph => ({
  kind,
  runs: text === '' ? [] : [{ kind, text }],
});

/** How much of two paragraphs' words is the same, wherever it stands: 0 … 1. */
function likeness(one: string, other: string): number {
  const [mine, theirs] = [words(one).filter(isWord), words(other).filter(isWord)];
  const left = new Map<string, number>();
  for (const word of mine) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of theirs) {
    const count = left.get(word) ?? 0;
    if (count > 0) shared += 1;
    left.set(word, count - 1);
  }
  return shared / Math.max(1, mine.length, theirs.length);
}

/** Paragraphs of a place where both texts differ: those alike are one paragraph that changed. */
function reworked(removed: readonly string[], added: readonly string[]): readonly Paragraph[] {
  const out: Paragraph[] = [];
  let next = 0;
  for (const old of removed) {
    const ahead = added.slice(next, next + AHEAD);
    const found = ahead.findIndex((fresh) => likeness(old, fresh) >= ALIKE);
    if (found < 0) out.push(whole('removed', old));
    else {
      out.push(...ahead.slice(0, found).map((fresh) => whole('added', fresh)));
      out.push(changed(old, ahead[found] ?? ''));
      next += found + 1;
    }
  }
  return [...out, ...added.slice(next).map((fresh) => whole('added', fresh))];
}

/**
 * How a text became another: paragraphs first, then the words of those that changed. Without what was added it is
 * the older text, without what was removed the newer one.
 * @param before the older text, paragraph by paragraph
 * @param after the newer one
 */
export const difference = (before: readonly string[], after: readonly string[]): readonly Paragraph[] =>
  stretches(before, after, inBoth(before, after)).flatMap(({ removed, added, same }) => [
    ...reworked(removed, added),
    ...same.map((text) => whole('same', text)),
  ]);
