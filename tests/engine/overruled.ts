import type { Game } from '../../src/engine/game.ts';
import { letterText } from '../../src/engine/letters.ts';
import type { EntryOf } from '../../src/engine/log.ts';
import { view, type Viewer } from '../../src/engine/view.ts';
import { after, close, gameOf, phrases, publish, says, votes, type Act } from './table.ts';

export const players = {
  Первый: 'first-fat-man',
  Второй: 'second-fat-man',
  Тутти: 'tutti',
  Тибул: 'tibul',
  Просперо: 'prospero',
  Учитель: 'dance-teacher',
  Рыжий: 'august',
  Врач: 'gaspar',
  Кот: 'citizen',
  Пёс: 'citizen',
  Ёж: 'citizen',
};
export const forced = { 'night/1/commissar': 'Кот' };

/** Everybody votes for himself: nobody is absent, and nobody leaves. */
export const tie = (nicks: readonly string[] = Object.keys(players)): readonly Act[] => [
  ...nicks.map((it) => votes(`${it} > ${it}`)),
  close,
];

/** Просперо is healed in the first night, votes, and guards Тибул in the second. */
export const first: readonly Act[] = [
  ...tie(),
  says('Первый: Убить Просперо'),
  says('Врач: Лечить Просперо'),
  says('Тутти: Шпионить Тибул'),
  close,
];
export const second: readonly Act[] = [
  ...tie(),
  says('Просперо: Защитить Тибул'),
  says('Первый: Убить Тибул'),
  close,
];
export const log: readonly Act[] = [...first, publish, ...second, publish];
export const game = after(gameOf({ players, forced }), ...log);

export type Ruling = Omit<EntryOf<'overrule'>, 'at'>;
export const ruling = (of: string, outcome: Ruling['outcome'], others: Partial<Ruling> = {}): Ruling => ({
  kind: 'overrule',
  night: 1,
  of,
  outcome,
  why: 'Лекарство было не то.',
  as: 'apply',
  ...others,
});
export const unhealed = ruling('Врач', 'ineffective');
export const corrected = after(game, unhealed);

export const as = (player: string): Viewer => ({ kind: 'player', player });
export const publicly: Viewer = { kind: 'public' };
export const bytes = (it: unknown) => JSON.stringify(it);
export const lettersTo = (it: Game, player: string) =>
  view(it, as(player)).letters.map(({ message }) => letterText(message, phrases).replaceAll('\u00a0', ' '));
