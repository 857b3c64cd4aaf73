import { describe, expect, it } from 'vitest';
import { play } from '../../src/engine/play.ts';
import { replay } from '../../src/engine/replay.ts';
import { after, close, gameOf, noon, publish, refusalOf, skipTo, type Act } from './table.ts';

const players = { Первый: 'first-fat-man', Тибул: 'tibul', Кот: 'citizen', Пёс: 'citizen' };
const night = after(gameOf({ players }), skipTo('night'));
const closed = after(night, close);
const day = after(closed, publish);
const told = (number: number, as: 'published' | 'corrected' = 'published'): Act => ({
  kind: 'report',
  night: number,
  as,
});

describe('a literary report that comes after the technical one', () => {
  it('leaves the game as it is, and its history too', () => {
    expect(after(day, told(1), told(1, 'corrected'))).toBe(day);
  });

  it('is told of a game that is over, of which nothing else is', () => {
    const over = after(day, { kind: 'stop', winner: 'draw', why: 'Дождь' });
    expect(refusalOf(over, told(1))).toBe(null);
    expect(after(over, told(1))).toBe(over);
    expect(refusalOf(over, publish)?.code).toBe('game-over');
  });

  it.each([
    ['a night that nobody knows the outcome of', closed, 1],
    ['an open night', night, 1],
    ['a night to come', day, 2],
  ])('is never that of %s', (_, game, number) => {
    const { game: left, refusal } = play(game, { ...told(number), at: noon } as never);
    expect(refusal?.code).toBe('wrong-phase');
    expect(left).toBe(game);
  });

  it('stands in a log that tells the same game as one without it', () => {
    const acts = [skipTo('night'), close, publish].map((act) => ({ at: noon, ...act }) as never);
    const without = replay(day.setup, acts);
    const wrote = replay(day.setup, [...acts, { ...told(1), at: noon } as never]);
    expect(wrote).toEqual(without);
  });
});
