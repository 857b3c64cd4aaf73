import type { AbilityId, Role } from '../../engine/vocabulary.ts';
import { roleName } from '../cast.ts';
import { isHearsay } from '../narrative.ts';
import { sentenceAt } from '../sentences.ts';
import { successIn } from '../success-words.ts';
import { verbs } from '../verbs.ts';
import { type Check, type Finding, finding, MOST, quote, type Reading } from './finding.ts';

interface Deed {
  readonly role: Role;
  readonly ability: AbilityId;
}

/** Deeds that came to nothing, or were never sent: by the report's silent lines and by the failed descriptions. */
function failures({ material }: Reading): readonly Deed[] {
  const worked = new Set(
    material.descriptions.flatMap(({ role, command, class: known }) =>
      command && (command.status === 'effective' || known === 'A') ? [`${role}/${command.ability}`] : [],
    ),
  );
  for (const item of material.report) if (item.line === 'acted') worked.add(`${item.actor}/${item.ability}`);
  const all = [
    ...material.report.flatMap((item) =>
      item.line === 'nothing' ? [{ role: item.actor, ability: item.ability }] : [],
    ),
    ...material.descriptions.flatMap(({ role, command, class: known }) =>
      command?.ability && known === 'C' ? [{ role, ability: command.ability }] : [],
    ),
  ];
  const told = new Map(all.map((deed) => [`${deed.role}/${deed.ability}`, deed]));
  return [...told].flatMap(([key, deed]) => (worked.has(key) ? [] : [deed]));
}

/** A hero comes before his deed, or does it in the instrumental: «убит Тибулом». */
const acts = (said: string, nominative: string, from: number, success: number): boolean => {
  if (from < success) return !/(?:ого|его|ому|ему)$/u.test(said.split(' ')[0] ?? '') || said === nominative;
  return /(?:ом|ем|ой|ей|ым|им)$/u.test(said.split(' ')[0] ?? '');
};

/** A sentence that goes on about whom the one before named: «Он выстрелил», «Выстрелил и убил». */
const goesOn = (sentence: string, gender: string | undefined): boolean => {
  const [, word = ''] = /^[^\p{L}]*(?:(?:и|а|но|потом|затем|тогда|тут) )?([\p{L}]+)/iu.exec(sentence) ?? [];
  const he = gender === 'feminine' ? 'она' : 'он';
  const pronoun = new RegExp(`(?<![\\p{L}])${he}(?![\\p{L}])`, 'iu').test(sentence);
  return pronoun || verbs(word).some((verb) => verb.tense === 'past' && verb.gender === gender);
};

/** Words of success beside the hero of a deed that failed: nobody may know from the report that he did it. */
export const successes: Check = (reading) => {
  const { material, passages, cast, findRoles, sentencesOf, narrativeOf } = reading;
  if (material.over) return [];
  const failed = failures(reading);
  const genderOf = new Map(cast.map(({ role, words }) => [role, words.gender]));
  return passages.flatMap((passage) => {
    const { path, text } = passage;
    const told = narrativeOf(passage);
    const heroes = findRoles(told)
      .filter(({ role }) => failed.some((deed) => deed.role === role))
      .slice(0, MOST);
    if (heroes.length === 0 || isHearsay(text) || passage.fragment?.rumour) return [];
    const seen = new Set<string>();
    return heroes.flatMap(({ role, from, to }): readonly Finding[] => {
      const all = sentencesOf(told);
      const sentence = sentenceAt(all, from);
      const next = all[all.indexOf(sentence) + 1];
      const after = next && told.slice(next.from, next.to);
      const follows =
        after !== undefined && findRoles(after).length === 0 && goesOn(after, genderOf.get(role));
      const said = told.slice(sentence.from, follows ? next?.to : sentence.to);
      for (const { ability } of failed.filter((deed) => deed.role === role)) {
        const success = successIn(said, ability);
        const key = `${role}/${ability}/${sentence.from}`;
        if (!success || seen.has(key)) continue;
        const at = sentence.from + success.from;
        const name = told.slice(from, to);
        if (!acts(name, roleName(cast, role), from, at)) continue;
        seen.add(key);
        const words = quote(text, at, sentence.from + success.to);
        const message = `Ход не удался, а сказано ${words}: ${roleName(cast, role)}. Удача видна по слову.`;
        const about = `${role}/${ability}/${words}`;
        return [
          finding('failed-as-success', false, message, about, {
            path,
            from: at,
            to: sentence.from + success.to,
          }),
        ];
      }
      return [];
    });
  });
};
