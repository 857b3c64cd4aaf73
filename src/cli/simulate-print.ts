import type { Phrases } from '../engine/phrases.ts';
import type { Share, Summary } from '../simulation/summarise.ts';

export interface Printed {
  readonly summary: Summary;
  readonly ruleset: string;
  readonly seats: number;
  readonly seed: string;
}

/** The figures as a host reads them, in Russian. */
export function printSummary({ summary, ruleset, seats, seed }: Printed, phrases: Phrases): string {
  const { wins, days, deaths, dead, deathsADay, games } = summary;
  return [
    `Свод ${ruleset}, мест ${String(seats)}, партий ${String(games)}, зерно ${seed}`,
    '',
    'Кто побеждает (95-процентный интервал)',
    ...wins.map(
      (it) => `  ${(clanName(it, phrases) + ' ').padEnd(14, '·')} ${percent(it.share)}  ${bounds(it)}`,
    ),
    '',
    `Сколько дней: в среднем ${decimal(days.mean)}; половина партий — до ${String(days.median)}-го дня, ` +
      `девять из десяти — до ${String(days.p90)}-го, самая долгая — ${String(days.longest)}`,
    '',
    `Отчего гибнут (на партию, всего ${decimal(dead)})`,
    ...deaths
      .filter((it) => it.mean > 0)
      .map(
        (it) =>
          `  ${(phrases.causes[it.cause] + ' ').padEnd(28, '·')} ${decimal(it.mean)}  ${percent(it.share)}`,
      ),
    '',
    'Сколько гибнет за сутки, считая партии, дожившие до этого дня',
    `  ${deathsADay.map((it, place) => `${String(place + 1)}-е: ${decimal(it)}`).join('  ')}`,
  ].join('\n');
}

const clanName = ({ clan }: Share, phrases: Phrases): string =>
  clan === 'draw' ? 'Ничья' : (phrases.clans[clan]?.name ?? clan);

const bounds = ({ low, high }: Share): string => `(${percent(low).trim()} – ${percent(high).trim()})`;

const percent = (share: number): string => `${(100 * share).toFixed(1).replace('.', ',')} %`.padStart(7);

const decimal = (number: number): string => number.toFixed(1).replace('.', ',');
