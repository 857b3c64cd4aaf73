import { areCommonWords } from '../common-words.ts';
import { type FoundNick, readsAsWords, usedAsWords } from '../nicks.ts';
import { sentenceAt } from '../sentences.ts';
import { tellsAttempt } from '../success-words.ts';
import type { Reading } from './finding.ts';

/** Makes a judge of nicks that may be mere words: «северный ветер», or «Ветер» where a sentence begins and winds blow. */
export function wordsJudge({ passages, material, sentencesOf, findNicks }: Reading) {
  const texts = [...passages, ...material.descriptions].map(({ text }) => text);
  const known = new Map<string, boolean>();
  const isWord = (nick: string): boolean => {
    const found = known.get(nick) ?? (areCommonWords(nick) || usedAsWords(nick, texts));
    known.set(nick, found);
    return found;
  };
  return (text: string, { nick, from, to }: FoundNick): boolean => {
    // Who puts a Latin letter among the Russian ones means the nick.
    if (!readsAsWords(nick) || /[a-z]/iu.test(text.slice(from, to))) return false;
    if (/\p{Ll}/u.test(text.charAt(from))) return true;
    const sentence = sentenceAt(sentencesOf(text), from);
    const begun = text.slice(sentence.from, from);
    if (/[\p{L}\p{N}«"„]/u.test(begun) || !isWord(nick)) return false;
    // «Мак лечил Розу»: a deed, or somebody else's nick, and it is no flower.
    const others = findNicks(text).some((one) => one.from >= to && one.to <= sentence.to);
    return !others && !tellsAttempt(text.slice(sentence.from, sentence.to));
  };
}
