import { isHearsay } from './narrative.ts';
import { CHANCE, type Ground, ground, runsOn, type SharedRun, type Word } from './reuse.ts';
import { sentenceAt, sentences } from './sentences.ts';
import { type Likeness, likeness } from './similar.ts';
import type { Passage } from './walk.ts';

/** A word of the report, and the passage it stands in. */
export interface SoundingWord extends Word {
  readonly passage: number;
}

/** A report's words as descriptions are compared with them. */
export interface Sounding {
  readonly words: readonly SoundingWord[];
  readonly ground: Ground;
  /** Of the passages, as they were compared. */
  readonly texts: readonly string[];
  readonly likeTo: (own: readonly Word[]) => Likeness;
  /** By passage: whether it vouches for nothing. */
  readonly hearsay: readonly boolean[];
}

/** The words of passages in one row. */
export function sounding(
  passages: readonly Passage[],
  read: (text: string) => readonly Word[],
  textOf: (passage: Passage) => string = ({ text }) => text,
): Sounding {
  const texts = passages.map(textOf);
  const words = texts.flatMap((text, passage) => read(text).map((word) => ({ ...word, passage })));
  let measure: ReturnType<typeof likeness> | null = null;
  return {
    words,
    texts,
    ground: ground(words, 'stem'),
    likeTo: (own) => (measure ??= likeness(words))(own),
    hearsay: passages.map(({ text }) => isHearsay(text)),
  };
}

/** The passage's text outside rumours, every place where it was. */
export function outsideRumours({ text, fragment, woven }: Passage): string {
  if (fragment?.rumour) return '';
  let out = '';
  let at = 0;
  for (const run of woven.filter(({ rumour }) => rumour)) {
    out += text.slice(at, run.from) + ' '.repeat(run.to - run.from);
    at = run.to;
  }
  return out + text.slice(at);
}

/** What makes of a sentence hearsay, and no other sentence. */
const leadIn = /^[^\p{L}]*(?:говорят|рассказывают|слышно|будто|якобы|уверяют|болтают),?[^\p{L}]*$/iu;

/**
 * The runs of a text that sound in the report. Three words and fewer that must not sound are those of a description
 * only where they are a sentence by themselves: «Ветер стих.» is, «к утру ветер стих» is not.
 */
export function soundingRuns(
  own: readonly Word[],
  { ground, words, texts }: Sounding,
  strict: boolean,
): readonly SharedRun[] {
  const runs = runsOn(own, ground);
  if (!strict || own.length >= CHANCE) return runs;
  return runs.filter(({ other, length }) => {
    const [first, last] = [words[other], words[other + length - 1]];
    if (!first || !last || first.passage !== last.passage) return true;
    const text = texts[first.passage] ?? '';
    const all = sentences(text);
    const around = [
      text.slice(sentenceAt(all, first.from).from, first.from),
      text.slice(last.to, sentenceAt(all, last.to - 1).to),
    ];
    return around.every((rest) => !/[\p{L}\p{N}]/u.test(rest) || leadIn.test(rest));
  });
}
