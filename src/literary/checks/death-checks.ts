import { type FoundRole, roleFinderOfMany, roleName } from '../cast.ts';
import type { FoundNick } from '../nicks.ts';
import { sentenceAt } from '../sentences.ts';
import { type Check, finding } from './finding.ts';
import { wordsJudge } from './words-judge.ts';

/** Words that tell of a death. */
const isDeath =
  /(?<![\p{L}])(?:погиб(?:ла|ли)?|уби(?:т|та|ты|л|ла|ли)|не стало|не дожил[аи]?|умер(?:ла|ли)?|больше нет|нет в живых|скончал[\p{L}]+|похорон[\p{L}]+|прост[ия]л[\p{L}]+|нашли|м[её]ртв[\p{L}]*|застрел[\p{L}]+|отрав[\p{L}]+|зареза[\p{L}]+)(?![\p{L}])/iu;

/** Every death is told by nick, and in the same passage by character. */
export const deaths: Check = (reading) => {
  const { material, passages, cast, findNicks, sentencesOf } = reading;
  const findMany = roleFinderOfMany(cast);
  const mayBeWords = wordsJudge(reading);
  return material.deaths.flatMap((death) => {
    const isRole = ({ role }: FoundRole) => role === death.character || role === 'commissar';
    /** «Ветер стих» is no news of a player called so, «Ветер, мирный житель» and «Ветер погиб» are. */
    const tells = (text: string, found: FoundNick): boolean => {
      const { from, to } = sentenceAt(sentencesOf(text), found.from);
      return !mayBeWords(text, found) || findMany(text).some(isRole) || isDeath.test(text.slice(from, to));
    };
    const telling = passages.filter(({ text }) =>
      findNicks(text).some((found) => found.nick === death.player && tells(text, found)),
    );
    const first = telling[0];
    if (!first) {
      return [finding('death-untold', true, `Смерть не названа: ${death.player}.`, death.player)];
    }
    if (death.hidden) return [];
    const roles = death.commissar ? [death.character, 'commissar'] : [death.character];
    if (telling.some(({ text }) => findMany(text).some(({ role }) => roles.includes(role)))) return [];
    const who = roleName(cast, roles.at(-1) ?? death.character);
    const message = `Погибший назван без персонажа: ${death.player}, ${who}.`;
    return [finding('death-role', false, message, death.player, { path: first.path })];
  });
};
