import { describe, expect, it } from 'vitest';
import { open } from '../../src/engine/play.ts';
import type { CommandOutcome, NightOutcome } from '../../src/engine/outcome.ts';
import type { Game } from '../../src/engine/game.ts';
import { after, gameOf, nightOf, skipTo } from './table.ts';

const forced = { 'night/1/commissar': 'Испанец' };
const of = (night: NightOutcome, actor: string, ability: string): CommandOutcome | undefined =>
  night.commands.find((it) => it.actor === actor && it.ability === ability);

describe('3.11 this night’s commissar', () => {
  const players = {
    ...{ Первый: 'first-fat-man', Второй: 'second-fat-man', Третий: 'third-fat-man', Тибул: 'tibul' },
    ...{ Ганимед: 'ganimed', Врач: 'gaspar', Учитель: 'dance-teacher', Шары: 'balloon-seller' },
    ...{ Испанец: 'citizen', Кот: 'citizen', Пёс: 'citizen' },
  };
  const kill = ['Испанец: Убить Пёс', 'Первый: Убить Испанец'];
  const lines = {
    block: ['Учитель: Блокировать Испанец'],
    spy: ['Шары: Шпионить Испанец'],
    invite: ['Ганимед: Пригласить Испанец'],
    beat: ['Третий: Избить Испанец'],
    guard: ['Второй: Защитить Испанец'],
    heal: ['Врач: Лечить Испанец'],
  };
  const actors = {
    block: 'Учитель',
    spy: 'Шары',
    invite: 'Ганимед',
    beat: 'Третий',
    guard: 'Второй',
    heal: 'Врач',
  };
  type Deed = keyof typeof lines;
  const deeds = Object.keys(lines) as readonly Deed[];
  const seen = (deed: Deed, commissarDisguised: string) => {
    const night = nightOf(
      gameOf({ players, forced, options: { commissarDisguised } }),
      ...lines[deed],
      ...kill,
    );
    const command = of(night, actors[deed], deed);
    expect(command?.status).toBe('effective');
    return command?.seen;
  };

  it.each(deeds)('shows himself to %s by default', (deed) => {
    expect(seen(deed, 'none')).toBe('commissar');
  });

  it.each(deeds)('disguised from blocks, is a citizen to a block alone: %s', (deed) => {
    expect(seen(deed, 'blocks')).toBe(deed === 'block' ? 'citizen' : 'commissar');
  });

  it.each(deeds)('disguised from all, is a citizen to %s', (deed) => {
    expect(seen(deed, 'all')).toBe('citizen');
  });
});

describe('three-fat-men-first 3.11 this night’s commissar', () => {
  const players = {
    ...{
      Первый: 'first-fat-man',
      Тибул: 'tibul',
      Караска: 'karaska',
      Третий: 'third-fat-man',
      Шары: 'balloon-seller',
    },
    ...{ Испанец: 'citizen', Кот: 'citizen', Пёс: 'citizen' },
  };
  function game(options: object): Game {
    const seats = Object.entries(players).map(([player, character]) => ({ player, character }));
    const opened = open({
      ...{ ruleset: 'three-fat-men-first', seed: 'фонарь', seats, forced },
      options: { ...options, commissarDisguised: 'blocks' },
    });
    if (!opened.ok) throw new Error(opened.error.code);
    return after(opened.value, skipTo('night'));
  }
  const deeds = [
    'Караска: Атаковать Испанец',
    'Третий: Избить Испанец',
    'Шары: Шпионить Испанец',
    'Испанец: Убить Пёс',
  ];
  const seenBy = (night: NightOutcome) =>
    [of(night, 'Караска', 'assault'), of(night, 'Третий', 'beat'), of(night, 'Шары', 'spy')].map(
      (it) => it?.seen,
    );

  it('disguised from blocks, shows himself to the maniac, the thug and the spy', () => {
    expect(seenBy(nightOf(game({ reportReveals: 'recognised' }), ...deeds))).toEqual(
      Array(3).fill('commissar'),
    );
  });

  it('is named to the thug who learns whom he beat', () => {
    const learnt = nightOf(game({ thugLearns: true }), ...deeds).private;
    expect(learnt).toContainEqual({ to: 'Третий', kind: 'role', of: 'Испанец', seen: 'commissar' });
  });

  it('shows nothing to a deed, where only spying shows a role', () => {
    expect(seenBy(nightOf(game({ reportReveals: 'spying', thugLearns: false }), ...deeds))).toEqual([
      ...[null, null, 'commissar'],
    ]);
  });
});
