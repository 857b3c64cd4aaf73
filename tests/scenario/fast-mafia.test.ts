import { expect, test } from 'vitest';
import { fault } from './fault-of.ts';

const cast = 'players: { M1: mafioso, M2: mafioso, T1: citizen, T2: citizen, T3: citizen, T4: citizen }';
const file = (...lines: string[]): string => ['ruleset: fast-mafia', ...lines].join('\n');

test.each([
  [
    'a victim whom no roll can name',
    file('options: { missedKill: roll }', cast, 'rolls: { night/2/victim: M1 }', 'days: [ night: 2 ]'),
    /^4: .*impossible-roll/,
  ],
  [
    'a tie decided for somebody who is not tied',
    file(
      'options: { tie: roll }',
      cast,
      'rolls:',
      '  lynch/1/tie: T3',
      'days: [ { lynch: 1, votes: [ "T1 > T2", "T2 > T1" ] } ]',
    ),
    /^5: .*impossible-roll/,
  ],
  [
    'a departure of somebody who is not due',
    file(
      'options: { allowedAbsences: 0 }',
      cast,
      'rolls: { lynch/1/departs: T1 }',
      'days: [ { lynch: 1, votes: [ "T1 > T2" ] } ]',
    ),
    /^4: .*impossible-roll/,
  ],
  [
    'a choice of somebody who cannot be due',
    file(cast, 'days:', '  - lynch: 1', '    choose:', '      departs: [T1]'),
    /^6: .*unknown-choice/,
  ],
  [
    'a choice of somebody who does not play',
    file('options: { allowedAbsences: 0 }', cast, 'days:', '  - lynch: 1', '    choose: { departs: [T9] }'),
    /^6: .*unknown-choice/,
  ],
  [
    'a roll on somebody who does not play',
    file(cast, 'rolls:', '  lynch/1/departs: T9', 'days: [ lynch: 1 ]'),
    /^4: .*no player "T9"/,
  ],
  [
    'more mafiosi than the town can bear',
    file('options:', '  mafia: 3', 'players: [A, B, C, D, E, F, G]', 'days: [ lynch: 1 ]'),
    /^3: .*bad-composition/,
  ],
  ['no mafioso at all', file('options:', '  mafia: 0', cast, 'days: [ lynch: 1 ]'), /^3: /],
  ['four seats', file('players: [A, B, C, D]', 'days: [ lynch: 1 ]'), /^2: .*expected 5 to 40 nicks/],
  [
    'a bonus that this game cannot allow',
    file('options: { bonuses: [unblockable] }', cast, 'days: [ lynch: 1 ]'),
    /^2: /,
  ],
  ['a character of another ruleset', file('players: { A: tibul }', 'days: [ lynch: 1 ]'), /^2: .*tibul/],
])('%s is a fault of the file', (_, text, expected) => {
  expect(fault(text)).toMatch(expected);
});

test('seven players can be played with two mafiosi, and six with two', () => {
  const dealt = (players: string) =>
    file('options: { mafia: 2 }', `players: [${players}]`, 'days: [ lynch: 1 ]');
  expect(fault(dealt('A, B, C, D, E, F, G'))).toBe('no fault');
  expect(fault(dealt('A, B, C, D, E, F'))).toBe('no fault');
  expect(fault(dealt('A, B, C, D, E'))).toMatch(/bad-composition/);
});
