import { isHearsay } from './narrative.ts';
import { type Ground, ground, type Word } from './reuse.ts';
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
  const words = passages.flatMap((one, passage) => read(textOf(one)).map((word) => ({ ...word, passage })));
  return {
    words,
    ground: ground(words, 'stem'),
    likeTo: likeness(words),
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
