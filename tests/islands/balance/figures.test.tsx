import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Figures } from '../../../src/islands/balance/Figures.tsx';
import { length, verdict } from '../../../src/islands/balance/words.ts';
import type { Share, Summary } from '../../../src/simulation/summarise.ts';
import { wilson } from '../../../src/simulation/wilson.ts';

const names = {
  clans: { 'fat-men': 'Толстяки', rebels: 'Повстанцы', town: 'Горожане' },
  causes: { kill: 'убит ночью', lynch: 'линчёван' },
};

const share = (clan: string, wins: number): Share => ({
  clan,
  wins,
  share: wins / 2000,
  ...wilson(wins, 2000),
});

const summary = (wins: readonly Share[]): Summary => ({
  games: 2000,
  wins,
  days: { mean: 8.4, p10: 6, median: 8, p90: 11, longest: 19 },
  deaths: [
    { cause: 'kill', mean: 13.66, share: 0.67 },
    { cause: 'backfire', mean: 0, share: 0 },
    { cause: 'lynch', mean: 6.6, share: 0.33 },
    { cause: 'autokill', mean: 0.01, share: 0 },
  ],
  dead: 20.3,
  deathsADay: [3.2],
});

const uneven = summary([share('fat-men', 480), share('rebels', 470), share('town', 950), share('draw', 100)]);

const text = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the figures of a plan', () => {
  it('stand in a table as well as in the plot, each clan with its bounds', () => {
    const html = renderToString(<Figures summary={uneven} names={names} />);
    expect(html).toMatch(/<ol class="plot" aria-hidden="true">/u);
    const table = text(/<table>.*<\/table>/su.exec(html)?.[0] ?? '');
    expect(table).toContain('Горожане 48 % от 45 до 50 %');
    expect(table).toContain('Ничья 5 % от 4 до 6 %');
  });

  it('tell how people die, and leave out what hardly ever happens', () => {
    const words = text(renderToString(<Figures summary={uneven} names={names} />));
    expect(words).toContain('убит ночью 13,7');
    expect(words).toContain('всего 20,3');
    expect(words).not.toContain('autokill');
  });

  it('name who is ahead, or who is level as far as so many games can tell', () => {
    expect(verdict(uneven, names)).toBe('Впереди Горожане: 48\u00a0% побед.');
    const even = summary([
      share('fat-men', 700),
      share('rebels', 690),
      share('town', 510),
      share('draw', 100),
    ]);
    expect(verdict(even, names)).toBe(
      'Вровень идут Толстяки и\u00a0Повстанцы: примерно по\u00a035\u00a0% побед.',
    );
    expect(verdict(summary([share('town', 0), share('draw', 2000)]), names)).toContain('ничьей');
  });

  it('say by which day it is over', () => {
    expect(length(uneven)).toContain(
      'за\u00a08\u00a0дней, девять из\u00a0десяти\u00a0— за\u00a011\u00a0дней',
    );
    const sudden = { ...uneven, days: { ...uneven.days, median: 3, p90: 3 } };
    expect(length(sudden)).toBe('Почти всегда всё решается за\u00a03\u00a0дня.');
  });
});
