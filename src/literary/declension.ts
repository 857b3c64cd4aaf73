/** Endings that a noun or an adjective may take. */
const endings = (
  'ыми ими ями ами ого его ому ему ей ой ею ою ам ям ах ях ом ем ов ев ым им ых их ый ий ая яя ое ее ую юю ые ие ' +
  'ью ию а я о е у ю ы и ь й'
).split(' ');

const withEndings = (stem: string): readonly string[] => endings.map((ending) => stem + ending);

/**
 * A Russian word in all its cases, and some forms that it has not; ё must be folded into е. A word that isn't
 * Cyrillic, or is too short to be declined safely, has itself only.
 */
export function wordForms(word: string): readonly string[] {
  if (!/^[а-я]{3,}$/u.test(word)) return [word];
  const adjective = /^(.{2,})(?:ый|ий|ой|ая|яя|ое|ее)$/u.exec(word)?.[1];
  if (adjective) return [word, ...withEndings(adjective)];
  const stem = /^(.{2,})[аеийоуыьюя]$/u.exec(word)?.[1] ?? word;
  // A vowel that comes and goes: испанец, испанца; ветер, ветра.
  const fleeting = /^(.{2,}[бвгджзклмнпрстфхцчшщ])[ео]([кнрлц])$/u.exec(word);
  return [word, stem, ...withEndings(stem), ...(fleeting ? withEndings(`${fleeting[1]}${fleeting[2]}`) : [])];
}
