import { describe, expect, it } from 'vitest';
import type { PrivateMessage } from '../../src/engine/message.ts';
import { letterText, refusalText, reportLines } from '../../src/engine/report.ts';
import { threeFatMen } from '../../src/engine/rulesets/three-fat-men/ruleset.ts';
import { commandReasons, impossibilities, voteReasons } from '../../src/engine/vocabulary.ts';
import { gameOf, lynchOf, nightOf, phrases } from './table.ts';

const players = {
  Fix: 'tibul',
  'Дед Пихто': 'prospero',
  'Ключ на 17': 'suok',
  Шуруп77: 'third-fat-man',
  Vasilisk: 'tutti',
  'Капитан-75': 'first-fat-man',
  Lady_Winter: 'ganimed',
  'Северный ветер': 'gaspar',
  'sys.admin': 'dance-teacher',
  Котофей: 'august',
  'Мышь белая': 'tub',
  Грымза: 'citizen',
  'Незабудка-88': 'citizen',
};
const forced = { 'night/1/commissar': 'Грымза' };
const lines = [
  'Vasilisk: Шпионить Дед Пихто',
  'Дед Пихто: Проверить Lady_Winter',
  'Дед Пихто: Защитить Fix',
  'Lady_Winter: Пригласить Незабудка-88',
  'Ключ на 17: Избить Мышь белая',
  'Fix: Убить Lady_Winter',
  'Котофей: Убить Fix',
  'Грымза: Убить Котофей',
  'sys.admin: Блокировать Шуруп77',
  'Шуруп77: Избить Fix',
  'Мышь белая: Проверить Fix, Vasilisk, Грымза',
];
const report = (options = {}) =>
  reportLines(nightOf(gameOf({ players, forced, options }), ...lines).report, phrases);
const texts = (options = {}) => report(options).map((it) => it.text);

describe('9 the technical report', () => {
  it('has a line for every function of the living, in the order of steps, then the deaths', () => {
    expect(report().map(({ step, text }) => `${step ?? ''} ${text}`.trim())).toEqual([
      '1 Учитель танцев заблокировал ход мирного жителя.',
      '2 Наследник Тутти шпионил за оружейником Просперо.',
      '2 Оружейник Просперо, проверка: застал гостя тётушки Ганимед.',
      '3 Тётушка Ганимед пригласила мирного жителя.',
      '4 Третий Толстяк: хода не было или ход не эффективен.',
      '4 Суок избила мирного жителя.',
      '5 Оружейник Просперо защитил гимнаста Тибула.',
      '6 Первый Толстяк: хода не было или ход не эффективен.',
      '6 Гимнаст Тибул убил тётушку Ганимед.',
      '6 Август: хода не было или ход не эффективен.',
      '6 Испанец: хода не было или ход не эффективен.',
      '8 Доктор Гаспар: хода не было или ход не эффективен.',
      '9 Учёный Туб насчитал среди троих одного из мафии.',
      'Погибает Lady_Winter, тётушка Ганимед.',
      'Погибает Грымза, испанец этой ночи.',
    ]);
  });

  it('names no nick but of the dead, unless the game was set so', () => {
    const living = Object.keys(players).filter((it) => !['Lady_Winter', 'Грымза'].includes(it));
    for (const nick of living) expect(texts().join('\n')).not.toContain(nick);
    expect(texts({ reportDetail: 'nicks' })).toContain(
      'Наследник Тутти шпионил за оружейником Просперо (Дед Пихто).',
    );
    expect(texts({ reportDetail: 'deaths-only' })).toEqual(texts().slice(-2));
  });

  it('says that the spied one was told, where spying is mirrored', () => {
    expect(texts({ mirrorSpying: true })).toContain(
      'Наследник Тутти шпионил за оружейником Просперо, и слежку заметили.',
    );
  });

  it('3.11 shows this night’s commissar as such, or as a citizen by option', () => {
    const spied = (commissarDisguised: string) =>
      reportLines(
        nightOf(
          gameOf({ players, forced, options: { commissarDisguised } }),
          'Vasilisk: Шпионить Грымза',
          'sys.admin: Блокировать Грымза',
          'Грымза: Убить Fix',
        ).report,
        phrases,
      )
        .slice(0, 2)
        .map((it) => it.text.split(' ').at(-1));
    expect(spied('none')).toEqual(['испанца.', 'испанцем.']);
    expect(spied('blocks')).toEqual(['жителя.', 'испанцем.']);
    expect(spied('all')).toEqual(['жителя.', 'жителем.']);
  });

  it('of a night without deaths says so', () => {
    const quiet = nightOf(gameOf({ players, forced })).report;
    expect(reportLines(quiet, phrases).at(-1)?.text).toBe('Этой ночью никто не погиб.');
  });

  it('of a lynch gives the verdict and the dead', () => {
    const lynch = lynchOf(
      gameOf({ players }),
      'Fix > Котофей',
      'Грымза > Котофей',
      ...['Vasilisk > Fix', 'Котофей > Котофей'],
    );
    expect(reportLines(lynch.report, phrases).map((it) => it.text)).toEqual([
      'Суд Линча состоялся. Голосовали: 4, кворум: 4.',
      'Погибает Котофей, Август.',
    ]);
  });
});

