import { describe, expect, it } from 'vitest';
import { checkComposition, composition, deal } from '../../src/engine/deal.ts';
import type { Game } from '../../src/engine/game.ts';
import { open } from '../../src/engine/play.ts';
import type { Refusal, Result } from '../../src/engine/result.ts';
import { fastMafia } from '../../src/engine/rulesets/fast-mafia/ruleset.ts';
import { threeFatMenFirst } from '../../src/engine/rulesets/three-fat-men-first/ruleset.ts';
import { threeFatMen } from '../../src/engine/rulesets/three-fat-men/ruleset.ts';
import { closed, day, ends, forced, night, players, second, until, type Row } from './refused.ts';
import { after, close, gameOf, noon, publish, refusalOf, says, skipTo, votes, type Act } from './table.ts';

const errorOf = (result: Result<unknown>): Refusal | null => (result.ok ? null : result.error);
const stopped = after(day, { kind: 'stop', winner: 'draw', why: 'Дождь' });
const both = after(night, says('Первый: Вербовать Кукла'), says('Тибул: Вербовать Кукла'), close, publish);
const chooses = (name: string, value: string, at = noon): Act => ({ kind: 'choose', name, value, at });
const rules = (of: string): Act => ({ kind: 'adjudicate', of, outcome: 'effective', why: 'Так было' });
const overrules = (night: number, of: string): Act =>
  ({ ...rules(of), kind: 'overrule', night, as: 'apply' }) as Act;

/** Six townsmen and two mafiosi on a day that has begun. */
function fast(options: object, forced: Readonly<Record<string, string>> = {}): Game {
  const seats = ['M1', 'M2', 'T1', 'T2', 'T3', 'T4', 'T5', 'T6'].map((player) => ({
    player,
    character: player.startsWith('M') ? 'mafioso' : 'citizen',
  }));
  const opened = open({ ruleset: 'fast-mafia', options: { ...options }, seed: 'фонарь', seats, forced });
  if (!opened.ok) throw new Error(opened.error.code);
  return after(opened.value, until);
}
const drawn = (...among: readonly string[]) => among.map((it, place) => votes(`T${place + 1} > ${it}`));
const departs = (...value: readonly string[]): Act => ({ kind: 'choose', name: 'departs', value });
const notDue: Refusal = { code: 'unknown-choice', rule: '5.6', detail: { name: 'departs' } };
const strict = fast({ allowedAbsences: 0 });
const everyVote = strict.alive.map((it) => votes(`${it} > ${it}`));

describe('the host is refused', () => {
  it.each<Row>([
    ['anything when the game is over', stopped, votes('Кот > Врач'), { code: 'game-over', rule: '7.1' }],
    [
      'a winner whom the game does not know',
      day,
      { kind: 'stop', winner: 'Никто', why: 'Дождь' },
      { code: 'unknown-winner', rule: '7.2', detail: { winner: 'Никто' } },
    ],
    ['a second close of the night', closed, close, { code: 'wrong-phase' }],
    [
      'a close of a day that has not begun',
      after(fast({}), skipTo('lynch', 2)),
      close,
      { code: 'wrong-phase', rule: '2.3' },
    ],
    [
      'a vote in a day that has not begun',
      after(fast({}), skipTo('lynch', 2)),
      votes('T1 > T2'),
      { code: 'wrong-phase', rule: '2.3' },
    ],
    ['the publication of an open night', night, publish, { code: 'not-closed' }],
    ['the publication of a lynch', day, publish, { code: 'not-closed' }],
    ['a leap over a closed night', closed, skipTo('lynch', 2), { code: 'wrong-phase' }],
    ['a new end for a closed night', closed, until, { code: 'wrong-phase', rule: '2.3' }],
    [
      'an end that has passed',
      day,
      { ...until, at: '2010-03-29T18:00:00.001Z' } as Act,
      { code: 'past-deadline', rule: '2.3', detail: { ends } },
    ],
    [
      'an end at this very instant',
      day,
      { ...until, at: ends } as Act,
      { code: 'past-deadline', rule: '2.3', detail: { ends } },
    ],
    ['a ruling by day', day, rules('Первый'), { code: 'wrong-phase', rule: '3.17' }],
    [
      'a ruling on what was not sent',
      after(night, says('Первый: Убить Пёс')),
      rules('Тибул'),
      { code: 'unknown-command', rule: '3.17', detail: { target: 'Тибул' } },
    ],
    [
      'a ruling on another ability',
      after(night, says('Первый: Убить Пёс')),
      rules('Первый/recruit'),
      { code: 'unknown-command', rule: '3.17', detail: { target: 'Первый/recruit' } },
    ],
    [
      'a correction of a night that is not told',
      closed,
      overrules(1, 'Первый'),
      { code: 'wrong-phase', rule: '3.17' },
    ],
    ['a correction of another night', second, overrules(2, 'Первый'), { code: 'wrong-phase', rule: '3.17' }],
    [
      'a correction of what was not sent',
      second,
      overrules(1, 'Тибул'),
      { code: 'unknown-command', rule: '3.17', detail: { target: 'Тибул' } },
    ],
  ])('%s', (_, game, act, refusal) => {
    expect(refusalOf(game, act)).toEqual(refusal);
  });
});

