import { describe, expect, it } from 'vitest';
import { replay } from '../../src/engine/replay.ts';
import { after, close, gameOf, nightOf, publish, refusalOf, says, skipTo, votes } from './table.ts';

const players = {
  Первый: 'first-fat-man',
  Второй: 'second-fat-man',
  Третий: 'third-fat-man',
  Тутти: 'tutti',
  Тибул: 'tibul',
  Просперо: 'prospero',
  Кот: 'citizen',
};
const game = gameOf({ players });
const night = after(game, skipTo('night'));

describe('4 succession', () => {
  it('by night: the heir is told with the report, leads from then on and beats no more', () => {
    const closed = after(night, says('Тибул: Убить Первый'), says('Третий: Избить Кот'), close);
    expect(closed.leaders['fat-men']).toBe('Первый');
    const morning = after(closed, publish);
    expect(morning.leaders).toEqual({ 'fat-men': 'Третий', rebels: 'Тибул' });
    expect(morning.past[0]?.private).toContainEqual({ to: 'Третий', kind: 'succeeded', clan: 'fat-men' });
    const next = after(morning, close);
    expect(refusalOf(next, says('Третий: Избить Кот'))?.code).toBe('not-your-ability');
    expect(refusalOf(next, says('Третий: Убить Кот'))).toBe(null);
  });

  it('passes the thug over when he dies in the same phase, and never reaches the bodyguard', () => {
    const both = ['Тибул: Убить Первый', 'Кот: Убить Третий'];
    expect(nightOf(night, ...both).leaders).toEqual({ 'fat-men': 'Тутти', rebels: 'Тибул' });
    expect(nightOf(night, 'Первый: Убить Тибул').leaders).toEqual({ 'fat-men': 'Первый', rebels: null });
  });

  it('leaves both clans to their heirs when both leaders die', () => {
    const duel = nightOf(night, 'Первый: Убить Тибул', 'Тибул: Убить Первый');
    expect(duel.leaders).toEqual({ 'fat-men': 'Третий', rebels: null });
  });
});

describe('7 the end', () => {
  const small = gameOf({ players: { Первый: 'first-fat-man', Тибул: 'tibul', Кот: 'citizen' } });

  it('is a clan’s when nobody else lives, and it comes with the report, not before', () => {
    const closed = after(
      small,
      skipTo('night'),
      says('Первый: Убить Тибул'),
      says('Кот: Убить Первый'),
      close,
    );
    expect(closed.past.at(-1)?.winner).toBe('town');
    expect(closed.over).toBe(null);
    const over = after(closed, publish);
    expect(over.over).toEqual({ winner: 'town' });
    expect(refusalOf(over, votes('Кот > Кот'))?.code).toBe('game-over');
  });

  it('is a draw when nobody lives', () => {
    const lines = ['Первый: Убить Тибул', 'Тибул: Убить Кот', 'Кот: Убить Первый'];
    expect(nightOf(small, ...lines).winner).toBe('draw');
  });

  it('of a game where nothing happens: three lynches and three nights, unless a host is there to say', () => {
    const quiet = (attended: boolean) => {
      const ties = Object.keys(players).map((it) => votes(`${it} > ${it}`));
      const day = [...ties, close, close, publish];
      return after(gameOf({ players, attended }), ...day, ...day, ...day);
    };
    expect(quiet(false).over).toEqual({ winner: 'draw' });
    const attended = quiet(true);
    expect(attended.over).toBe(null);
    expect(attended.past.map((it) => it.stalled)).toEqual([false, false, false, false, false, true]);
  });

  it('7.2 is the host’s to call, with a winner that the game knows', () => {
    expect(refusalOf(game, { kind: 'stop', winner: 'нет такого', why: '' })?.code).toBe('unknown-winner');
    expect(after(game, { kind: 'stop', winner: 'rebels', why: 'Перевес' }).over).toEqual({
      winner: 'rebels',
      why: 'Перевес',
    });
  });
});

describe('a set-up', () => {
  it.each([
    [{ ruleset: 'шахматы' }, 'unknown-ruleset'],
    [{ options: { revote: 'never' } }, 'bad-options'],
    [{ options: { unknown: true } }, 'bad-options'],
    [{ seats: [] }, 'bad-composition'],
    [{ seats: [{ player: 'Кот', character: 'котёнок' }] }, 'unknown-character'],
    [{ seats: ['tibul', 'citizen'].map((character) => ({ player: 'Кот', character })) }, 'duplicate-player'],
  ])('%o is refused: %s', (wrong, code) => {
    const opened = replay({ ...game.setup, ...wrong }, []);
    expect(opened).toMatchObject({ ok: false, error: { code } });
  });
});
