import { nickFinder } from './nicks.ts';
import { visible } from './visible.ts';

/** Limits of a game, in graphemes; only above `hard` a description is refused. */
export interface Lengths {
  readonly min: number;
  readonly max: number;
  readonly hard: number;
}

export type LengthVerdict = 'empty' | 'short' | 'fine' | 'long' | 'too-long';

const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu;
/** A base keeps one mark (an accent); variation selectors and keycaps of emoji are no stacked marks. */
const stacked = /(?<=\p{M})(?![\ufe0f\u20e3])\p{M}+/gu;

/**
 * Cleans what a person wrote (L2): NFC, plain line ends, no direction controls, no stacked marks, no blanks
 * at line ends, at most one empty line running. Never changes a visible letter: ё and й survive, emoji are whole.
 */
export const cleanText = (text: string): string =>
  visible(
    text
      .toWellFormed()
      .replace(/\ufffd/g, '')
      .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
      .replace(controls, ''),
  )
    .replace(stacked, '')
    .replace(/(?<![\t ])[\t ]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const segmenter = new Intl.Segmenter('ru', { granularity: 'grapheme' });

/** Signs that are a grapheme each whatever stands beside them, and the others with their neighbours. */
const plain =
  '\\n\\u0020-\\u007e\\u00a0-\\u00ac\\u00ae-\\u02ff\\u0400-\\u0482\\u048a-\\u052f\\u2010-\\u2027\\u2030-\\u203a\\u2116';
const intricate = new RegExp(`[${plain}]?[^${plain}]+\\n?`, 'gu');

/** Length as a reader counts: in graphemes, an emoji being one. */
export function graphemes(text: string): number {
  let count = text.length;
  for (const [part] of text.matchAll(intricate)) {
    count -= part.length;
    for (const _ of segmenter.segment(part)) count += 1;
  }
  return count;
}

/** What the length of a description is by the game's limits: only `too-long` is refused (L2). */
export function lengthVerdict(text: string, { min, max, hard }: Lengths): LengthVerdict {
  const length = graphemes(text);
  if (length === 0) return 'empty';
  if (length < min) return 'short';
  if (length <= max) return 'fine';
  return length <= hard ? 'long' : 'too-long';
}

/** The text with one word in place of every nick. */
export function replaceNicks(text: string, nicks: readonly string[], word: string): string {
  let out = '';
  let at = 0;
  for (const { from, to } of nickFinder(nicks)(text)) {
    out += text.slice(at, from) + word;
    at = to;
  }
  return out + text.slice(at);
}