describe('a choice is refused', () => {
  const unknown = (name: string): Refusal => ({ code: 'unknown-choice', rule: '6.2', detail: { name } });
  it.each<Row>([
    ['where nobody has to choose', day, chooses('doll', 'rebels'), unknown('doll')],
    ['under another name', both, chooses('Кот', 'rebels'), unknown('Кот')],
    ['of a clan that did not recruit her', both, chooses('doll', 'town'), unknown('doll')],
    [
      'at the end',
      after(both, until),
      chooses('doll', 'rebels', ends),
      { code: 'late', rule: '2.3', detail: { ends, at: ends } },
    ],
    ['of who leaves, where misses do not count', day, departs('Кот'), notDue],
    ['of who leaves, by night', after(strict, ...everyVote, close), departs('T2'), notDue],
    ['of nobody', strict, departs(), notDue],
    ['of who leaves, twice', strict, departs('T1', 'T1'), notDue],
    ['of one due and one stranger', strict, departs('T1', 'Никто'), notDue],
  ])('%s', (_, game, act, refusal) => {
    expect(refusalOf(game, act)).toEqual(refusal);
    expect(after(game, act).choices).toEqual({});
  });

  it('never for one who may be due', () => {
    expect(refusalOf(strict, departs('T1', 'M1'))).toBeNull();
  });
});

