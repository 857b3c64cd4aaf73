import { expect, test } from 'vitest';
import { parseScenario } from '../../src/scenario/parse.ts';
import { playScenario } from '../../src/scenario/play.ts';

const head = [
  'ruleset: three-fat-men',
  'players:',
  '  M-S: first-fat-man',
  '  Июлька: tibul',
  '  Улана: citizen',
];

/** The first fault of a file, in reading it or in playing it. */
function fault(text: string): string {
  const scenario = parseScenario(text, 'case.yaml');
  if (!scenario.ok) return scenario.error.map(({ line, message }) => `${line}: ${message}`).join('\n');
  const played = playScenario(scenario.value);
  return played.ok ? 'no fault' : `${played.error.line}: ${played.error.message}`;
}

const file = (...lines: string[]): string => [...head, ...lines].join('\n');
const night = (...lines: string[]): string =>
  file('days:', '  - night: 1', ...lines.map((line) => `    ${line}`));
const lynch = (...lines: string[]): string =>
  file('days:', '  - lynch: 1', ...lines.map((line) => `    ${line}`));

test('a sound file has no fault', () => {
  expect(fault(night('commands:', '  - M-S: Убить Июлька', '    description: «Ночь.»'))).toBe('no fault');
  expect(fault(file('days: []'))).toBe('no fault');
});

test.each([
  ['an empty file', '', /^1: the file is empty; expected a scenario/],
  ['only a comment', '# Nothing.\n', /^1: the file is empty/],
  ['not YAML', 'ruleset: three-fat-men\nplayers: [ M-S\ndays: {', /^\d: not YAML: /],
  ['text in place of a mapping', 'Убить M-S', /^1: expected a mapping, found the text "Убить M-S"/],
  [
    'two documents',
    'ruleset: three-fat-men\n---\ndays: []\n',
    /^\d: a second document; expected one scenario/,
  ],
  [
    'an unknown ruleset',
    'ruleset: four-fat-men\nplayers: {}\ndays: []',
    /^1: ruleset: unknown ruleset "four-fat-men"; expected .*three-fat-men/,
  ],
  ['no ruleset', 'players: { M-S: tibul }\ndays: []', /missing key "ruleset"; expected text/],
  ['no days', head.join('\n'), /missing key "days"; expected a list/],
  ['no players', 'ruleset: three-fat-men\ndays: []', /players: missing; expected a mapping/],
])('%s is no scenario', (_, text, message) => {
  expect(fault(text)).toMatch(message);
});

test.each([
  [
    'at the top',
    file('days: []', 'dayz: []'),
    /^7: unknown key "dayz"; expected ruleset, options, seed, players, rolls, days/,
  ],
  ['in a phase', night('votes: []'), /^8: days 1: unknown key "votes"; expected night, commands/],
  [
    'in a lynch',
    lynch('adjudicate: []'),
    /^8: days 1: unknown key "adjudicate"; expected lynch, votes, ends, block/,
  ],
  [
    'in a vote',
    lynch('votes:', '  - { by: M-S, for: Улана,', '      late: true }'),
    /^10: .*unknown key "late"; expected by, for, at, edited, deleted/,
  ],
  [
    'in a command',
    night('commands:', '  - M-S: { ability: kill, targets: [Улана], to: M-S }'),
    /^9: .*unknown key "to"/,
  ],
  ['in expect', night('expect:', '  death: []'), /^9: days 1, expect: unknown key "death"; expected deaths/],
  ['in the expectation of a lynch', lynch('expect: { verdikt: tie }'), /^8: .*unknown key "verdikt"/],
  ['a lynch key for a night', night('expect: { verdict: tie }'), /^8: .*unknown key "verdict"/],
  [
    'in an expected command',
    night('expect:', '  commands: { M-S: { state: effective } }'),
    /^9: .*unknown key "state"; expected status/,
  ],
  [
    'in an expected message',
    night('expect: { private: { M-S: [ { kind: role, who: Улана } ] } }'),
    /^8: .*unknown key "who"; expected kind, to, of, seen/,
  ],
  [
    'in a grant',
    night('grant: [ { to: M-S, bonus: shield, why: x } ]'),
    /^8: .*unknown key "why"; expected to, bonus/,
  ],
  [
    'in a ruling',
    night('adjudicate: [ { of: M-S, outcome: effective, why: x, rule: 1 } ]'),
    /^8: .*unknown key "rule"/,
  ],
  ['among the options', file('options: { mirorSpying: true }', 'days: []'), /^6: .*mirorSpying/],
])('an unknown key %s is named with its line', (_, text, message) => {
  expect(fault(text)).toMatch(message);
});

