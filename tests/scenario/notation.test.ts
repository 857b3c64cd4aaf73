import { expect, test } from 'vitest';
import { fault, file, head, lynch, night } from './fault-of.ts';

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
    /^\d: a second document; expected one a file: a scenario/,
  ],
  [
    'an unknown ruleset',
    'ruleset: four-fat-men\nplayers: {}\ndays: []',
    /^1: ruleset: unknown ruleset "four-fat-men"; expected .*three-fat-men/,
  ],
  ['an alias of nothing', 'ruleset: three-fat-men\nplayers: *cast\ndays: []', /^2: nothing is called &cast/],
  ['an alias of itself', 'ruleset: &all\n  players: *all', /too large or too deep/],
  ['a list as a key', '? [ruleset]\n: three-fat-men', /^1: expected a nick or a word as the key/],
  ['a name of the machine as a nick', 'players: { __proto__: tibul }', /^1: expected a nick/],
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
