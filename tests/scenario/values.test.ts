import { expect, test } from 'vitest';
import { fault, file, lynch, night } from './fault-of.ts';

test.each([
  [
    'players as text',
    'ruleset: three-fat-men\nplayers: M-S\ndays: []',
    /^2: players: expected a mapping, found the text "M-S"/,
  ],
  ['days as a mapping', file('days: { lynch: 1 }'), /^6: days: expected a list, found a mapping/],
  ['a day as text', file('days:', '  - lynch'), /^7: days 1: expected a phase/],
  ['a number in words', file('days:', '  - lynch: one'), /^7: .*expected a number, found the text "one"/],
  ['a lynch 0', file('days:', '  - lynch: 0'), /^7: /],
  ['half a night', file('days:', '  - night: 1.5'), /^7: .*expected a whole number/],
  ['votes as text', lynch('votes: M-S > Улана'), /^8: .*expected a list/],
  ['a vote without an arrow', lynch('votes:', '  - M-S Улана'), /^9: .*expected NICK > NICK/],
  ['a vote for nobody', lynch('votes:', '  - "M-S > "'), /^9: .*expected VOTER > TARGET/],
  [
    'an edit in words',
    lynch('votes:', '  - { by: M-S, for: Улана, edited: yes }'),
    /^9: .*expected true or false/,
  ],
  ['a time of day in words', lynch('ends: вечер'), /^8: .*expected a time like "22:00"/],
  [
    'a twenty-fifth hour',
    lynch('votes:', '  - { by: M-S, for: Улана, at: "25:00" }'),
    /^9: .*expected a time/,
  ],
  ['a number as command', night('commands:', '  - M-S: 5'), /^9: .*expected a command/],
  [
    'a target that is no list',
    night('commands:', '  - M-S: { ability: kill, targets: Улана }'),
    /^9: .*expected a list/,
  ],
  [
    'a command without targets',
    night('commands:', '  - M-S: { ability: kill }'),
    /^9: .*missing key "targets"/,
  ],
  [
    'an unknown ability',
    night('commands:', '  - M-S: { ability: fly, targets: [] }'),
    /^9: .*unknown ability "fly"; expected .*kill/,
  ],
  [
    'an unknown bonus',
    night('grant: [ { to: M-S, bonus: sword } ]'),
    /^8: .*unknown bonus "sword"; expected shield/,
  ],
  [
    'a description that is no text',
    night('commands:', '  - M-S: Убить Улана', '    description: [ да ]'),
    /^10: .*expected text/,
  ],
  [
    'two actors in one entry',
    night('commands:', '  - M-S: Убить Улана', '    Июлька: Убить M-S'),
    /^10: .*two commands/,
  ],
  [
    'an unknown character',
    file('days: []').replace('citizen', 'cowboy'),
    /^5: players, Улана: unknown character "cowboy"; expected first-fat-man/,
  ],
  ['an option out of range', file('options: { revote: middle }', 'days: []'), /^6: options, revote: /],
  [
    'an option of another type',
    file('options: { mirrorSpying: 7 }', 'days: []'),
    /^6: options, mirrorSpying: expected true or false/,
  ],
  ['deaths as text', night('expect: { deaths: Улана }'), /^8: .*expected a list/],
  [
    'an unknown status',
    night('expect: { commands: { M-S: worked } }'),
    /^8: .*unknown status "worked"; expected effective/,
  ],
  [
    'an unknown reason',
    night('expect: { commands: { M-S: { reason: tired } } }'),
    /^8: .*unknown reason "tired"/,
  ],
  [
    'an unknown verdict',
    lynch('expect: { verdict: hanged }'),
    /^8: .*unknown verdict "hanged"; expected lynched/,
  ],
  [
    'an unknown kind of message',
    night('expect: { private: { M-S: [ { kind: kiss } ] } }'),
    /^8: .*unknown kind "kiss"; expected dealt/,
  ],
  [
    'an unknown clan',
    night('expect: { leaders: { cooks: M-S } }'),
    /^8: .*unknown clan "cooks"; expected fat-men/,
  ],
  [
    'an unknown ability in expect',
    night('expect: { commands: { M-S/fly: effective } }'),
    /^8: .*no player "M-S\/fly"/,
  ],
])('%s is a fault', (_, text, message) => {
  expect(fault(text)).toMatch(message);
});

test('what no game can take is a fault where it stands', () => {
  const forced = (...days: string[]) => fault(file('rolls:', '  night/1/commissar: M-S', 'days:', ...days));
  expect(forced('  - night: 1')).toMatch(/^7: .*no roll can give/);
  expect(forced('  - lynch: 1', '  - night: 2')).toBe('no fault');
  expect(fault(lynch('choose: { weather: rain }'))).toMatch(/^8: .*unknown-choice/);
  expect(fault(lynch('ends: "00:00"'))).toMatch(/^8: .*past-deadline/);
  const won = ['commands: [ { M-S: Убить Июлька }, { Улана: Убить M-S } ]', 'expect: { winner: town }'];
  expect(fault([night(...won), '  - lynch: 2'].join('\n'))).toMatch(/^10: .*game was over/);
});

test('nicks are dealt to ten players at least', () => {
  const nine = Array.from({ length: 9 }, (_, index) => `игрок ${index}`);
  const text = (nicks: string[]): string =>
    `ruleset: three-fat-men\nplayers: [ ${nicks.join(', ')} ]\ndays: []`;
  expect(fault(text(nine))).toMatch(/^2: players: 9 players cannot be dealt; expected 10 to 40/);
  expect(fault(text([...nine, 'десятый']))).toBe('no fault');
});

test('all faults of a file are named at once, in order of lines', () => {
  const text = night('commands:', '  - Прохожий: Убить M-S', 'expect: { deaths: [ Незнакомка ], dead: 1 }');
  expect(
    fault(text)
      .split('\n')
      .map((line) => line.slice(0, 2)),
  ).toEqual(['9:', '10', '10']);
});
