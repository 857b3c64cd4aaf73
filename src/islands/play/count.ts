import { graphemes, type Lengths, lengthVerdict } from '../../literary/description.ts';

const plural = new Intl.PluralRules('ru');
const number = new Intl.NumberFormat('ru');
const words: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'знак', few: 'знака', many: 'знаков' };

/** «325 знаков из 2000». */
export function counted(text: string, { max }: Lengths): string {
  const count = graphemes(text);
  return `${count}\u00a0${words[plural.select(count)] ?? 'знаков'} из ${max}`;
}

/** What the length of a description deserves to be told (L2): a warning, or a refusal above the hard limit. */
export function lengthWords(text: string, limits: Lengths): { stops: boolean; words: string } | null {
  const { min, hard } = limits;
  switch (lengthVerdict(text.trim(), limits)) {
    case 'short':
      return { stops: false, words: `Короче ${min} знаков. Отправить можно, но комиссии будет трудно.` };
    case 'long':
      return { stops: false, words: `${counted(text, limits)}: длинно, но примем.` };
    case 'too-long':
      return {
        stops: true,
        words: `Больше ${number.format(hard)} знаков не принимаем. Сократите, текст на месте.`,
      };
    default:
      return null;
  }
}
