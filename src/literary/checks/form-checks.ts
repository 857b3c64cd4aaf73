import { graphemes } from '../description.ts';
import { passages as all } from '../walk.ts';
import { type Check, finding, quote, quoteSpaces } from './finding.ts';

const SHORT = 400;
const LONG = 40_000;

/** A report has a title and a text. */
export const complete: Check = ({ passages }) => {
  const [title, ...text] = passages;
  const length = graphemes(text.map((one) => one.text).join(''));
  const untitled =
    title?.text.trim() === ''
      ? [finding('untitled', true, 'У отчёта нет заголовка.', '', { path: title.path })]
      : [];
  if (length === 0) return [...untitled, finding('empty', true, 'В отчёте ещё нет текста.', '')];
  if (length < SHORT) {
    return [
      ...untitled,
      finding('length', false, `Отчёт короток: ${length} знаков, меньше ${SHORT}.`, 'short'),
    ];
  }
  if (length > LONG) {
    return [...untitled, finding('length', false, `Отчёт длинен: ${length} знаков, больше ${LONG}.`, 'long')];
  }
  return untitled;
};

/** Signs of a place that waits: marks, brackets, blanks to be filled in. */
const signs =
  /(?<![\p{L}\p{N}])(?:TODO|FIXME|TBD|XXX|ХХХ|ххх|ДОПИСАТЬ|ВСТАВИТЬ)(?![\p{L}\p{N}])|\?{3,}|\[[^\][\n]{0,300}\]|\{[^{}\n]{0,300}\}|_{3,}/gu;
/** Somebody means to come back: «Дописать!», «тут вставить сцену», «(здесь будет про доктора)», `<!-- потом -->`. */
const intentions =
  /(?:(?<=^|[.!?…] )|(?<![\p{L}])(?:тут|здесь|потом|позже) )(?:дописать|доделать|вставить|добавить|придумать)(?=[!.:…]|$| (?:сцену|про|текст|абзац))|\((?:тут|здесь|потом|позже|дальше) (?:будет|про|сцена)[^()\n]{0,200}\)|<!--[^\n]{0,300}?-->|lorem ipsum/giu;

const placesIn = (text: string) =>
  [...text.matchAll(signs), ...text.matchAll(intentions)].toSorted((a, b) => a.index - b.index);

/** Places that the host has left for later, and notes to self. */
export const unfinished: Check = ({ doc, passages }) => [
  ...passages.flatMap(({ text, path }) =>
    placesIn(text).map((match) => {
      const to = match.index + match[0].length;
      const said = quote(text, match.index, to);
      return finding('unfinished', false, `Недописанное место: ${said}.`, said, {
        path,
        from: match.index,
        to,
      });
    }),
  ),
  ...all(doc)
    .filter(({ kind, text }) => kind === 'note' && text.trim() !== '')
    .map(({ path, text }) =>
      finding('unfinished', false, 'Осталась заметка себе. В отчёт она не попадёт.', `note/${text}`, {
        path,
      }),
    ),
];

const untidyPlace =
  /["”]|(?<=\s|^)-{1,2}(?=\s)|(?<=\S)[ \u00a0]{2,}(?=\S)|\.{3}|(?<=\p{L})[ \u00a0][,.;!?](?=\s|$)/u;
/** Without „ before it, “ is no closing sign of ours. */
const untidyQuote = new RegExp(`“|${untidyPlace.source}`, 'u');

/** Straight quotes, hyphens for dashes, doubled spaces: the page sets them right, the host may want to see them. */
export const untidy: Check = ({ passages }) =>
  passages.flatMap(({ text, path }) => {
    const match = (text.includes('„') ? untidyPlace : untidyQuote).exec(text);
    if (!match) return [];
    const show = match[0].trim() === '' ? quoteSpaces : quote;
    const said = show(text, match.index, match.index + match[0].length);
    const message = `Кавычки, тире и пробелы: ${said}. На странице они станут типографскими.`;
    return [
      finding('typography', false, message, said, {
        path,
        from: match.index,
        to: match.index + match[0].length,
      }),
    ];
  });
