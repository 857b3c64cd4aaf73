/** Joints of a picture («👩‍🚀») and the letters of a flag make another picture; all else that nobody sees goes. */
const unseen = /(?![\u200D\u{E0020}-\u{E007F}])[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;
const looseJoints =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200D|\u200D(?!\p{Extended_Pictographic})/gu;
const flagLetters = /(\u{1F3F4}?)[\u{E0020}-\u{E007F}]+/gu;

/** In composed form, single plain spaces, without what cannot be seen. */
export const visible = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(looseJoints, '')
    .replace(flagLetters, (letters, flag: string) => (flag === '' ? '' : letters))
    .normalize('NFC')
    .replace(/[\s\u0085\u2800]+/gu, ' ')
    .trim();

const quotes = '«»"“”„‟‘’‚‛\'`´‹›@';
const stops = '.…!';
const blanks = new Map<string, boolean>();

/** Asked of the same few signs again and again, sometimes of ten thousand in a row. */
function isBlank(sign: string): boolean {
  let blank = blanks.get(sign);
  if (blank === undefined) {
    blank = /[\s\u0085\u2800]|(?!\u200D)\p{Default_Ignorable_Code_Point}/u.test(sign);
    blanks.set(sign, blank);
  }
  return blank;
}

/** Without quotes, @, full stops and exclamation marks at the end, and what cannot be seen; unless nothing else is there. */
export function tidy(text: string): string {
  const seen = visible(text);
  const bare = visible([...seen].filter((it) => !quotes.includes(it)).join(''));
  if (bare === '') return once(seen);
  let end = bare.length;
  while (end > 0 && `${stops} `.includes(bare.charAt(end - 1))) end -= 1;
  return end > 0 ? bare.slice(0, end) : once(bare);
}

/** Of a nick that is nothing but ornaments: «...» and «....» are one. */
const once = (ornaments: string): string => ornaments.replaceAll('…', '.').replace(/(.)\1+/gu, '$1');

/**
 * Where the text begins and ends with ever fewer ornaments at its ends, from none taken off to all: full stops and
 * exclamation marks, quotes and @, what is blank. Never nothing. Of stops and quotes those that come `first` go first.
 */
export function* peelings(
  text: string,
  first: 'stops' | 'quotes',
): Generator<readonly [from: number, to: number]> {
  let [from, to] = [0, text.length];
  while (from < to) {
    yield [from, to];
    const [head, tail] = [text.charAt(from), text.charAt(to - 1)];
    const quoted = quotes.includes(head);
    if (stops.includes(tail) && !(quoted && first === 'quotes')) to -= 1;
    else if (quoted) {
      from += 1;
      if (quotes.includes(tail) && tail !== '@') to -= 1;
    } else if (quotes.includes(tail)) to -= 1;
    else if (isBlank(head)) from += 1;
    else if (isBlank(tail)) to -= 1;
    else return;
  }
}

/** Letters that look alike in one of their cases at least, Latin and Cyrillic. */
const lookAlikes: Readonly<Record<string, string>> = Object.fromEntries([
  ...[...'abcehkmoptxy'].map((latin, place) => [latin, [...'авсенкмортху'][place] ?? latin]),
  ...[...'іјѕһԛԝԁ'].map((cyrillic, place) => [cyrillic, [...'ijsнqwd'][place] ?? cyrillic]),
]);

/**
 * Case, ё, dashes and look-alike letters made one. By way of the capitals: so ß is ss, a final ς is σ, and all four
 * of I, İ, i, ı are one letter.
 */
export const look = (text: string): string =>
  text
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize('NFD')
    .replace(/i\u0307/gu, 'i')
    .replaceAll('ς', 'σ')
    .replace(/[a-zіјѕһԛԝԁ]/gu, (letter) => lookAlikes[letter] ?? letter)
    .normalize('NFC')
    .replaceAll('ё', 'е')
    .replace(/[‐‑‒–—―−﹣－]/gu, '-')
    .replace(/ ?, ?/gu, ',');

/** Digits that look like letters, as those letters. */
export const withoutDigits = (fold: string): string => fold.replaceAll('0', 'о').replaceAll('3', 'з');
