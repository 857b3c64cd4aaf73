// Small Latin letters and ё, and under each the Russian letter it is taken for.
const latin = 'abcehkmoptxyё';
const russian = 'авсенкмортхуе';
const alike = new Map([...latin].map((letter, n) => [letter, russian.charAt(n)]));

// What stands in a text unseen; the joiner stays, emoji need it.
const unseen =
  /[\u00AD\u034F\u061C\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;

/** A text in NFC without invisible characters. */
export function visible(text: string): string {
  return text.normalize('NFC').replace(unseen, '');
}

/** Folds case, ё and look-alike letters, one unit for one, so that places in the folded text are places in the text. */
export function fold(text: string): string {
  return Array.from(text, (letter) => {
    const small = letter.toLowerCase();
    return alike.get(small) ?? (small.length === letter.length ? small : letter);
  }).join('');
}
