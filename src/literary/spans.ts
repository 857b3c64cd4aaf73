/** Where a word stands in a text. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

const letterOrDigit = /[\p{L}\p{N}]/u;

const OTHER = 0;
const WORD = 1;
const LOW_LINE = 2;

/** What each sign of the scripts that our texts are written in is: looked up, not asked of a regular expression. */
const kinds = new Uint8Array(0x530);
for (let code = 0; code < kinds.length; code += 1)
  kinds[code] = code === 0x5f ? LOW_LINE : letterOrDigit.test(String.fromCharCode(code)) ? WORD : OTHER;

// A stress mark parts no word: «за́мок».
const accents = { from: 0x300, to: 0x370 } as const;
kinds.fill(WORD, accents.from, accents.to);

/** Whether any word of a text bears a stress mark. */
export const isStressed = (text: string): boolean => /[\u0300-\u036f]/u.test(text);

/** A word without its stress marks. */
export const unstressed = (word: string): string => word.replace(/[\u0300-\u036f]/gu, '');

/** Runs of letters and digits; with `joined`, of low lines too («Lady_Winter»). */
export function wordSpans(text: string, joined = false): readonly Span[] {
  const found: Span[] = [];
  let from = -1;
  for (let at = 0; at < text.length;) {
    const code = text.charCodeAt(at);
    let size = 1;
    let kind: number | undefined = kinds[code];
    if (kind === undefined) {
      const point = text.codePointAt(at) ?? 0;
      size = point > 0xffff ? 2 : 1;
      kind = letterOrDigit.test(String.fromCodePoint(point)) ? WORD : OTHER;
    }
    const inside = kind === WORD || (joined && kind === LOW_LINE);
    if (inside && from < 0) from = at;
    else if (!inside && from >= 0) {
      found.push({ from, to: at });
      from = -1;
    }
    at += size;
  }
  if (from >= 0) found.push({ from, to: text.length });
  return found;
}

/** The most characters of texts that are remembered: some nights' worth. */
const MOST = 400_000;

/** What was found in a text, for the next who asks; old texts are forgotten. */
export function rememberedByText<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  let size = 0;
  return (text) => {
    const seen = known.get(text);
    if (seen !== undefined) return seen;
    const found = find(text);
    size += text.length;
    if (size > MOST) {
      known.clear();
      size = text.length;
    }
    known.set(text, found);
    return found;
  };
}
