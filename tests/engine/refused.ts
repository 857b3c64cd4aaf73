import type { Game } from '../../src/engine/game.ts';
import type { Refusal } from '../../src/engine/result.ts';
import type { BonusId } from '../../src/engine/vocabulary.ts';
import { after, close, gameOf, publish, says, skipTo, type Act } from './table.ts';

export const players = {
  Первый: 'first-fat-man',
  Третий: 'third-fat-man',
  Тибул: 'tibul',
  Кукла: 'doll',
  Врач: 'gaspar',
  Ганимед: 'ganimed',
  Туб: 'tub',
  Кот: 'citizen',
  Котофей: 'citizen',
  Пёс: 'citizen',
  Мышь: 'citizen',
};
export const ends = '2010-03-29T18:00:00.000Z';
export const until: Act = { kind: 'deadline', ends };
export const atTheEnd = (act: Act): Act => ({ ...act, at: ends }) as Act;

export const forced = { 'night/1/commissar': 'Мышь' };
export const day = gameOf({ players, forced, options: { secrets: { scholar: 'true-role' } } });
export const night = after(day, skipTo('night'));
/** Day 2: Пёс is dead. */
export const second = after(night, says('Первый: Убить Пёс'), close, publish);
export const secondNight = after(second, skipTo('night', 2));
export const closed = after(night, until, close);
export const held = (to: string, ...bonuses: readonly BonusId[]) =>
  bonuses.map((bonus): Act => ({ kind: 'grant', to, bonus }));
export const uses = (by: string, bonus: BonusId, ...targets: string[]) =>
  ({ kind: 'activate', by, bonus, targets }) as const;
export const blocks = (by: string, of: string): Act => ({ kind: 'block', by, of });

export type Row = readonly [name: string, game: Game, act: Act, refusal: Refusal];

export const stranger: Refusal = { code: 'unknown-player', detail: { target: 'Никто' } };
export const tooLate: Refusal = { code: 'late', rule: '2.3', detail: { ends, at: ends } };
