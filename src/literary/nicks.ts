import { bounded, phraseForms } from './declension.ts';
import { foldLetters } from './fold.ts';

/** A nick found in a text. */
export interface FoundNick {
  readonly nick: string;
  readonly from: number;
  readonly to: number;
}

/** A nick that is one plain Russian word («Кот»): found with its own capital only, or every кот would be he. */
const isPlainWord = (nick: string): boolean => /^[А-ЯЁ][а-яё]+$/u.test(nick);

/**
 * Makes a finder of nicks in prose: in all cases of declension, ё = е, look-alike letters alike, case ignored
 * unless the nick is a plain word. Longer nicks win («Котофей» over «Кот»), pieces never overlap.
 */
export function nickFinder(nicks: readonly string[]): (text: string) => readonly FoundNick[] {
  const finders = [...new Set(nicks)]
    .filter((nick) => nick.trim() !== '')
    .map((nick) => ({
      nick,
      pattern: bounded(phraseForms(foldLetters(nick)), isPlainWord(nick) ? '' : 'i'),
    }));
  return (text) => {
    const folded = foldLetters(text);
    const all = finders.flatMap(({ nick, pattern }) =>
      [...folded.matchAll(pattern)].map((match) => ({
        nick,
        from: match.index,
        to: match.index + match[0].length,
        exact: text.slice(match.index, match.index + match[0].length) === nick,
      })),
    );
    all.sort(
      (a, b) => b.to - b.from - (a.to - a.from) || Number(b.exact) - Number(a.exact) || a.from - b.from,
    );
    const kept: FoundNick[] = [];
    for (const { nick, from, to } of all) {
      if (!kept.some((one) => from < one.to && one.from < to)) kept.push({ nick, from, to });
    }
    return kept.sort((a, b) => a.from - b.from);
  };
}
