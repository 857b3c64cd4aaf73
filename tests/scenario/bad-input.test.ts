import { describe, expect, test } from 'vitest';
import { parseScenario } from '../../src/scenario/parse.ts';
import { fault } from './fault-of.ts';

const fast = (...lines: string[]): string =>
  [
    'ruleset: fast-mafia',
    'players: { М1: mafioso, М2: mafioso, Т1: citizen, Т2: citizen, Т3: citizen, Т4: citizen, Т5: citizen }',
    ...lines,
  ].join('\n');

const nicks = (count: number): string =>
  `players: [ ${Array.from({ length: count }, (_, n) => `игрок ${n}`).join(', ')} ]`;

const dealt = (ruleset: string, count: number, ...lines: string[]): string =>
  [`ruleset: ${ruleset}`, nicks(count), ...lines, 'days: []'].join('\n');

describe('an option out of range is a fault at its line', () => {
  test.each([
    ['three-fat-men', 'commissarDisguised: some', 'commissarDisguised'],
    ['three-fat-men', 'protectionCapacity: 2', 'protectionCapacity'],
    ['three-fat-men', 'doll: 1', 'doll'],
    ['three-fat-men', 'secrets: { doctor: fly }', 'secrets, doctor'],
    ['three-fat-men', 'secrets: { doctor: { text: "Пляшет", step: 12 } }', 'secrets, doctor'],
    ['three-fat-men', 'godMode: true', '"godMode"'],
    ['three-fat-men', 'mafia: 2', '"mafia"'],
    ['three-fat-men-first', 'tub: maniac', 'tub'],
    ['fast-mafia', 'mafia: 0', 'mafia'],
    ['fast-mafia', 'mafia: many', 'mafia'],
    ['fast-mafia', 'allowedAbsences: -1', 'allowedAbsences'],
    ['fast-mafia', 'parityAt: dawn', 'parityAt'],
    ['fast-mafia', 'bonuses: [ crown ]', 'bonuses 1'],
  ])('%s, %s', (ruleset, option, named) => {
    const found = fault(dealt(ruleset, 20, 'options:', `  ${option}`));
    expect(found).toMatch(/^4: options/u);
    expect(found).toContain(named);
  });
});

describe('a cast that cannot be dealt is a fault', () => {
  test.each([
    ['three-fat-men', 9, /^2: players: 9 players cannot be dealt; expected 10 to 40/u],
    ['three-fat-men', 41, /^2: players: 41 players cannot be dealt/u],
    ['three-fat-men-first', 12, /^2: players: 12 players cannot be dealt/u],
    ['fast-mafia', 4, /^2: players: 4 players cannot be dealt; expected 5 to 40/u],
  ])('%s for %i', (ruleset, count, message) => {
    expect(fault(dealt(ruleset, count))).toMatch(message);
  });

  test('at the line of the option that asks too much', () => {
    expect(fault(dealt('fast-mafia', 8, 'options: { mafia: 4 }'))).toMatch(
      /^3: options, mafia: .*bad-composition/u,
    );
    expect(fault(dealt('fast-mafia', 8, 'options: { mafia: 3 }'))).toBe('no fault');
  });
});

describe('a forced value that no roll can give is a fault at its line', () => {
  test.each([
    ['a mafioso as the victim', 'night/1/victim: М1', 'options: { missedKill: roll }', '- night: 1'],
    ['nobody who plays', 'night/1/victim: Прохожий', 'options: { missedKill: roll }', '- night: 1'],
    [
      'a tie of which he is not',
      'lynch/1/tie: Т3',
      'options: { tie: roll }',
      '- { lynch: 1, votes: [ "М1 > Т1", "Т1 > М1", "М2 > Т1", "Т2 > М1" ] }',
    ],
  ])('%s', (_, roll, options, day) => {
    const found = fault(fast(options, 'rolls:', `  ${roll}`, 'days:', `  ${day}`));
    expect(found).toMatch(/^5: /u);
  });

  test('and one that a roll can give is none, nor one that is never rolled', () => {
    const tie = '- { lynch: 1, votes: [ "М1 > Т1", "Т1 > М1", "М2 > Т1", "Т2 > М1" ] }';
    const file = (...rolls: string[]) =>
      fault(fast('options: { tie: roll }', 'rolls:', ...rolls.map((it) => `  ${it}`), 'days:', `  ${tie}`));
    expect(file('lynch/1/tie: Т1')).toBe('no fault');
    expect(file('lynch/1/tie: Т1', 'lynch/2/tie: Т3')).toBe('no fault');
  });

  test('so with a character that is dealt', () => {
    const file = (...rolls: string[]) =>
      dealt('three-fat-men', 10, 'rolls:', ...rolls.map((it) => `  ${it}`));
    expect(fault(file('deal/игрок 3: tibul', 'deal/игрок 0: citizen'))).toBe('no fault');
    expect(fault(file('deal/игрок 3: cowboy'))).toMatch(/^4: rolls, deal\/игрок 3: no roll can give/u);
    expect(fault(file('deal/игрок 1: tibul', 'deal/игрок 3: tibul'))).toMatch(/^5: .*impossible-roll/u);
    expect(fault(file('deal/игрок 3: doll'))).toMatch(/^4: /u);
    const scenario = parseScenario(file('deal/игрок 3: tibul', 'deal/игрок 5: suok'), 'deal.yaml');
    const seats = scenario.ok ? scenario.value.setup.seats : [];
    expect(seats.find((it) => it.player === 'игрок 3')?.character).toBe('tibul');
    expect(new Set(seats.map((it) => it.player)).size).toBe(10);
    expect(seats.filter((it) => it.character === 'tibul')).toHaveLength(1);
  });
});