describe('the words', () => {
  const gaps = /[{}]|undefined/u;
  const roles = [...threeFatMen.characters.map((it) => it.id), 'commissar'];

  it('are there for every ability of every role, in every line', () => {
    const all = threeFatMen.abilities.flatMap(({ id: ability, step }) =>
      roles.flatMap((actor) =>
        roles.flatMap((seen) => [
          { step, line: 'acted', ability, actor, seen, number: 2, guest: true, mirrored: true } as const,
          { step, line: 'acted', ability, actor, seen, number: 0, targets: ['Кот'] } as const,
          { step, line: 'nothing', ability, actor } as const,
        ]),
      ),
    );
    for (const { text } of reportLines(all, phrases)) {
      expect(text).not.toMatch(gaps);
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('are there for every refusal, whatever detail comes with it', () => {
    const detail = {
      ...{ target: 'Кот', ability: 'guard', arity: 3, limit: 3, ends: '2010-03-30T04:00:00Z' },
      ...{ at: '2010-03-30T04:00:04Z', candidates: ['Кот', 'Котофей'], abilities: ['kill'] },
      ...{
        ruleset: 'р',
        character: 'п',
        least: 10,
        most: 40,
        option: 'о',
        value: 'в',
        label: 'ж',
        winner: 'к',
        name: 'и',
      },
    };
    for (const code of [...commandReasons, ...voteReasons, ...impossibilities]) {
      expect(refusalText({ code, detail }, phrases)).not.toMatch(gaps);
    }
    const plain = (code: 'late' | 'ambiguous-target' | 'repeat-target') =>
      refusalText({ code, detail }, phrases).replaceAll('\u00a0', ' ');
    expect(plain('late')).toBe('Срок был в 08:00:00, пришло в 08:00:04. Осталось прежнее.');
    expect(plain('ambiguous-target')).toBe('Кот или Котофей? Напишите ник целиком.');
    expect(plain('repeat-target')).toBe(
      'Две ночи подряд защищать одного игрока нельзя. Принятая раньше команда, если она была, в силе.',
    );
  });

  it('are there for every letter', () => {
    const to = 'Кот';
    const letters: readonly PrivateMessage[] = [
      { to, kind: 'dealt', character: 'ganimed', clan: 'town' },
      { to, kind: 'team', clan: 'rebels', members: ['Кот', 'Fix'] },
      { to, kind: 'team', clan: 'rebels', members: ['Кот'] },
      { to, kind: 'appointed', as: 'commissar' },
      { to, kind: 'role', of: 'Fix', seen: 'commissar' },
      { to, kind: 'guest', of: 'Fix', guest: 'Пёс' },
      { to, kind: 'guest', of: 'Fix', guest: 'unknown' },
      { to, kind: 'guest', of: 'Fix', guest: null },
      { to, kind: 'alignment', of: ['Fix', 'Пёс'], seen: 'same' },
      { to, kind: 'alignment', of: ['Fix', 'Пёс'], seen: 'different' },
      { to, kind: 'count', of: ['Fix', 'Пёс', 'Чай, лимон'], number: 2 },
      { to, kind: 'spied-by', by: 'balloon-seller' },
      { to, kind: 'succeeded', clan: 'rebels' },
      { to, kind: 'bonus', bonus: 'shield' },
    ];
    const texts = letters.map((it) => letterText(it, phrases));
    for (const text of texts) expect(text).not.toMatch(gaps);
    expect(new Set(texts).size).toBe(letters.length);
  });
});
