import { ordinal } from '../../literary/ordinal.ts';

const rules = new Intl.PluralRules('ru');

/** «1 голос», «2 голоса», «5 голосов»: the word alone. */
export function form(count: number, one: string, few: string, many: string): string {
  const kind = rules.select(count);
  return kind === 'one' ? one : kind === 'few' ? few : many;
}

/** «5 голосов», with a space that doesn't break. */
export function count(number: number, one: string, few: string, many: string): string {
  return `${number}\u00a0${form(number, one, few, many)}`;
}

export type PhaseKind = 'lynch' | 'night';

/** «День четвёртый», «Ночь третья». */
export function phaseTitle(kind: PhaseKind, number: number): string {
  return kind === 'night' ? `Ночь ${ordinal(number, 'night')}` : `День ${ordinal(number, 'day')}`;
}

/** «ночь 3», «день 4». */
export function phaseLabel(kind: PhaseKind, number: number): string {
  return `${kind === 'night' ? 'ночь' : 'день'}\u00a0${number}`;
}

const collective = [
  '',
  'один',
  'двое',
  'трое',
  'четверо',
  'пятеро',
  'шестеро',
  'семеро',
  'восьмеро',
  'девятеро',
  'десятеро',
];

/** «трое», «12 игроков»: people who haven't sent, voted, scored. */
export function people(number: number): string {
  return collective[number] || count(number, 'игрок', 'игрока', 'игроков');
}

const cardinal = ['', 'один', 'два', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять'];

/** «нужен ещё один игрок», «нужны ещё четыре игрока», «нужно ещё 12 игроков». */
export function needed(number: number): string {
  const verb = form(number, 'нужен', 'нужны', number < cardinal.length ? 'нужны' : 'нужно');
  return `${verb} ещё ${cardinal[number] ?? number}\u00a0${form(number, 'игрок', 'игрока', 'игроков')}`;
}

/** «−0,25», «1,50»: a score of the jury. */
export const points = (value: number): string => value.toFixed(2).replace('.', ',').replace('-', '−');

/** «Записался один», «Записались трое», «Записалось 12 игроков». */
export function joined(number: number): string {
  if (number === 0) return 'Никто не записался';
  if (number === 1) return 'Записался один';
  return `${number < collective.length ? 'Записались' : 'Записалось'} ${people(number)}`;
}

/** A capital for the first letter of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
