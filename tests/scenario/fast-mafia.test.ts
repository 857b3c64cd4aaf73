import { expect, test } from 'vitest';
import { parseScenario } from '../../src/scenario/parse.ts';
import { playScenario } from '../../src/scenario/play.ts';
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
  [
    'a deal to somebody who does not play',
    file('players: [A, B, C, D, E]', 'rolls:', '  deal/F: citizen', 'days: [ lynch: 1 ]'),
    /^4: .*no player "F"; expected one of the nicks/,
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

test('a forced deal names its player by his whole nick', () => {
  const dealt = file(
    'players: [A/victim, B, C, D, E]',
    'rolls: { deal/A/victim: mafioso }',
    'days: [ lynch: 1 ]',
  );
  expect(fault(dealt)).toBe('no fault');
});

test('votes count in order of their instants, whatever the order in which they are written', () => {
  const lynch = (...votes: string[]): string =>
    file('options: { tie: first }', cast, 'days:', '  - lynch: 1', `    votes: [ ${votes.join(', ')} ]`);
  const late = '{ by: T2, for: T1, at: "20:15" }';
  const early = '{ by: T1, for: T2, at: "20:10" }';
  expect(lynched(lynch(late, early))).toEqual(['T2']);
  expect(lynched(lynch(early, late))).toEqual(['T2']);
  // A vote without an instant comes before all that have one; of two, that written first.
  expect(lynched(lynch(early, '"T2 > T1"'))).toEqual(['T1']);
  expect(lynched(lynch('"T2 > T1"', '"T1 > T2"'))).toEqual(['T1']);
  const edited = '{ by: T2, for: T1, at: "20:05", edited: true }';
  expect(lynched(lynch(late, early, '{ by: T3, for: T1, at: "20:20" }', edited))).toEqual(['T1']);
});

function lynched(text: string): readonly string[] {
  const scenario = parseScenario(text, 'case.yaml');
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const played = playScenario(scenario.value);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  return played.value.phases.flatMap(({ outcome }) => outcome.deaths.map((it) => it.player));
}