describe('a roll that cannot be', () => {
  const impossible = (label: string, value: string, among: readonly string[], rule: string): Refusal => ({
    code: 'impossible-roll',
    rule,
    detail: { label, value, among },
  });
  const twoTied = after(
    fast({ tie: 'roll' }, { 'lynch/1/tie': 'T3' }),
    ...drawn('T1', 'T2', 'T1', 'T2', 'T3'),
  );
  const twoAbsent = after(
    fast({ allowedAbsences: 0 }, { 'lynch/1/departs': 'M1' }),
    ...['M1', 'M2', 'T3', 'T4', 'T5', 'T6'].map((it) => votes(`${it} > ${it}`)),
  );
  const nightOf = (game: Game) => after(game, skipTo('night'), { kind: 'deadline', ends });
  const torn = after(
    nightOf(fast({ decision: 'majority' }, { 'night/1/victim': 'T3' })),
    says('M1: Убить T1'),
    says('M2: Убить T2'),
  );
  const silent = nightOf(fast({ missedKill: 'roll' }, { 'night/1/victim': 'M1' }));
  const doll = after(
    gameOf({ players, forced: { ...forced, 'lynch/2/doll': 'town' } }),
    ...[skipTo('night'), says('Первый: Вербовать Кукла'), says('Тибул: Вербовать Кукла'), close, publish],
  );
  const commissar = gameOf({ players, forced: { 'night/1/commissar': 'Врач' } });

  it.each<Row>([
    ['5.3 of who is lynched', twoTied, close, impossible('lynch/1/tie', 'T3', ['T1', 'T2'], '5.3')],
    ['5.6 of who leaves', twoAbsent, close, impossible('lynch/1/departs', 'M1', ['T1', 'T2'], '5.6')],
    ['3.1 of whom the mafia kills', torn, close, impossible('night/1/victim', 'T3', ['T1', 'T2'], '3.1')],
    [
      '3.4 of whom a silent mafia kills',
      silent,
      close,
      impossible('night/1/victim', 'M1', ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'], '3.4'),
    ],
    ['6.2 of the doll’s clan', doll, close, impossible('lynch/2/doll', 'town', ['fat-men', 'rebels'], '6.2')],
    [
      '3.10 of the commissar',
      commissar,
      close,
      impossible('night/1/commissar', 'Врач', ['Кот', 'Котофей', 'Мышь', 'Пёс'], '3.10'),
    ],
  ])('%s leaves the phase open', (_, game, act, refusal) => {
    expect(refusalOf(game, act)).toEqual(refusal);
    expect(after(game, act)).toBe(game);
  });
});

describe('a set-up is refused', () => {
  const { setup } = day;
  const seat = (player: string, character: string) => ({ player, character });
  const opened = (others: object) => errorOf(open({ ...setup, ...others }));

  it('by a ruleset, a character or a number of seats that is not known', () => {
    expect(opened({ ruleset: 'шахматы' })).toEqual({
      code: 'unknown-ruleset',
      detail: { ruleset: 'шахматы' },
    });
    expect(opened({ seats: [] })).toEqual({
      ...{ code: 'bad-composition', rule: '1', detail: { least: 10, most: 40 } },
    });
    expect(opened({ seats: [seat('Кот', 'котёнок')] })).toEqual({
      ...{ code: 'unknown-character', rule: '1', detail: { character: 'котёнок' } },
    });
  });

  it('by a nick that is empty or taken', () => {
    const twice = [seat('Кот', 'tibul'), seat('Пёс', 'citizen'), seat('Кот', 'citizen')];
    const taken = (target: string): Refusal => ({
      code: 'duplicate-player',
      rule: '8.2',
      detail: { target },
    });
    expect(opened({ seats: twice })).toEqual(taken('Кот'));
    expect(opened({ seats: [seat('', 'tibul')] })).toEqual(taken(''));
    expect(errorOf(deal(fastMafia, {}, 'фонарь', ['А', 'Б', 'В', 'Г', 'Б']))).toEqual(taken('Б'));
  });

  it('by the option that is wrong, by its path', () => {
    expect(opened({ options: { revote: 'never' } })).toMatchObject({
      code: 'bad-options',
      detail: { option: 'revote' },
    });
    expect(opened({ options: { secrets: { doctor: { text: '' } } } })?.detail).toMatchObject({
      option: 'secrets.doctor.text',
    });
    expect(opened({ options: { unknown: true } })?.detail?.option).toBe('');
  });

  it('by a number of seats for which there is no cast', () => {
    const bad = (least: number, most: number): Refusal => ({
      ...{ code: 'bad-composition', rule: '1', detail: { least, most } },
    });
    for (const seats of [9, 41, 12.5]) expect(errorOf(composition(threeFatMen, seats))).toEqual(bad(10, 40));
    for (const seats of [16, 41]) expect(errorOf(composition(threeFatMenFirst, seats))).toEqual(bad(17, 40));
    for (const seats of [4, 41]) expect(errorOf(composition(fastMafia, seats))).toEqual(bad(5, 40));
    expect(errorOf(composition(fastMafia, 8, { mafia: 4 }))).toEqual({
      ...{ code: 'bad-composition', rule: '1', detail: { least: 5, most: 40, option: 'mafia' } },
    });
    expect(errorOf(checkComposition(threeFatMen, ['tibul']))).toEqual(bad(10, 40));
  });

  it('by a deal that cannot be', () => {
    const nicks = ['А', 'Б', 'В', 'Г', 'Д'];
    const refused = deal(fastMafia, {}, 'фонарь', nicks, { 'deal/А': 'mafioso', 'deal/Б': 'mafioso' });
    const left = ['citizen', 'citizen', 'citizen', 'citizen'];
    expect(errorOf(refused)).toEqual({
      ...{ code: 'impossible-roll', rule: '1.1' },
      detail: { label: 'deal/Б', value: 'mafioso', among: left },
    });
  });
});
