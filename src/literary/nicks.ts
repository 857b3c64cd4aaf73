import { nickForms } from './declension.ts';
import { phraseFinder } from './phrase-finder.ts';

/** A nick found in a text. */
export interface FoundNick {
  readonly nick: string;
  readonly from: number;
  readonly to: number;
}

/** A nick that is one plain Russian word («Кот»): found with its own capital only, or every кот would be he. */
const isPlainWord = (nick: string): boolean => /^[А-ЯЁ][а-яё]+$/u.test(nick);

/** A nick that reads as any words do, «Кот», «Северный ветер», «Чай, лимон»: only its first letter tells it from them. */
export const readsAsWords = (nick: string): boolean => /^[А-ЯЁ][а-яё]+(?:,? [а-яё\d]+)*$/u.test(nick);

/** How a nick may be written: «Lady Winter» is «Lady_Winter», «Шуруп 77» is «Шуруп77», and the other way round. */
const spellings = (nick: string): readonly string[] => [
  ...new Set([
    nick,
    nick.replaceAll('_', ' '),
    nick.replace(/(?<=\p{L}{3})[-_ ]?(?=\d+$)/u, ' '),
    nick.replace(/(?<=\p{L}{3})[-_ ](?=\d+$)/u, ''),
  ]),
];

/** «Кот-рыболов» is not «Кот»; «Кот-то» is. */
const isCompound = (text: string, to: number): boolean =>
  /^[-‑]\p{L}/u.test(text.slice(to, to + 2)) &&
  !/^[-‑](?:то|ка|таки|де|с)(?![\p{L}\p{N}])/u.test(text.slice(to, to + 6));

type FindNicks = (text: string) => readonly FoundNick[];

/** A night's report asks for the same nicks again and again. */
const finders = new Map<string, FindNicks>();
const MOST = 50;

/**
 * Makes a finder of nicks in prose: in all cases of the singular, ё = е, look-alike letters alike, case ignored
 * unless the nick is a plain word. Longer nicks win («Котофей» over «Кот»), pieces never overlap.
 */
export function nickFinder(nicks: readonly string[]): FindNicks {
  const key = nicks.join('\n');
  const known = finders.get(key);
  if (known) return known;
  if (finders.size >= MOST) finders.clear();
  const made = makeFinder(nicks);
  finders.set(key, made);
  return made;
}

function makeFinder(nicks: readonly string[]): FindNicks {
  const find = phraseFinder(
    [...new Set(nicks)].flatMap((nick) =>
      spellings(nick).map((phrase) => ({
        key: nick,
        phrase,
        capital: isPlainWord(nick),
        forms: nickForms,
      })),
    ),
  );
  return (text) => {
    const exact = ({ key, from, to }: { key: string; from: number; to: number }) =>
      Number(text.slice(from, to) === key);
    const longestFirst = find(text)
      .filter(({ key, to }) => !(isPlainWord(key) && isCompound(text, to)))
      .sort((a, b) => b.to - b.from - (a.to - a.from) || exact(b) - exact(a) || a.from - b.from);
    const taken = new Uint8Array(longestFirst.length > 1 ? text.length : 0);
    const kept: FoundNick[] = [];
    for (const { key, from, to } of longestFirst) {
      if (taken[from] || taken[to - 1]) continue;
      taken.fill(1, from, to);
      kept.push({ nick: key, from, to });
    }
    return kept.sort((a, b) => a.from - b.from);
  };
}

/** Whether any of the texts uses the words of a nick as words, «дул северный ветер»: then a capital may mean nothing. */
export function usedAsWords(nick: string, texts: readonly string[]): boolean {
  const find = phraseFinder([{ key: nick, phrase: nick, capital: false, forms: nickForms }]);
  return texts.some((text) => find(text).some(({ from }) => /\p{Ll}/u.test(text.charAt(from))));
}
