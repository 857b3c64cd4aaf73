import { expect, test } from 'vitest';
import { readPhrases } from '../../src/phrases.ts';
import { outputOf } from '../../src/scenario/output.ts';
import { parseScenario } from '../../src/scenario/parse.ts';
import { playScenario } from '../../src/scenario/play.ts';

const phrases = readPhrases();

function output(text: string, name = 'case.yaml') {
  const scenario = parseScenario(text, name);
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const played = playScenario(scenario.value);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  return outputOf(played.value, phrases);
}

const cast =
  'ruleset: three-fat-men\nplayers: { M-S: first-fat-man, Июлька: tibul, Рыжий: august, Улана: citizen }\n';

test('the JSON of a night has the keys of the notation and no others', () => {
  const { phases } = output(`${cast}days:
  - night: 1
    commands: [ { M-S: Убить Июлька }, { Улана: Убить июлька }, { Июлька: Убить Рыжий }, { M-S: Убить Прохожий } ]`);
  const [night] = phases;
  expect(Object.keys(night ?? {})).toEqual([
    'phase',
    'number',
    'commands',
    'deaths',
    'private',
    'report',
    'rolls',
    'alive',
    'leaders',
    'winner',
  ]);
  expect(night).toMatchObject({
    phase: 'night',
    number: 1,
    rolls: { 'night/1/commissar': 'Улана' },
    alive: ['M-S', 'Рыжий', 'Улана'],
    leaders: { 'fat-men': 'M-S', rebels: null },
    winner: null,
  });
  // One death is one entry: the killers come before the backfire, by nick.
  expect(night?.deaths).toEqual([
    { player: 'Июлька', character: 'tibul', cause: 'kill', by: ['M-S', 'Улана'] },
  ]);
  expect(night && 'commands' in night && night.commands).toContainEqual({
    actor: 'M-S',
    ability: 'kill',
    targets: ['Июлька'],
    status: 'effective',
    reason: null,
    rule: '3.7',
    seen: null,
  });
  expect(night?.private).toContainEqual({ to: 'M-S', kind: 'refused', reason: 'unknown-target' });
  expect(night?.private).toContainEqual({ to: 'Улана', kind: 'appointed', as: 'commissar' });
});

test('a blow that turned on the attacker is a death of its own cause', () => {
  const { phases } = output(`${cast}days:\n  - night: 1\n    commands: [ { M-S: Убить Рыжий } ]`);
  expect(phases[0]?.deaths).toMatchObject([{ player: 'M-S', character: 'first-fat-man', cause: 'backfire' }]);
});

test('the JSON of a lynch has votes in order of time, blocks and the tally', () => {
  const { phases } = output(`${cast}days:
  - lynch: 1
    votes: [ "Улана > M-S", "Рыжий > Июлька, M-S", "Июлька > M-S", "M-S > Июлька" ]
    block: [ "M-S > Улана", "Рыжий > Июлька" ]`);
  expect(phases[0]).toMatchObject({
    phase: 'lynch',
    number: 1,
    tally: { 'M-S': 1, Июлька: 1 },
    turnout: 3,
    quorum: 1,
    votes: [
      { by: 'Улана', for: 'M-S', counted: false, reason: 'vote-blocked' },
      { by: 'Рыжий', counted: false, reason: 'unclear' },
      { by: 'Июлька', for: 'M-S', counted: true, reason: null },
      { by: 'M-S', for: 'Июлька', counted: true, reason: null },
    ],
    verdict: 'tie',
    deaths: [],
    winner: null,
  });
  expect(phases[0] && 'blocks' in phases[0] && phases[0].blocks).toMatchObject([
    { by: 'M-S', of: 'Улана', status: 'effective', reason: null },
    { by: 'Рыжий', of: 'Июлька', status: 'refused' },
  ]);
});

test('whoever is dead in the morning has learnt nothing, and the blocked spy hears nothing', () => {
  const { phases } = output(`ruleset: three-fat-men
players: { M-S: first-fat-man, Июлька: tibul, Шарик: balloon-seller, Полька: dance-teacher, Балагур: brizak, Улана: citizen }
days:
  - night: 1
    commands:
      - Шарик: Шпионить M-S
      - Балагур: Шпионить Улана
      - Полька: Блокировать Балагур
      - M-S: Убить Шарик`);
  const told = phases[0]?.private.filter(({ kind }) => kind !== 'dealt' && kind !== 'team') ?? [];
  expect(told.map(({ to, kind }) => [to, kind])).toEqual([['Улана', 'appointed']]);
});

test("the seed is the file's name unless one is given, and a list of nicks is dealt by it in any order", () => {
  const nicks = [
    'M-S',
    'Июлька',
    'Улана',
    'Липа',
    'Мята',
    'Осока',
    'Рута',
    'Ива',
    'Ольха',
    'Верба',
    'Клён',
    'Дуб',
  ];
  const dealt = (names: string[], name: string) =>
    output(`ruleset: three-fat-men\nplayers: [ ${names.join(', ')} ]\ndays:\n  - lynch: 1`, name);
  const first = dealt(nicks, 'one.yaml');
  expect(dealt(nicks.toReversed(), 'one.yaml')).toEqual(first);
  expect(dealt(nicks, 'two.yaml').commitment).not.toBe(first.commitment);
  const characters = first.phases[0]?.private
    .filter(({ kind }) => kind === 'dealt')
    .map((letter) => letter['character']);
  expect(characters?.filter((it) => it === 'citizen')).toHaveLength(1);
  expect(characters).toEqual(
    expect.arrayContaining(['first-fat-man', 'tibul', 'second-fat-man', 'prospero']),
  );
});

test('a phase that is left out never took place: no absence, no commissar', () => {
  const { phases } = output(
    `${cast}days:\n  - night: 3\n  - lynch: 6\n    votes: [ "M-S > M-S" ]\n  - night: 2`,
  );
  expect(phases.map(({ phase, number }) => `${phase} ${number}`)).toEqual(['night 3', 'lynch 6', 'night 2']);
  expect(phases.map(({ deaths }) => deaths.map(({ player }) => player))).toEqual([[], ['M-S'], []]);
});

test('blocked, failed and not sent give the same report and the same letters', () => {
  const night = (...commands: string[]) => {
    const { phases } = output(`ruleset: three-fat-men
players: { M-S: first-fat-man, Июлька: tibul, Искра: suok, Шарик: balloon-seller, Полька: dance-teacher, Улана: citizen }
days:
  - night: 1
    commands: [ ${['{ Июлька: Убить Улана }', ...commands].join(', ')} ]`);
    return { report: phases[0]?.report, private: phases[0]?.private, deaths: phases[0]?.deaths };
  };
  const silent = night('{ Полька: Блокировать M-S }');
  expect(night('{ Искра: Избить Шарик }', '{ Полька: Блокировать M-S }')).toEqual(silent);
  expect(night('{ Искра: Избить Полька }', '{ Полька: Блокировать Июлька }').report).not.toEqual(
    silent.report,
  );
  const blocked = night('{ Шарик: Шпионить M-S }', '{ Полька: Блокировать Шарик }');
  const idle = night('{ Полька: Блокировать Шарик }');
  expect(blocked.private).toEqual(idle.private);
  const spiesLine = (lines: readonly string[] | undefined) =>
    lines?.find((line) => line.startsWith('Продавец'));
  expect(spiesLine(blocked.report)).toBe(spiesLine(idle.report));
});
