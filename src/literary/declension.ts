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

/** Case endings as they are put to a nick that is no Russian word: «Fix’а», «Vasiliskом», «Шурупу77». */
const foreign = ['а', 'у', 'ом', 'ем', 'е', 'ой', 'ою', 'ы', 'и', 'ю', 'я'];

const singular = (word: string): readonly string[] => {
  const stem = word.slice(0, -1);
  const put = (endings: string) => endings.split(' ').map((ending) => stem + ending);
  if (/(?:ый|ий|ой|ая|яя|ое|ее)$/u.test(word)) return wordForms(word);
  if (/а$/u.test(word)) return put('а ы и е у ой ою ей ею');
  if (/я$/u.test(word)) return put('я и е ю ей ею ёй').map((form) => form.replaceAll('ё', 'е'));
  if (/й$/u.test(word)) return put('й я ю ем е и');
  if (/ь$/u.test(word)) return put('ь я ю ем е и ью');
  if (/[ое]$/u.test(word)) return put('о е а я у ю ом ем');
  if (/[уюиыэ]$/u.test(word)) return [word];
  const fleeting = /^(.+[бвгджзклмнпрстфхцчшщ])[ео]([кнрлц])$/u.exec(word);
  return [word, ...(fleeting ? [`${fleeting[1]}${fleeting[2]}`] : []), word].flatMap((one, at) =>
    at === 0 ? [one] : ['а', 'у', 'ом', 'ем', 'е'].map((ending) => one + ending),
  );
};

/**
 * A nick's word in the cases of the singular: «Коты» is not «Кот». Letters must be folded, ё into е; a word with Latin
 * letters or digits takes case endings as they are.
 */
export function nickForms(word: string): readonly string[] {
  if (/^[а-я]{2,}$/u.test(word)) return singular(word);
  const counted = /^([а-я]{3,})(_?\d+)$/u.exec(word);
  const inside = counted ? singular(counted[1] ?? '').map((form) => form + (counted[2] ?? '')) : [];
  if (!/^[\p{L}\p{N}_]{2,}$/u.test(word) || /^[а-я\d]{1,2}$|^\d+$/u.test(word)) return [word];
  const stems = /а$/u.test(word) ? [word.slice(0, -1)] : [];
  return [word, ...inside, ...[word, ...stems].flatMap((one) => foreign.map((ending) => one + ending))];
}
