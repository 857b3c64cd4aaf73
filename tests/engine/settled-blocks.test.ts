import { describe, expect, it } from 'vitest';
import { deadOf, fateOf, gameOf, nightOf, type Act } from './table.ts';

const players = {
  ...{ Первый: 'first-fat-man', Третий: 'third-fat-man', Тибул: 'tibul' },
  ...{ Альфа: 'dance-teacher', Бета: 'dance-teacher', Гамма: 'dance-teacher', Дельта: 'dance-teacher' },
  ...{ Кот: 'citizen', Пёс: 'citizen' },
};
const forced = { 'night/1/commissar': 'Кот' };
const table = (options: object = {}) => gameOf({ players, forced, options: { ...options } });
const rules = (of: string, outcome: 'effective' | 'ineffective'): Act => ({
  ...{ kind: 'adjudicate', of, outcome, why: 'Так было' },
});
const duel = ['Альфа: Блокировать Бета', 'Бета: Блокировать Альфа'];
const shot = 'Первый: Убить Пёс';

describe('3.17 a ruling on a block, and the blocks that hang on it', () => {
  it('makes one of two blockers free, when the other’s block did not work', () => {
    const night = nightOf(table(), ...duel, rules('Альфа', 'ineffective'));
    expect([fateOf(night, 'Альфа'), fateOf(night, 'Бета')]).toEqual(['overruled', 'effective']);
  });

  it('stops the other, when one’s block did work', () => {
    const night = nightOf(table(), ...duel, rules('Альфа', 'effective'));
    expect([fateOf(night, 'Альфа'), fateOf(night, 'Бета')]).toEqual(['effective', 'blocked']);
  });

  it('turns the rest of a chain round', () => {
    const chain = ['Альфа: Блокировать Бета', 'Бета: Блокировать Гамма', 'Гамма: Блокировать Первый', shot];
    const fates = (...acts: readonly Act[]) => {
      const night = nightOf(table(), ...chain, ...acts);
      return ['Альфа', 'Бета', 'Гамма', 'Первый'].map((it) => fateOf(night, it));
    };
    expect(fates()).toEqual(['effective', 'blocked', 'effective', 'blocked']);
    expect(fates(rules('Альфа', 'ineffective'))).toEqual(['overruled', 'effective', 'blocked', 'effective']);
    expect(fates(rules('Бета', 'effective'))).toEqual(['effective', 'effective', 'blocked', 'effective']);
    expect(fates(rules('Гамма', 'ineffective'))).toEqual(['effective', 'blocked', 'overruled', 'effective']);
  });

  it('leaves what nobody ruled on as it is', () => {
    const night = nightOf(table(), ...duel, 'Гамма: Блокировать Первый', shot, rules('Первый', 'effective'));
    expect([fateOf(night, 'Альфа'), fateOf(night, 'Бета'), fateOf(night, 'Гамма')]).toEqual([
      ...['blocked', 'blocked', 'effective'],
    ]);
    expect(deadOf(night)).toEqual(['Пёс']);
  });
});

describe('policy mutualBlocks', () => {
  const beaten = [...duel, 'Третий: Избить Альфа'];

  it('both: there is nothing left to beat out of a blocker who is blocked (3.5)', () => {
    const night = nightOf(table(), ...beaten);
    expect(fateOf(night, 'Третий')).toBe('no-command');
    expect(night.facts.filter((it) => it.kind === 'blocked')).toEqual([
      { kind: 'blocked', player: 'Бета', by: 'Альфа', rule: '3.1' },
      { kind: 'blocked', player: 'Альфа', by: 'Бета', rule: '3.1' },
    ]);
  });

  it('neither: he is not blocked, and can be beaten', () => {
    const night = nightOf(table({ mutualBlocks: 'neither' }), ...beaten);
    expect(fateOf(night, 'Третий')).toBe('effective');
    expect(night.facts.filter((it) => it.kind === 'blocked')).toEqual([]);
  });

  it('leaves a blocker alone whom neither of two names', () => {
    const night = nightOf(table(), ...duel, 'Гамма: Блокировать Дельта', 'Дельта: Блокировать Первый', shot);
    expect([fateOf(night, 'Гамма'), fateOf(night, 'Дельта')]).toEqual(['effective', 'blocked']);
    expect(deadOf(night)).toEqual(['Пёс']);
  });

  it('counts who blocks himself as a ring of one', () => {
    const night = nightOf(table(), 'Альфа: Блокировать Альфа', 'Бета: Блокировать Первый', shot);
    expect([fateOf(night, 'Альфа'), fateOf(night, 'Бета')]).toEqual(['blocked', 'effective']);
  });
});
