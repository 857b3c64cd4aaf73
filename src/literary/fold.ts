/** Letters that look like others, case by case. */
const alike = new Map(
  // Latin, then Greek and other Cyrillic ones.
  [
    'aа',
    'cс',
    'eе',
    'oо',
    'pр',
    'xх',
    'yу',
    'kк',
    'mм',
    'tт',
    'hн',
    'bв',
    'ёе',
    'αа',
    'οо',
    'ρр',
    'κк',
    'ѕs',
    'іi',
    'јj',
  ].flatMap((pair) => {
    const [one = '', other = ''] = pair;
    return [
      [one, other],
      [one.toUpperCase(), other.toUpperCase()],
    ] as const;
  }),
);

/** Folds ё/е and look-alike letters, keeping the length, so that offsets in both texts agree. */
export const foldLetters = (text: string): string =>
  text.replace(/[a-zA-ZёЁαορκΑΟΡΚѕіјЅІЈ]/g, (letter) => alike.get(letter) ?? letter);

/** The words of a text for comparison: lower case, ё = е, punctuation off. Each knows where it stood. */
export function words(
  text: string,
): readonly { readonly word: string; readonly from: number; readonly to: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => ({
    word: match[0].toLowerCase().replaceAll('ё', 'е'),
    from: match.index,
    to: match.index + match[0].length,
  }));
}
