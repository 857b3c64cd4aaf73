import { expect, test } from 'vitest';
import { readPhrases } from '../../src/phrases.ts';
import { checkScenario } from '../../src/scenario/check.ts';
import { outputOf } from '../../src/scenario/output.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import { playScenario } from '../../src/scenario/play.ts';

const phrases = readPhrases();

function check(expectLynch: string, expectNight: string) {
  const scenario = parseScenario(
    `ruleset: three-fat-men
players: { M-S: first-fat-man, Июлька: tibul, Шарик: balloon-seller, Улана: citizen }
days:
  - lynch: 1
    votes: [ "M-S > Улана", "Улана > M-S", { by: Июлька, for: M-S, edited: true } ]
    block: [ "Шарик > Улана" ]
    expect: ${expectLynch}
  - night: 1
    commands: [ { M-S: Убить Июлька }, { Шарик: Шпионить M-S }, { M-S: Убить Прохожий } ]
    expect: ${expectNight}
`,
    'case.yaml',
  );
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const played = playScenario(scenario.value);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  return checkScenario(scenario.value, outputOf(played.value, phrases));
}

test.each([
  '{ verdict: tie, turnout: 2, quorum: 1, tally: { M-S: 1, Шарик: 0 }, deaths: [], winner: null }',
  '{ votes: { Июлька: edited, Улана: counted }, alive: [Улана, Шарик, Июлька, M-S] }',
  '{ blocks: [ { by: Шарик, status: refused } ] }',
  '{ blocks: { Шарик: refused } }',
  '{ leaders: { rebels: Июлька }, private: { M-S: [ { kind: dealt } ] } }',
])('a lynch holds: %s', (expected) => {
  expect(check(expected, '{}')).toEqual([]);
});

test.each([
  '{ deaths: [Июлька], alive: [M-S, Улана, Шарик], winner: null, leaders: { fat-men: M-S, rebels: null } }',
  '{ commands: { M-S: effective, M-S/kill: { status: refused, reason: unknown-target }, Улана: missing } }',
  '{ seen: { Шарик: first-fat-man, M-S/kill: null } }',
  '{ private: { Шарик: [ { kind: role, of: M-S, seen: first-fat-man } ], M-S: [ { kind: refused } ], Июлька: [] } }',
  '{ commands: { M-S: { rule: 3.7, targets: [Июлька] } } }',
])('a night holds: %s', (expected) => {
  expect(check('{}', expected)).toEqual([]);
});

test.each([
  ['{ verdict: lynched }', 'verdict', 'lynched', 'tie'],
  ['{ turnout: 3 }', 'turnout', '3', '2'],
  ['{ quorum: 2 }', 'quorum', '2', '1'],
  ['{ tally: { Улана: 2 } }', 'tally: Улана', '2', '1'],
  ['{ tally: { Шарик: 1 } }', 'tally: Шарик', '1', '0'],
  ['{ deaths: [Улана] }', 'deaths', '[Улана]', '[]'],
  ['{ alive: [Улана] }', 'alive', '[Улана]', '[M-S, Июлька, Улана, Шарик]'],
  ['{ votes: { Июлька: counted } }', 'votes: Июлька', 'counted', 'edited'],
  ['{ votes: { Шарик: counted } }', 'votes: Шарик', 'counted', '[]'],
  ['{ winner: town }', 'winner', 'town', 'null'],
  ['{ leaders: { rebels: null } }', 'leaders: rebels', 'null', 'Июлька'],
  ['{ commands: { M-S: effective } }', 'commands: M-S', 'effective', 'no such command'],
])('a lynch does not hold: %s', (expected, what, wanted, actual) => {
  expect(check(expected, '{}')).toEqual([{ line: 7, phase: 'lynch 1', what, expected: wanted, actual }]);
});

