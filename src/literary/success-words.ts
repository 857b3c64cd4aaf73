import type { AbilityId } from '../engine/vocabulary.ts';

const word = (...stems: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?:${stems.join('|')})(?![\\p{L}])`, 'giu');

const learnt = word(
  'узнал[аи]?',
  'вы(?:ведал|яснил|пытал|следил|числил)[аи]?',
  'раз(?:глядел|узнал|облачил|гадал)[аи]?',
  'рас(?:познал|крыл|смотрел)[аи]?',
  'опознал[аи]?',
  'подсмотрел[аи]?',
  'подслушал[аи]?',
  'подглядел[аи]?',
  'увидел[аи]?',
  'определил[аи]?',
  'застал[аи]?',
  'убедил(?:ся|ась|ись)',
);

/** Past tenses that say that a deed was done. */
const done: Partial<Record<AbilityId, RegExp>> = {
  kill: word(
    'убил[аи]?',
    'убит[аоы]?',
    'убиен[\\p{L}]*',
    'прикончил[аи]?',
    'за(?:резал|рубил|колол|душил|стрелил|стрелен|колот)[аиы]?',
    '(?:за|рас)стрелял[аи]?',
    'сразил[аи]?',
    'от(?:равил|равлен)[аиы]?',
    'погубил[аи]?',
    'умертвил[аи]?',
    'казнил[аи]?',
    'лишил[аи]? жизни',
    'отправил[аи]? на тот свет',
    'пристукнул[аи]?',
    'прихлопнул[аи]?',
    'зарезан[аы]?',
    'погиб(?:ла|ли)?',
    'уложил[аи]? наповал',
  ),
  heal: word(
    '(?:вы|из)лечил[аи]?',
    'исцелил[аи]?',
    'спас(?:ла|ли)?',
    'выходил[аи]? (?:больн|пациент|ранен)[\\p{L}]+',
    'поставил[аи]? на ноги',
    'воскресил[аи]?',
    'откачал[аи]?',
    'вернул[аи]? к жизни',
  ),
  guard: word(
    'защитил[аи]?',
    '(?:у|с)берег(?:ла|ли)?',
    'спас(?:ла|ли)?',
    'отразил[аи]?',
    'заслонил[аи]?',
    'отстоял[аи]?',
    'отвел[аи]? (?:удар|беду|смерть)',
    'прогнал[аи]? (?:убийц|смерть)[\\p{L}]*',
  ),
  beat: word(
    '(?:из|по)бил[аи]?',
    'избит[аоы]?',
    '(?:от|по)колотил[аи]?',
    'отлупил[аи]?',
    'отделал[аи]?',
    'намял[аи]?',
    'вздул[аи]?',
    'оглушил[аи]?',
    'нокаутировал[аи]?',
    'поставил[аи]? (?:синяк|шишк|фонарь)[\\p{L}]*',
  ),
  block: word(
    'остановил[аи]?',
    'задержал[аи]?',
    'заблокировал[аи]?',
    'связал[аи]?',
    'удержал[аи]?',
    'запер(?:ла|ли)?',
    'не пустил[аи]?',
    'закружил[аи]?',
  ),
  invite: word(
    'пригласил[аи]?',
    'зазвал[аи]?',
    'приютил[аи]?',
    'угостил[аи]?',
    'накормил[аи]?',
    'напоил[аи]?',
    'усадил[аи]?',
    'гостил[аи]?',
    'пожаловал[аи]?',
    'принимал[аи]? (?:у себя|гост)[\\p{L}]*',
  ),
  spy: learnt,
  pimp: learnt,
  examine: learnt,
  'counter-spy': learnt,
  recruit: word('завербовал[аи]?', 'переманил[аи]?', 'сговорил(?:ся|ась|ись)'),
};

/** What turns a success into none. */
const undone =
  /(?<![\p{L}])(?:не|ни|чуть|едва|почти|хотел[аи]?|собирал(?:ся|ась|ись)|пытал(?:ся|ась|ись)|думал[аи]?|мечтал[аи]?|бы|чтобы|если|напрасно|тщетно|промахнул(?:ся|ась)|мимо|зря)(?![\p{L}])/iu;

/** The words of a sentence that say that a deed of this kind succeeded; null when it says no such thing. */
export function successIn(
  sentence: string,
  ability: AbilityId | null,
): { readonly from: number; readonly to: number } | null {
  const words = ability === null ? undefined : done[ability];
  if (!words) return null;
  const folded = sentence.replace(/ё/gu, 'е').replace(/Ё/gu, 'Е');
  for (const match of folded.matchAll(words)) {
    const before = folded.slice(Math.max(0, match.index - 40), match.index);
    if (!match[0].startsWith('не ') && undone.test(before)) continue;
    return { from: match.index, to: match.index + match[0].length };
  }
  return null;
}

export const tellsSuccess = (sentence: string, ability: AbilityId | null): boolean =>
  successIn(sentence, ability) !== null;

/** What is said of whoever tries, with or without success. */
const attempt = word(
  'на(?:пал|бросил(?:ся|ась)|падал)[аи]?',
  '(?:вы)?стрелил[аи]?',
  'стрелял[аи]?',
  'целил(?:ся|ась|ись)',
  'покушал(?:ся|ась|ись)',
  'замахнул(?:ся|ась|ись)',
  'ударил[аи]?',
  'подкрал(?:ся|ась|ись)',
  'лечил[аи]?',
  'сторожил[аи]?',
  'охранял[аи]?',
  'караулил[аи]?',
  'защищал[аи]?',
  '(?:из)?бивал[аи]?',
  'колотил[аи]?',
  'бил[аи]?',
  'про(?:верял|следил)[аи]?',
  'следил[аи]?',
  'шпионил[аи]?',
  'подглядывал[аи]?',
  'пришел за',
  'пришла за',
);

/** Whether a sentence shows somebody at a deed of the night, whatever came of it. */
export const tellsAttempt = (sentence: string): boolean => {
  attempt.lastIndex = 0;
  return attempt.test(sentence.replace(/ё/gu, 'е').replace(/Ё/gu, 'Е'));
};
