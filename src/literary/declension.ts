/** Endings that a noun or an adjective may take; longer ones first. */
const endings = [
  'ыми|ими|ями|ами|ого|его|ому|ему|ей|ой|ёй|ею|ою|ам|ям|ах|ях|ом|ем|ём|ов|ев|ым|им|ых|их|ый|ий|ая|яя|ое|ее|ую|юю|ые|ие',
  'ью|ию|а|я|о|е|ё|у|ю|ы|и|ь|й',
].join('|');

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/**
 * A pattern (source of a RegExp) that finds a Russian word in all its cases. A word that isn't Cyrillic,
 * or is too short to be declined safely, matches itself only.
 */
export function wordForms(word: string): string {
  if (!/^[а-яё]{3,}$/iu.test(word)) return escaped(word);
  const adjective = /^(.{2,})(?:ый|ий|ой|ая|яя|ое|ее)$/iu.exec(word);
  if (adjective?.[1]) return `${adjective[1]}(?:${endings})`;
  const stem = /^(.{2,})[аеёийоуыьюя]$/iu.exec(word)?.[1] ?? word;
  const forms = [`${stem}(?:${endings})?`];
  // A vowel that comes and goes: испанец, испанца; ветер, ветра.
  const fleeting = /^(.{2,}[бвгджзклмнпрстфхцчшщ])[еёо]([кнрлц])$/iu.exec(word);
  if (fleeting) forms.push(`${fleeting[1]}${fleeting[2]}(?:${endings})`);
  return forms.length === 1 ? String(forms[0]) : `(?:${forms.join('|')})`;
}

/** A pattern for several words running, each in its cases: «Первый Толстяк», «Северный ветер». */
export const phraseForms = (phrase: string): string =>
  phrase
    .trim()
    .split(/\s+/u)
    .map((part) =>
      part
        .split(/([\p{L}]+)/u)
        .map((piece) => wordForms(piece))
        .join(''),
    )
    .join('[\\s\\u00a0]+');

/** Wraps a pattern so that it begins and ends where a word does. */
export const bounded = (pattern: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_])(?:${pattern})(?![\\p{L}\\p{N}_])`, `gu${flags}`);
