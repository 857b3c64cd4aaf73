import { describe, expect, it } from 'vitest';
import type { EntryOf } from '../../src/engine/log.ts';
import { ruling, tie } from './overruled.ts';
import { after, close, gameOf, noon, publish, refusalOf, says, skipTo, type Act } from './table.ts';

const players = {
  ...{ Первый: 'first-fat-man', Второй: 'second-fat-man', Тибул: 'tibul', Просперо: 'prospero' },
  ...{ Врач: 'gaspar', Кот: 'citizen', Пёс: 'citizen', Ёж: 'citizen' },
};
const forced = { 'night/1/commissar': 'Ёж' };
/** Тибул dies in the night in which he shot, Пёс is healed. */
const morning = after(
  gameOf({ players, forced }),
  ...tie(Object.keys(players)),
  ...['Первый: Убить Тибул', 'Тибул: Убить Пёс', 'Врач: Лечить Пёс', 'Врач: Лечить Никто'].map(says),
  close,
  publish,
);
const announce = (of: string, others: Partial<EntryOf<'overrule'>> = {}) =>
  ruling(of, 'ineffective', { as: 'announce', ...others });
const lastOf = (...acts: readonly Act[]) => after(morning, ...acts).corrections.at(-1);

describe('3.17 a mistake announced', () => {
  it('is kept with all that the host has said of it, and changes no phase', () => {
    const announced = after(morning, announce('Врач'));
    expect(announced.corrections).toStrictEqual([
      {
        ...{
          at: noon,
          night: 1,
          of: 'Врач',
          outcome: 'ineffective',
          why: 'Лекарство было не то.',
          as: 'announce',
        },
        ...{ after: 2, changed: [], letters: [], atOnce: { was: [], now: [] } },
      },
    ]);
    expect(announced.past).toBe(morning.past);
    expect(announced.alive).toEqual(morning.alive);
  });

  it('writes to the command’s author what the host tells him, if he lives', () => {
    const tell = 'Простите.';
    expect(lastOf(announce('Врач', { tell }))?.letters).toEqual([{ to: 'Врач', kind: 'answer', text: tell }]);
    expect(lastOf(announce('Тибул', { tell }))?.letters).toEqual([]);
    expect(lastOf(announce('Первый'))?.letters).toEqual([]);
  });

  it('is of a command that was judged, not of one that was refused or never sent', () => {
    for (const of of ['Второй', 'Второй/guard', 'Просперо', 'Врач/kill', 'Никто']) {
      expect(refusalOf(morning, announce(of))).toEqual({
        ...{ code: 'unknown-command', rule: '3.17', detail: { target: of } },
      });
    }
    expect(refusalOf(morning, announce('Врач/heal'))).toBeNull();
  });

  it('has its place behind the phases that were public when it was made', () => {
    const next: readonly Act[] = [...tie(morning.alive), says('Первый: Убить Пёс')];
    expect(lastOf(...next, announce('Врач'))?.after).toBe(3);
    expect(lastOf(...next, close, announce('Врач'))?.after).toBe(3);
    expect(lastOf(...next, close, publish, announce('Врач'))?.after).toBe(4);
    expect(lastOf(...next, close, ruling('Врач', 'ineffective'))?.after).toBe(3);
  });
});

describe('3.17 a ruling in a night that is not told', () => {
  const night = after(gameOf({ players, forced }), skipTo('night'));
  const rules = (of: string, others: object = {}): Act => ({
    ...{ kind: 'adjudicate', of, outcome: 'ineffective', why: 'Так было', ...others },
  });
  const command = (id: string, ability: 'guard' | 'pimp', target: string): Act => ({
    ...{ kind: 'command', id, by: 'Второй', ability, targets: [target] },
  });
  const sent = after(
    night,
    command('a', 'guard', 'Кот'),
    command('b', 'pimp', 'Кот'),
    command('c', 'guard', 'Пёс'),
  );

  it.each([
    ['Второй', ['b', 'c']],
    ['Второй/guard', ['c']],
    ['Второй/pimp', ['b']],
    ['b', ['b']],
  ])('on %s is on the commands that stand: %o', (of, commands) => {
    expect(after(sent, rules(of)).rulings).toStrictEqual([
      { of, outcome: 'ineffective', why: 'Так было', commands },
    ]);
  });

  it('keeps what its author is to be told', () => {
    expect(after(sent, rules('b', { tell: 'Темно' })).rulings).toStrictEqual([
      { of: 'b', outcome: 'ineffective', why: 'Так было', commands: ['b'], tell: 'Темно' },
    ]);
  });

  it('is refused for a command that was replaced', () => {
    expect(refusalOf(sent, rules('a'))?.code).toBe('unknown-command');
  });
});
