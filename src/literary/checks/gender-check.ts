import { isSubject } from '../cast.ts';
import { type Check, type Finding, finding, quote } from './finding.ts';
import { sentenceAt } from '../sentences.ts';
import { type FoundVerb, verbs } from '../verbs.ts';

/** Who stands for somebody without a name. */
const anybody = /(?<![\p{L}])(?:кто-то|некто|кто-нибудь|кто-либо)(?![\p{L}-])/giu;
/** Nouns that are of either gender until a verb tells. */
const either = /(?<![\p{L}])(?:убийца|невидимка|злодей|душегуб|тихоня|бродяга|кто же это)(?![\p{L}-])/giu;
/** Nouns that tell by themselves. */
const woman =
  /(?<![\p{L}])(?:незнакомк[аиуе]|неизвестная|злодейк[аиуе]|преступниц[аыуе]|отравительниц[аыуе]|убивиц[аыуе]|мстительниц[аыуе]|ночная гостья)(?![\p{L}-])/giu;

/** A clause is so long at most. */
const NEAR = 60;

const clauseBreak = /[,;:—–()]/u;
/** What is put in between: «кто-то, мягко ступая, прошла». */
const aside = /^\s*,[^,;:.!?…—–()]{1,50},/u;

/** The verb nearest to a subject in its own clause: after it, or right before it. */
function verbOf(text: string, from: number, to: number, all: readonly FoundVerb[]): FoundVerb | undefined {
  const on = to + (aside.exec(text.slice(to, to + NEAR))?.[0].length ?? 0);
  const after = all.find(
    (one) => one.from >= on && one.from - on < NEAR && !clauseBreak.test(text.slice(on, one.from)),
  );
  const before = all.findLast(
    (one) => one.to <= from && from - one.to < 20 && !clauseBreak.test(text.slice(one.to, from)),
  );
  return after ?? before;
}

/** A sentence of nothing but verbs, adverbs and small words: its hero shows in the endings alone. */
const small =
  /^(?:и|а|но|да|потом|затем|снова|опять|там|тут|тогда|молча|ее|его|их|им|ей|ему|сразу|туда|оттуда)$/u;
function bareVerb(sentence: string, all: readonly FoundVerb[]): FoundVerb | undefined {
  const words =
    sentence
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[а-я-]+/gu) ?? [];
  const known = new Set(all.map(({ word }) => word));
  const bare = words.every((word) => known.has(word) || small.test(word) || /.{2}о$/u.test(word));
  return bare && words.length > 1 ? all.find(({ gender }) => gender !== null) : undefined;
}

const none: readonly (string | undefined)[] = [];

/** A past tense that shows whether a hidden hero is a man or a woman: one of a few, and everybody can count. */
export const genders: Check = ({ passages, cast, findRoles, sentencesOf, narrativeOf }) => {
  const genderOf = new Map(cast.map(({ role, words }) => [role, words.gender]));
  return passages.flatMap((passage, at): readonly Finding[] => {
    const { path } = passage;
    // Who is named right before, speaking or spoken of, is whom the next paragraph means.
    const before = findRoles(passages[at - 1]?.text ?? '').map(({ role }) => genderOf.get(role));
    const text = narrativeOf(passage);
    const all = verbs(text);
    if (all.length === 0) return [];
    const heroes = findRoles(text).filter(({ role, from, to }) =>
      isSubject(cast, role, text.slice(from, to)),
    );
    const places: { from: number; to: number }[] = [];
    const add = (verb: FoundVerb | undefined, until: number, only?: 'feminine', known = none) => {
      if (!verb || verb.gender === null || (only && verb.gender !== only)) return;
      const { gender } = verb;
      // Who has been named is hidden no more.
      const named = heroes.some(
        ({ role, from }) => from < Math.max(until, verb.to) && genderOf.get(role) === gender,
      );
      if (!named && !known.includes(gender)) places.push(verb);
    };
    for (const { index, 0: said } of text.matchAll(anybody))
      add(verbOf(text, index, index + said.length, all), index, 'feminine');
    for (const { index, 0: said } of text.matchAll(either)) {
      const verb = verbOf(text, index, index + said.length, all);
      add(verb, index, /^(?:злодей|душегуб)$/iu.test(said) ? 'feminine' : undefined);
    }
    for (const { index, 0: said } of text.matchAll(woman))
      if (!heroes.some(({ role, from }) => from < index && genderOf.get(role) === 'feminine'))
        places.push({ from: index, to: index + said.length });
    let next = 0;
    for (const sentence of sentencesOf(text)) {
      // Verbs and sentences both stand in the order of the text.
      const first = next;
      while ((all[next]?.from ?? Infinity) < sentence.to) next += 1;
      const inside = all
        .slice(first, next)
        .filter(({ from, to }) => from >= sentence.from && to <= sentence.to);
      if (inside.length > 0)
        add(bareVerb(text.slice(sentence.from, sentence.to), inside), sentence.from, undefined, before);
    }
    const [first] = places.sort((a, b) => a.from - b.from);
    if (!first) return [];
    const around = sentenceAt(sentencesOf(passage.text), first.from);
    const said = quote(passage.text, Math.max(first.from, around.from), first.to);
    const message = `Род скрытого действующего лица виден: ${said}.`;
    return [finding('gender', false, message, said, { path, from: first.from, to: first.to })];
  });
};
