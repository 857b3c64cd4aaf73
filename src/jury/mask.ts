import { foreignEndings, forms } from './endings.ts';
import { fold, visible } from './fold.ts';

/** What a lot's text must not tell: the nicks of a game and, by setting, the names of its characters. */
export interface Secrets {
  readonly nicks: readonly string[];
  readonly roles?: readonly string[];
}

/**
 * J1: makes the mask («обезличивание») of a game: it sets «Игрок» for nicks and «герой» for roles, longest name first.
 * A name is found whatever its case, ё, look-alike letters, spaces, dashes and quotes, and in the cases of Russian
 * declension as far as they can be guessed; a plain word, «Кот», with a capital only. The masked text is in NFC,
 * without invisible characters.
 */
export function masker({ nicks, roles = [] }: Secrets): (text: string) => string {
  const all = (names: readonly string[], word: string) =>
    names.map((name) => ({ name: visible(name).trim(), word })).filter(({ name }) => name !== '');
  const names = [...all(nicks, 'Игрок'), ...all(roles, 'герой')].sort(
    (a, b) => b.name.length - a.name.length,
  );
  if (names.length === 0) return visible;

  const pattern = new RegExp(names.map(({ name }, n) => `(?<n${n}>${nameSource(name)})`).join('|'), 'gu');
  return (text) => {
    const plain = visible(text);
    let masked = '';
    let from = 0;
    for (const match of fold(plain).matchAll(pattern)) {
      const { name = '', word = '' } = names.find((_, n) => match.groups?.[`n${n}`] !== undefined) ?? {};
      if (plainWord.test(name) && !/^\p{Lu}/u.test(plain.slice(match.index))) continue;
      const first = startsSentence(plain, match.index);
      masked +=
        plain.slice(from, match.index) + (first ? word.charAt(0).toUpperCase() + word.slice(1) : word);
      from = match.index + match[0].length;
    }
    return masked + plain.slice(from);
  };
}

/** True when a text holds one of the nicks, in any form that the mask finds. */
export function namesPlayer(text: string, nicks: readonly string[]): boolean {
  return masker({ nicks })(text) !== visible(text);
}

const letter = '[\\p{L}\\p{N}]';
const dashes = '\\-‐‑‒–—−';
const quotes = '"«»„“”';

/** A name that is one plain word, «Кот», is found with a capital only, or every cat would be he. */
const plainWord = /^[А-ЯЁ][а-яё]+$/u;

/** True when nothing but quotes, dashes and spaces stands between a place and the sentence, or line, before it. */
function startsSentence(text: string, place: number): boolean {
  let at = place;
  while (at > 0 && /[«"„“—–\-\s]/u.test(text.charAt(at - 1))) at -= 1;
  return (
    at === 0 || (at < place && /[.!?…]/u.test(text.charAt(at - 1))) || text.slice(at, place).includes('\n')
  );
}

/** The regular expression of one name, over folded text. */
function nameSource(name: string): string {
  // Folding makes Russian letters of look-alike Latin ones: only a name without Latin is declined as a Russian word.
  const russian = /[а-яё]/i.test(name) && !/[a-z]/i.test(name);
  const runs = new RegExp(`[а-я]+|\\s+|[${dashes}]+|[${quotes}]+|[^а-я\\s${dashes}${quotes}]+`, 'gu');
  const parts = fold(name).match(runs) ?? [];
  const declined = russian && /^[а-я]/.test(parts.at(-1) ?? '');
  const tail = declined ? '' : `(?:['’‑-]?(?:${foreignEndings.join('|')}))?`;
  const opens = /^[\p{L}\p{N}]/u.test(name) ? `(?<!${letter})` : '';
  const closes = /[\p{L}\p{N}]$/u.test(name) ? `${tail}(?!${letter})` : '';
  return opens + parts.map((part) => partSource(part, russian)).join('') + closes;
}

function partSource(part: string, russian: boolean): string {
  if (/^\s/.test(part)) return '\\s+';
  if (new RegExp(`^[${dashes}]`, 'u').test(part)) return `[${dashes}]+`;
  if (new RegExp(`^[${quotes}]`, 'u').test(part)) return `[${quotes}]+`;
  if (russian && /^[а-я]/.test(part)) {
    return `(?:${forms(part)
      .toSorted((a, b) => b.length - a.length)
      .join('|')})`;
  }
  return part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
