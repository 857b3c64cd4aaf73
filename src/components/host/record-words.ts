import type { JuryRecordLine } from '../../app/read-jury-record.ts';
import { moment } from '../words/time.ts';

/** What a line of the jury's log says was done. */
export const actWords: Readonly<Record<string, string>> = {
  appoint: 'назначение в\u00a0комиссию',
  release: 'уход из\u00a0комиссии',
  deadline: 'перенос сроков',
  pin: 'отвод',
  lift: 'снятие отвода',
  declare: 'самоотвод',
  withdraw: 'самоотвод снят',
  tally: 'итоги подведены',
  award: 'награды розданы',
  proposal: 'другая награда',
  void: 'бюллетень не\u00a0считается',
  'duel-open': 'текст на\u00a0текст открыт',
  'duel-close': 'текст на\u00a0текст закрыт',
  duel: 'ответ в\u00a0сравнении',
  score: 'оценка',
  abstain: 'воздержание',
};

type Fields = Readonly<Record<string, unknown>>;
type Words = (value: unknown) => string;

/** «отпечаток 8643a23a… → 72c2caff…», «Vasilisk: щит → похвала»: what was there before a change, and what is now. */
export function changeWords(
  { before, after }: Pick<JuryRecordLine, 'before' | 'after'>,
  bonuses: readonly { value: string; words: string }[],
  now: Date,
): string {
  if (Array.isArray(before) && Array.isArray(after)) {
    const bonus: Words = (id) => bonuses.find((one) => one.value === id)?.words.toLowerCase() ?? 'похвала';
    return grants(before as Fields[], after as Fields[], bonus);
  }
  const [old, fresh] = [fields(before), fields(after)];
  const time: Words = (at) => (typeof at === 'string' ? moment(at, now) : 'без срока');
  const mark: Words = (hash) => (typeof hash === 'string' ? `${hash.slice(0, 8)}…` : '');
  return [
    differs(old.hash, fresh.hash, 'отпечаток', mark),
    differs(old.soft, fresh.soft, 'напомнить', time),
    differs(old.hard, fresh.hard, 'крайний срок', time),
  ]
    .filter((words) => words !== '')
    .join('; ');
}

const fields = (value: unknown): Fields =>
  value !== null && typeof value === 'object' ? (value as Fields) : {};

const differs = (old: unknown, fresh: unknown, name: string, words: Words): string =>
  old === undefined || fresh === undefined || old === fresh
    ? ''
    : `${name} ${words(old)}\u00a0→ ${words(fresh)}`;

function grants(before: readonly Fields[], after: readonly Fields[], bonus: Words): string {
  const find = (among: readonly Fields[], lot: unknown) => among.find((one) => one.lot === lot);
  const lots = [...new Set([...before, ...after].map(({ lot }) => lot))];
  return lots
    .flatMap((lot) => {
      const [old, fresh] = [find(before, lot), find(after, lot)];
      const words = (one: Fields | undefined) => (one ? bonus(one.bonus) : 'ничего');
      if (words(old) === words(fresh)) return [];
      return [`${String((fresh ?? old)?.player)}: ${words(old)}\u00a0→ ${words(fresh)}`];
    })
    .join('; ');
}
