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

const ordinals = [
  'нулев',
  'перв',
  'втор',
  'треть',
  'четвёрт',
  'пят',
  'шест',
  'седьм',
  'восьм',
  'девят',
  'десят',
  'одиннадцат',
  'двенадцат',
  'тринадцат',
  'четырнадцат',
  'пятнадцат',
  'шестнадцат',
  'семнадцат',
  'восемнадцат',
  'девятнадцат',
  'двадцат',
];
const ending = {
  day: (n: number) => (n === 3 ? 'третий' : `${ordinals[n]}${[2, 6, 7, 8].includes(n) ? 'ой' : 'ый'}`),
  night: (n: number) => (n === 3 ? 'третья' : `${ordinals[n]}ая`),
  ofNight: (n: number) => (n === 3 ? 'третьей' : `${ordinals[n]}ой`),
};

/** «четвёртый» (day), «третья» (night), «третьей» (of a night); in figures beyond twenty. */
export function ordinal(number: number, as: keyof typeof ending): string {
  if (number < 1 || number > 20) return `${number}-${as === 'day' ? 'й' : as === 'night' ? 'я' : 'й'}`;
  return ending[as](number);
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
