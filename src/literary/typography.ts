const NBSP = '\u00a0';

/** One rule of setting: what is found, what is put instead. Those of `setting` keep the length of the text. */
type Rule = readonly [RegExp, string];

const spaces: readonly Rule[] = [
  // A dash of its own, whatever was typed for it; a line of dialogue begins with one.
  [/(?<=[^\s\d])[ \u00a0][-–—](?=[ \u00a0\n]|$)/gu, `${NBSP}—`],
  [/(?<=^|\n)[-–—][ \u00a0]/gu, `—${NBSP}`],
  [/ (?=—)/gu, NBSP],
  [/(?<=(?:^|[.!?…»])[ \u00a0]?—) (?=\p{Lu})/gu, NBSP],
  // A one-letter word clings to the next one, and so does the sign of a number.
  [/(?<=(?:^|[\s(«„—–-])[авикосуяАВИКОСУЯ№]) (?=\S)/gu, NBSP],
  // A particle clings to the word before it.
  [/(?<=\p{L}) (?=(?:же|ж|бы|б|ли|ль)(?![\p{L}\p{N}-]))/gu, NBSP],
];

const opens = /[\s(«„—–\u00a0-]/u;

/** Straight and foreign double quotes become «ёлочки», „лапки“ inside them. */
function quotes(text: string): string {
  let depth = 0;
  let out = '';
  // Asking `out` for its last sign would put the whole of it together anew each time.
  let before = ' ';
  const put = (sign: string) => {
    out += sign;
    before = sign;
  };
  for (const sign of text) {
    if (sign === '«') depth += 1;
    else if (sign === '»') depth = Math.max(0, depth - 1);
    if (!/["“”„‟]/.test(sign) || (sign === '„' && depth > 0) || (sign === '“' && depth > 1)) {
      if (sign === '„') depth += 1;
      else if (sign === '“') depth -= 1;
      put(sign);
      continue;
    }
    const opening = opens.test(before);
    put(opening ? (depth > 0 ? '„' : '«') : depth > 1 ? '“' : '»');
    depth = opening ? depth + 1 : Math.max(0, depth - 1);
  }
  return out;
}

/** Sets a text without changing its length: non-breaking spaces, dashes, quotes. */
export const setting = (text: string): string =>
  spaces.reduce((set, [found, put]) => set.replace(found, put), quotes(text));

/**
 * Sets a text for display: «ёлочки», dashes, ellipses, non-breaking spaces after one-letter words and before
 * a dash, no doubled spaces. A second run changes nothing.
 */
export const typography = (text: string): string =>
  setting(text.replace(/\.{3,}/g, '…').replace(/(?<=\S)[ \u00a0]{2,}(?=\S)/g, ' '));

/**
 * Sets the pieces of one paragraph together, so that a rule sees across their borders.
 * @param pieces texts; a null stands for a nick, which no rule may touch
 */
export function setPieces(pieces: readonly (string | null)[]): readonly (string | null)[] {
  const shut = pieces.map(
    (piece) => piece?.replace(/\.{3,}/g, '…').replace(/(?<=\S) {2,}(?=\S)/g, ' ') ?? null,
  );
  const whole = setting(shut.map((piece) => piece ?? '\ufffc').join(''));
  let at = 0;
  return shut.map((piece) => {
    const length = piece?.length ?? 1;
    at += length;
    return piece === null ? null : whole.slice(at - length, at);
  });
}