test.each([
  ['{ deaths: [] }', 'deaths', '[]', '[Июлька]'],
  ['{ deaths: [Июлька, Улана] }', 'deaths', '[Июлька, Улана]', '[Июлька]'],
  ['{ commands: { Шарик: missing } }', 'commands: Шарик', 'missing', '{ status: effective, rule: 3.2 }'],
  ['{ commands: { Шарик/kill: missing } }', 'commands: Шарик/kill', 'missing', 'no such command'],
  ['{ seen: { Шарик: citizen } }', 'seen: Шарик', 'citizen', 'first-fat-man'],
  ['{ winner: fat-men }', 'winner', 'fat-men', 'null'],
  ['{ leaders: { rebels: Улана } }', 'leaders: rebels', 'Улана', 'null'],
])('a night does not hold: %s', (expected, what, wanted, actual) => {
  expect(check('{}', expected)).toEqual([{ line: 10, phase: 'night 1', what, expected: wanted, actual }]);
});

test('a message, a block and a line of the report that are not there are shown beside those that are', () => {
  const letter = check('{}', '{ private: { Шарик: [ { kind: role, seen: tibul } ] } }');
  expect(letter).toMatchObject([
    {
      what: 'private: Шарик',
      expected: '{ kind: role, seen: tibul }',
      actual: expect.stringContaining('seen: first-fat-man'),
    },
  ]);
  expect(check('{ blocks: [ "Шарик > Июлька" ] }', '{}')).toMatchObject([
    {
      what: 'blocks',
      expected: '{ by: Шарик, of: Июлька }',
      actual: expect.stringContaining('status: refused'),
    },
  ]);
  expect(check('{}', '{ report: [ "Никто не ушёл обиженным." ] }')).toMatchObject([
    {
      what: 'report',
      expected: 'Никто не ушёл обиженным.',
      actual: expect.stringContaining('Погибает Июлька'),
    },
  ]);
});

test('a letter holds whatever the order in which its members stand, and no longer when one is missing', () => {
  const team = (members: string): number => {
    const text = `ruleset: fast-mafia
players: { А: mafioso, Б: mafioso, В: mafioso, Г: citizen, Д: citizen, Е: citizen, Ж: citizen, З: citizen }
days:
  - lynch: 1
    expect: { private: { А: [ { kind: team, clan: mafia, members: ${members} } ] } }
`;
    return mismatches(text).length;
  };
  expect(team('[А, Б, В]')).toBe(0);
  expect(team('[В, А, Б]')).toBe(0);
  expect(team('[В, Б]')).toBe(1);
  expect(team('[В, Б, Б]')).toBe(1);
});

test('the targets of a command hold in the order sent alone', () => {
  const text = (targets: string) => `ruleset: three-fat-men
players: { Учёный: tub, Улана: citizen, Кот: citizen, M-S: first-fat-man }
days:
  - night: 1
    commands: [ { Учёный: { ability: examine, targets: [Улана, Кот, M-S] } } ]
    expect: { commands: { Учёный: { targets: ${targets} } } }
`;
  expect(mismatches(text('[Улана, Кот, M-S]')).length).toBe(0);
  expect(mismatches(text('[Кот, Улана, M-S]')).length).toBe(1);
});

test.each(['no-bonus', 'wrong-phase'])('a refusal may be expected for the reason %s', (reason) => {
  const text = `ruleset: three-fat-men
players: { M-S: first-fat-man, Улана: citizen, Кот: citizen }
days:
  - night: 1
    grant: [ { to: Кот, bonus: double-vote } ]
    activate: [ { by: Улана, bonus: shield }, { by: Кот, bonus: double-vote } ]
    expect: { private: { ${reason === 'no-bonus' ? 'Улана' : 'Кот'}: [ { kind: refused, reason: ${reason} } ] } }
`;
  expect(mismatches(text)).toEqual([]);
});

function mismatches(text: string) {
  const scenario = parseScenario(text, 'case.yaml');
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const played = playScenario(scenario.value);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  return checkScenario(scenario.value, outputOf(played.value, readPhrases(scenario.value.ruleset.id)));
}
