import { describe, expect, it } from 'vitest';
import { after, close, gameOf, nightOf, publish, says, skipTo, votes, type Act } from './table.ts';
import type { Game } from '../../src/engine/game.ts';
import type { BonusId } from '../../src/engine/vocabulary.ts';

const players = {
  Первый: 'first-fat-man',
  Второй: 'second-fat-man',
  Тибул: 'tibul',
  Врач: 'gaspar',
  Кот: 'citizen',
  Пёс: 'citizen',
  Ёж: 'citizen',
};
const day = gameOf({ players, forced: { 'night/1/commissar': 'Ёж' } });
const night = after(day, skipTo('night'));
const sent = (game: Game) => game.sent.map((it) => [it.ability, it.targets[0], it.status, it.reason]);
const stands = (ability: string, target: string) => [ability, target, 'standing', null];
const replaced = (ability: string, target: string) => [ability, target, 'superseded', 'superseded'];
const grant = (to: string, bonus: BonusId): Act => ({ kind: 'grant', to, bonus });
const use = (by: string, bonus: BonusId): Act => ({ kind: 'activate', by, bonus });

describe('2.4 of several commands', () => {
  it('the last stands, and the earlier one is kept as replaced, not listed', () => {
    const twice = after(night, says('Первый: Убить Кот'), says('Первый: Убить Пёс'));
    expect(sent(twice)).toEqual([replaced('kill', 'Кот'), stands('kill', 'Пёс')]);
    const commands = nightOf(twice).commands.filter((it) => it.actor === 'Первый');
    expect(commands).toMatchObject([{ targets: ['Пёс'], status: 'effective' }]);
  });

  it('one of another ability, or of another player, replaces none', () => {
    const lines = ['Второй: Защитить Кот', 'Второй: Проверить Пёс', 'Первый: Убить Пёс', 'Тибул: Убить Пёс'];
    expect(sent(after(night, ...lines.map(says))).map((it) => it[2])).toEqual(Array(4).fill('standing'));
  });
});

describe('10 the bonus second-command', () => {
  const twice = [says('Первый: Убить Кот'), says('Первый: Убить Пёс')];
  const both = [stands('kill', 'Кот'), stands('kill', 'Пёс')];
  const last = [replaced('kill', 'Кот'), stands('kill', 'Пёс')];

  it.each<readonly [string, readonly Act[], unknown]>([
    ['lets two stand', [grant('Первый', 'second-command'), use('Первый', 'second-command')], both],
    ['does nothing until it is used', [grant('Первый', 'second-command')], last],
    ['serves its holder alone', [grant('Тибул', 'second-command'), use('Тибул', 'second-command')], last],
    [
      'is not any bonus',
      [grant('Первый', 'second-command'), grant('Первый', 'shield'), use('Первый', 'shield')],
      last,
    ],
  ])('%s', (_, acts, expected) => {
    expect(sent(after(night, ...acts, ...twice))).toEqual(expected);
  });

  it('doubles one function of two: the other keeps its one command', () => {
    const lines = [
      'Второй: Защитить Кот',
      'Второй: Защитить Пёс',
      'Второй: Проверить Кот',
      'Второй: Проверить Ёж',
    ];
    const acts = [grant('Второй', 'second-command'), use('Второй', 'second-command'), ...lines.map(says)];
    expect(sent(after(night, ...acts))).toEqual([
      ...[stands('guard', 'Кот'), stands('guard', 'Пёс')],
      ...[replaced('pimp', 'Кот'), stands('pimp', 'Ёж')],
    ]);
  });
});

describe('a bonus', () => {
  it('of a phase that never took place is in its holder’s hands again; what was spent is spent', () => {
    const used = after(
      day,
      ...[grant('Кот', 'double-vote'), use('Кот', 'double-vote'), grant('Пёс', 'hint')],
      { kind: 'activate', by: 'Пёс', bonus: 'hint', targets: ['Врач', 'Кот'] },
    );
    expect(used.bonuses.map((it) => it.state)).toEqual(['active', 'spent']);
    expect(after(used, skipTo('night')).bonuses.map((it) => it.state)).toEqual(['held', 'spent']);
  });

  it('10 a hint tells whether two share a clan, and nobody shares one with who has none', () => {
    const cast = { ...players, Кукла: 'doll', Марионетка: 'doll' };
    const hint = (...targets: readonly string[]) =>
      after(gameOf({ players: cast }), grant('Кот', 'hint'), {
        ...use('Кот', 'hint'),
        targets,
      } as Act).letters.at(-1);
    const told = (of: readonly string[], seen: string) => ({ to: 'Кот', kind: 'alignment', of, seen });
    expect(hint('Первый', 'Второй')).toEqual(told(['Первый', 'Второй'], 'same'));
    expect(hint('Первый', 'Тибул')).toEqual(told(['Первый', 'Тибул'], 'different'));
    expect(hint('Кот', 'врач')).toEqual(told(['Кот', 'Врач'], 'same'));
    expect(hint('Кукла', 'Кот')).toEqual(told(['Кукла', 'Кот'], 'different'));
    expect(hint('Кукла', 'Марионетка')).toEqual(told(['Кукла', 'Марионетка'], 'different'));
  });
});

describe('when the game is over', () => {
  const duel = gameOf({ players: { Первый: 'first-fat-man', Тибул: 'tibul' } });
  const nothing = { sent: [], ballots: [], blocks: [], rulings: [], choices: {}, letters: [], rolls: {} };

  it('its last phase is closed and nothing stands in it', () => {
    const lynched = after(duel, votes('Первый > Тибул'), close);
    expect(lynched.over).toEqual({ winner: 'fat-men' });
    expect(lynched).toMatchObject({ phase: { kind: 'lynch', number: 1, state: 'closed' }, ...nothing });
    const killed = after(duel, skipTo('night'), says('Первый: Убить Тибул'), close, publish);
    expect(killed).toMatchObject({ phase: { kind: 'night', number: 1, state: 'closed' }, ...nothing });
  });

  it('7.2 by the host’s word, a night that is resolved becomes public with it; one that is open never was', () => {
    const stop: Act = { kind: 'stop', winner: 'Кот', why: 'Дождь' };
    const closed = after(night, says('Первый: Убить Пёс'), close, stop);
    expect(closed).toMatchObject({
      phase: { kind: 'night', number: 1, state: 'closed' },
      over: { winner: 'Кот' },
    });
    expect(closed.past).toMatchObject([{ kind: 'night', published: true }]);
    expect(closed.alive).not.toContain('Пёс');
    const open = after(night, says('Первый: Убить Пёс'), stop);
    expect(open).toMatchObject({ phase: { state: 'closed' }, past: [], alive: day.alive });
    const lynch = after(day, votes('Кот > Пёс'), stop);
    expect(lynch).toMatchObject({ phase: { kind: 'lynch', state: 'closed' }, past: [], alive: day.alive });
  });
});