test.each([
  [
    'acts',
    night('commands:', '  - Улана: Убить M-S', '  - Прохожий: Убить M-S'),
    /^10: .*no player "Прохожий"/,
  ],
  ['votes', lynch('votes:', '  - M-S > Улана', '  - Прохожий > M-S'), /^10: .*no player "Прохожий"/],
  ['votes as an object', lynch('votes:', '  - { by: Прохожий, for: M-S }'), /^9: .*no player "Прохожий"/],
  ['is granted', night('grant: [ { to: Прохожий, bonus: shield } ]'), /^8: .*no player "Прохожий"/],
  ['activates', night('activate: [ { by: Прохожий, bonus: shield } ]'), /^8: .*no player "Прохожий"/],
  ['blocks', lynch('block:', '  - Прохожий > M-S'), /^9: .*no player "Прохожий"/],
  ['is blocked', lynch('block:', '  - M-S > Прохожий'), /^9: .*no player "Прохожий"/],
  [
    'is ruled on',
    night('adjudicate: [ { of: Прохожий/kill, outcome: effective, why: x } ]'),
    /^8: .*no player "Прохожий\/kill"/,
  ],
  ['is rolled', file('rolls:', '  night/1/commissar: Прохожий', 'days: []'), /^7: .*no player "Прохожий"/],
  ['dies', night('expect:', '  deaths:', '    - Улана', '    - Прохожий'), /^11: .*no player "Прохожий"/],
  [
    'commands in expect',
    night('expect:', '  commands:', '    Прохожий: effective'),
    /^10: .*no player "Прохожий"/,
  ],
  ['is told', night('expect:', '  private:', '    Прохожий: []'), /^10: .*no player "Прохожий"/],
  [
    'is told of',
    night('expect:', '  private:', '    Улана: [ { kind: role, of: Прохожий } ]'),
    /^10: .*no player "Прохожий"/,
  ],
  ['leads', night('expect:', '  leaders: { fat-men: Прохожий }'), /^9: .*no player "Прохожий"/],
  ['has votes', lynch('expect:', '  tally: { Прохожий: 1 }'), /^9: .*no player "Прохожий"/],
  ['voted', lynch('expect:', '  votes: { Прохожий: counted }'), /^9: .*no player "Прохожий"/],
  ['sees', night('expect:', '  seen: { Прохожий: citizen }'), /^9: .*no player "Прохожий"/],
  ['wins', night('expect:', '  winner: Прохожий'), /^9: .*unknown winner "Прохожий"; expected fat-men/],
])('a stranger who %s is a fault', (_, text, message) => {
  expect(fault(text)).toMatch(message);
});

test('a stranger as target is refused as on the site', () => {
  expect(fault(night('commands:', '  - M-S: Убить Прохожий'))).toBe('no fault');
  expect(fault(lynch('votes:', '  - M-S > Прохожий'))).toBe('no fault');
});

test.each([
  ['a nick', file('days: []').replace('Улана:', 'M-S:'), /^5: this key stands here twice/],
  ['a top key', file('days: []', 'days: []'), /^7: this key stands here twice/],
  [
    'a command',
    night('commands:', '  - M-S: Убить Улана', '    M-S: Убить Июлька'),
    /^10: this key stands here twice/,
  ],
  [
    'a phase',
    file('days:', '  - night: 1', '  - night: 2', '  - night: 1'),
    /^9: .*night 1 stands here twice/,
  ],
  [
    'a nick in a list',
    'ruleset: three-fat-men\nplayers:\n  - M-S\n  - Улана\n  - M-S\ndays: []',
    /^5: .*"M-S" is here twice/,
  ],
])('%s written twice is a fault', (_, text, message) => {
  expect(fault(text)).toMatch(message);
});

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
