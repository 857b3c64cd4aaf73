import type { Share, Summary } from '../../simulation/summarise.ts';

/** The names that a ruleset gives to clans, and to ways of dying. */
export interface Names {
  readonly clans: Readonly<Record<string, string>>;
  readonly causes: Readonly<Record<string, string>>;
}

export const percent = (share: number): string => `${Math.round(100 * share)}\u00a0%`;

/** «13,7» */
export const decimal = (number: number): string => number.toFixed(1).replace('.', ',');

export const between = ({ low, high }: Share): string =>
  `от\u00a0${Math.round(100 * low)} до\u00a0${Math.round(100 * high)}\u00a0%`;

export const nameOf = ({ clan }: Share, { clans }: Names): string =>
  clan === 'draw' ? 'Ничья' : (clans[clan] ?? clan);

/** Who wins, in a sentence: one clan, or several between whom so many games cannot tell. */
export function verdict({ wins }: Summary, names: Names): string {
  const clans = wins.filter((it) => it.clan !== 'draw').toSorted((a, b) => b.share - a.share);
  const [best] = clans;
  if (best === undefined || best.wins === 0) return 'Никто не\u00a0побеждает: партии кончаются ничьей.';
  const level = clans.filter((it) => it.high >= best.low).map((it) => nameOf(it, names));
  const times = `${Math.round(100 * best.share)}\u00a0% побед`;
  if (level.length === 1) return `Впереди ${level.join()}: ${times}.`;
  const last = level.at(-1) ?? '';
  return `Вровень идут ${level.slice(0, -1).join(', ')} и\u00a0${last}: примерно по\u00a0${times}.`;
}

/** How long a game takes. */
export const length = ({ days }: Summary): string =>
  days.median === days.p90
    ? `Почти всегда всё решается за\u00a0${daysIn(days.p90)}.`
    : `Половина партий кончается за\u00a0${daysIn(days.median)}, девять из\u00a0десяти\u00a0— за\u00a0${daysIn(days.p90)}.`;

const plural = new Intl.PluralRules('ru');

function daysIn(number: number): string {
  const words: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'день', few: 'дня' };
  return `${number}\u00a0${words[plural.select(number)] ?? 'дней'}`;
}
