import { isStressed, type Span, unstressed, wordSpans } from './spans.ts';

/** Letters that look like others: Latin ones, then Greek and other Cyrillic ones; and ё. */
const pairs = 'aа cс eе oо pр xх yу kк mм tт hн bв ёе αа οо ρр κк ѕs іi јj'.split(' ');

/** What a letter is folded into, by its code; 0: it stays. */
const folded = new Uint16Array(0x460);
for (const pair of [...pairs, ...pairs.map((both) => both.toUpperCase())])
  folded[pair.charCodeAt(0)] = pair.charCodeAt(1);

/** Folds ё/е and look-alike letters, keeping the length, so that offsets in both texts agree. */
export function foldLetters(text: string): string {
  let out = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const other = folded[text.charCodeAt(at)];
    if (!other) continue;
    out += text.slice(from, at) + String.fromCharCode(other);
    from = at + 1;
  }
  return from === 0 ? text : out + text.slice(from);
}

export interface PlacedWord extends Span {
  readonly word: string;
}

/** The words of a text for comparison: lower case, ё = е, punctuation off. Each knows where it stood. */
export function words(text: string): readonly PlacedWord[] {
  const lower = text.toLowerCase();
  // A letter that changes its length with its case would shift all places after it.
  const even = lower.length === text.length;
  const stressed = isStressed(text);
  return wordSpans(text).map(({ from, to }) => {
    const word = even ? lower.slice(from, to) : text.slice(from, to).toLowerCase();
    const plain = word.includes('ё') ? word.replaceAll('ё', 'е') : word;
    return { word: stressed ? unstressed(plain) : plain, from, to };
  });
}
