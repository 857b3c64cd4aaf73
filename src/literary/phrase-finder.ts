import { wordForms } from './declension.ts';
import { foldLetters } from './fold.ts';
import { isStressed, rememberedByText, unstressed, wordSpans } from './spans.ts';

/** A phrase to look for: a nick, a name, a word. */
export interface Phrase<K> {
  readonly key: K;
  readonly phrase: string;
  /** One plain word that is looked for with its capital only, or every «кот» would be «Кот». */
  readonly capital: boolean;
  /** The forms that a word of it may take; those of any Russian word, where it is not said. */
  readonly forms?: (word: string) => readonly string[];
}

/** A phrase found in a text, in whatever case form. */
export interface FoundPhrase<K> {
  readonly key: K;
  readonly from: number;
  readonly to: number;
}

interface Token {
  readonly word: string;
  readonly from: number;
  readonly to: number;
  /** What stands before it. */
  readonly gap: string;
}

/** A phrase taken apart: the forms of each word, and what stands between them. */
interface Pattern<K> {
  readonly key: K;
  readonly capital: boolean;
  readonly words: readonly { readonly forms: ReadonlySet<string>; readonly gap: string }[];
  /** What stands around the words: «!Кот!». */
  readonly before: string;
  readonly after: string;
}

/** Blanks as one space, hyphens of every kind as well: «Капитан-75» is «Капитан 75». */
const spaced = (text: string): string => text.replace(/[\s\u00a0\u2010-\u2013\u2212-]+/gu, ' ');

function tokens(folded: string): readonly Token[] {
  const lower = folded.toLowerCase();
  const even = lower.length === folded.length;
  const stressed = isStressed(folded);
  let end = 0;
  return wordSpans(folded, true).map(({ from, to }) => {
    const gap = folded.slice(end, from);
    end = to;
    const word = even ? lower.slice(from, to) : folded.slice(from, to).toLowerCase();
    return { word: stressed ? unstressed(word) : word, from, to, gap };
  });
}

/** Several finders look through the same text. */
const taken = rememberedByText((text) => {
  const folded = foldLetters(text);
  return { folded, all: tokens(folded) };
});

function take<K>({ key, phrase, capital, forms = wordForms }: Phrase<K>): Pattern<K> | null {
  const folded = foldLetters(phrase.trim());
  const all = tokens(folded);
  const [first] = all;
  const last = all.at(-1);
  if (!first || !last) return null;
  return {
    key,
    capital,
    words: all.map(({ word, gap }) => ({ forms: new Set(forms(word)), gap: spaced(gap) })),
    before: folded.slice(0, first.from),
    after: folded.slice(last.to),
  };
}

const isCapital = (word: string): boolean => /^\p{Lu}\p{Ll}*$/u.test(word);

/**
 * Makes a finder of phrases in prose: in all cases of declension, ё = е, look-alike letters alike, case ignored
 * unless a phrase wants its capital. Found pieces may overlap. A phrase without letters or digits is found as it is.
 */
export function phraseFinder<K>(phrases: readonly Phrase<K>[]): (text: string) => readonly FoundPhrase<K>[] {
  const byFirst = new Map<string, Pattern<K>[]>();
  for (const pattern of phrases.map(take)) {
    for (const form of pattern?.words[0]?.forms ?? []) {
      const same = byFirst.get(form);
      if (same && pattern) same.push(pattern);
      else if (pattern) byFirst.set(form, [pattern]);
    }
  }
  const signs = phrases.filter(({ phrase }) => phrase.trim() !== '' && !/[\p{L}\p{N}_]/u.test(phrase));

  return (text) => {
    const { folded, all } = taken(text);
    const found: FoundPhrase<K>[] = [];
    for (let at = 0; at < all.length; at += 1) {
      const first = all[at];
      const begun = first && byFirst.get(first.word);
      if (!begun) continue;
      for (const { key, capital, words, before, after } of begun) {
        const fits = words.every(({ forms, gap }, index) => {
          const token = all[at + index];
          return token !== undefined && forms.has(token.word) && (index === 0 || spaced(token.gap) === gap);
        });
        const last = all[at + words.length - 1];
        if (!fits || !last || (capital && !isCapital(unstressed(folded.slice(first.from, first.to)))))
          continue;
        const [from, to] = [first.from - before.length, last.to + after.length];
        if (folded.slice(from, first.from) === before && folded.slice(last.to, to) === after) {
          found.push({ key, from, to });
        }
      }
    }
    for (const { key, phrase } of signs) {
      for (let from = text.indexOf(phrase); from >= 0; from = text.indexOf(phrase, from + 1)) {
        found.push({ key, from, to: from + phrase.length });
      }
    }
    return found;
  };
}
