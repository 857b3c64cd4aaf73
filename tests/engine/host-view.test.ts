import { describe, expect, it } from 'vitest';
import { isCutShort, isDecided } from '../../src/engine/clan-command.ts';
import type { Game } from '../../src/engine/game.ts';
import { open } from '../../src/engine/play.ts';
import { variantOf } from '../../src/engine/variant.ts';
import { threeFatMenFirst } from '../../src/engine/rulesets/three-fat-men-first/ruleset.ts';
import { view } from '../../src/engine/view.ts';
import { after, close, gameOf, noon, publish, says, skipTo, votes } from './table.ts';

const players = {
  Первый: 'first-fat-man',
  Тибул: 'tibul',
  Учитель: 'dance-teacher',
  Врач: 'gaspar',
  Кот: 'citizen',
  Пёс: 'citizen',
};
const day = gameOf({ players, forced: { 'night/1/commissar': 'Кот', 'night/2/commissar': 'Пёс' } });
const hostSees = (game: Game) => view(game, { kind: 'host' }).host;

describe('what the host sees', () => {
  const night = after(day, close, says('Врач: Лечить Кот'), says('Учитель: Блокировать Пёс'));

  it('who has sent what, of everybody in the order of nicks', () => {
    const ledger = hostSees(night)?.ledger ?? [];
    expect(
      ledger.map(({ player, character, sent }) => [player, character, sent.map((it) => it.ability)]),
    ).toEqual([
      ['Врач', 'gaspar', ['heal']],
      ['Кот', 'citizen', []],
      ['Первый', 'first-fat-man', []],
      ['Пёс', 'citizen', []],
      ['Тибул', 'tibul', []],
      ['Учитель', 'dance-teacher', ['block']],
    ]);
  });

  it('nights and lynches apart, each as often as it was', () => {
    const later = after(night, close, publish, votes('Кот > Пёс'), close);
    const seen = hostSees(later);
    expect(seen?.nights.map(({ kind, number }) => [kind, number])).toEqual([['night', 1]]);
    expect(seen?.lynches.map(({ kind, number }) => [kind, number])).toEqual([
      ['lynch', 1],
      ['lynch', 2],
    ]);
  });

  it('no letters of his own, and none of a player’s place', () => {
    expect(view(night, { kind: 'host' }).letters).toEqual([]);
    expect(view(night, { kind: 'host' }).me).toBeNull();
    expect(view(night, { kind: 'public' }).letters).toEqual([]);
  });
});

describe('the count in the thread', () => {
  const thread = (game: Game) => view(game, { kind: 'public' }).thread;

  it('is there while a lynch is open, and only then', () => {
    expect(thread(after(day, votes('Кот > Пёс')))).toMatchObject({
      tally: { Пёс: 1 },
      turnout: 1,
      quorum: 1,
    });
    expect(thread(after(day, close))).toBeNull();
    expect(thread(after(day, close, close))).toBeNull();
  });

  it('is not there once the game is over', () => {
    expect(thread(after(day, { kind: 'stop', winner: 'town', why: 'Свет погас.' }))).toBeNull();
  });

  it('no absences are counted where no rule counts them', () => {
    expect(view(day, { kind: 'public' }).absences).toBeNull();
  });
});

describe('the mafia’s decision (fast-mafia 2.4)', () => {
  const later = '2010-03-29T20:00:00.000Z';
  const evening = (options: Readonly<Record<string, unknown>>): Game => {
    const seats = ['M1', 'M2', 'T1', 'T2', 'T3', 'T4', 'T5', 'T6'].map((player) => ({
      player,
      character: player.startsWith('M') ? 'mafioso' : 'citizen',
    }));
    const opened = open({ ruleset: 'fast-mafia', options, seed: 'фонарь', seats });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    return after(opened.value, skipTo('night'), { kind: 'deadline', ends: later });
  };

  it('by majority is in when every living mafioso has spoken', () => {
    const night = evening({ decision: 'majority' });
    expect(isDecided(night)).toBe(false);
    const one = after(night, says('M1: Убить T1'));
    expect(isDecided(one)).toBe(false);
    expect(isDecided(after(one, says('M1: Убить T2')))).toBe(false);
    expect(isDecided(after(one, says('M2: Убить T2')))).toBe(true);
  });

  it('by the last word is in with any, unanimous with the same of all', () => {
    expect(isDecided(after(evening({ decision: 'last' }), says('M1: Убить T1')))).toBe(true);
    const all = evening({ decision: 'unanimous' });
    expect(isDecided(after(all, says('M1: Убить T1'), says('M2: Убить T2')))).toBe(false);
    expect(isDecided(after(all, says('M1: Убить T1'), says('M2: Убить T1')))).toBe(true);
  });

  it('is no question by day, nor where nobody shares a command', () => {
    expect(isDecided(after(evening({}), says('M1: Убить T1'), close, publish))).toBe(false);
    expect(isDecided(after(day, close))).toBe(false);
  });

  it('a night is cut short that ends before its hour without it', () => {
    const night = evening({ decision: 'last' });
    expect(isCutShort(night, new Date(noon))).toBe(true);
    expect(isCutShort(night, new Date(later))).toBe(false);
    expect(isCutShort(after(night, says('M1: Убить T1')), new Date(noon))).toBe(false);
    expect(isCutShort({ ...night, phase: { ...night.phase, ends: null } }, new Date(noon))).toBe(false);
    const lynch: Game = { ...night, phase: { ...night.phase, kind: 'lynch' } };
    expect(isCutShort(lynch, new Date(noon))).toBe(false);
    const timed = after(day, close, { kind: 'deadline', ends: later });
    expect(isCutShort(timed, new Date(noon))).toBe(false);
  });
});

it('the same options, in whatever order, make the same ruleset', () => {
  const one = variantOf(threeFatMenFirst, { clown: 'killer', tub: 'blank' });
  expect(variantOf(threeFatMenFirst, { tub: 'blank', clown: 'killer' })).toBe(one);
  expect(variantOf(threeFatMenFirst, { tub: 'blank', clown: 'killer' })).toBe(one);
  expect(variantOf(threeFatMenFirst, { tub: 'blank' })).not.toBe(one);
});
