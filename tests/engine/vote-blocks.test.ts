import { describe, expect, it } from 'vitest';
import { blocksLeft } from '../../src/engine/acts/block.ts';
import type { Game } from '../../src/engine/game.ts';
import { after, close, gameOf, lynchOf, refusalOf, skipTo, votes, type Act } from './table.ts';

const players = {
  Первый: 'first-fat-man',
  Третий: 'third-fat-man',
  Тутти: 'tutti',
  Тибул: 'tibul',
  Суок: 'suok',
  Кот: 'citizen',
  Пёс: 'citizen',
};
const day = gameOf({ players });
const ends = '2010-03-29T18:00:00.000Z';
const block = (by: string, of: string, others: object = {}): Act => ({ kind: 'block', by, of, ...others });
const left = (game: Game, ...leaders: readonly string[]) => leaders.map((it) => blocksLeft(game, it));

describe('5.5 the blocks that a clan has left', () => {
  it('are three for each clan, and each spends its own', () => {
    expect(left(day, 'Первый', 'Тибул')).toEqual([3, 3]);
    const spent = after(day, block('Первый', 'Кот'), block('Первый', 'Пёс'), block('Тибул', 'Пёс'));
    expect(left(spent, 'Первый', 'Тибул')).toEqual([1, 2]);
    expect(left(after(spent, close, skipTo('lynch', 2)), 'Первый', 'Тибул')).toEqual([1, 2]);
  });

  it('are no fewer for a block that was refused, today or on an earlier day', () => {
    const refused = after(day, block('Третий', 'Кот'), block('Первый', 'Никто'), block('Кот', 'Пёс'));
    expect(left(refused, 'Первый')).toEqual([3]);
    expect(left(after(refused, close, skipTo('lynch', 2)), 'Первый', 'Тибул')).toEqual([3, 3]);
  });

  it('pass to the heir', () => {
    const lynched = after(day, block('Первый', 'Кот'), votes('Пёс > Первый'), close, skipTo('lynch', 2));
    expect(lynched.leaders).toEqual({ 'fat-men': 'Третий', rebels: 'Тибул' });
    expect(left(lynched, 'Третий')).toEqual([2]);
    const all = after(lynched, block('Третий', 'Кот'), block('Третий', 'Пёс'));
    expect(refusalOf(all, block('Третий', 'Суок'))?.code).toBe('limit-reached');
  });
});

describe('5.5 the same block sent again', () => {
  it('is one block, however the nick is written', () => {
    const twice = after(day, block('Первый', 'Кот'), block('Первый', 'кот'));
    expect(refusalOf(twice, block('Первый', 'Кот'))).toBeNull();
    expect(twice.blocks).toEqual([{ by: 'Первый', of: 'Кот', refusal: null }]);
    expect(left(twice, 'Первый')).toEqual([2]);
  });

  it('by the other leader is another, and spends his', () => {
    const both = after(day, block('Первый', 'Кот'), block('Тибул', 'Кот'));
    expect(both.blocks).toHaveLength(2);
    expect(left(both, 'Первый', 'Тибул')).toEqual([2, 2]);
    expect(lynchOf(both, 'Кот > Пёс').votes).toMatchObject([{ by: 'Кот', reason: 'vote-blocked' }]);
  });

  it('is heard, when the first came too late and the host has moved the end', () => {
    const until = (instant: string): Act => ({ kind: 'deadline', ends: instant });
    const late = after(day, until(ends), block('Первый', 'Кот', { at: ends }));
    const moved = after(late, until('2010-03-29T19:00:00.000Z'), block('Первый', 'Кот', { at: ends }));
    const lynch = lynchOf(moved, 'Кот > Пёс');
    expect(lynch.blocks).toEqual([
      { by: 'Первый', of: 'Кот', status: 'refused', reason: 'late' },
      { by: 'Первый', of: 'Кот', status: 'effective', reason: null },
    ]);
    expect(lynch.tally).toEqual({});
  });
});

describe('5.1 a post with a vote', () => {
  const cast: Act = { kind: 'vote', post: 'a', by: 'Кот', for: ['Пёс'] };
  const edited: Act = { kind: 'vote-edited', post: 'a' };
  const deleted: Act = { kind: 'vote-deleted', post: 'a' };
  const reasons = (...acts: readonly Act[]) => lynchOf(day, ...acts).votes.map((it) => it.reason);

  it('that was deleted stays so, though it was edited before or is said to be edited later', () => {
    expect(reasons(cast, deleted)).toEqual(['deleted']);
    expect(reasons(cast, edited, deleted)).toEqual(['deleted']);
    expect(reasons(cast, deleted, edited)).toEqual(['deleted']);
  });

  it('that came too late stays late, though the end was moved and the post edited', () => {
    const until = (instant: string): Act => ({ kind: 'deadline', ends: instant });
    const late = { ...cast, at: ends } as Act;
    expect(reasons(until(ends), late, until('2010-03-29T19:00:00.000Z'), edited)).toEqual(['late']);
  });

  it('spoils no other post of the same author', () => {
    expect(reasons(cast, { ...cast, post: 'b' } as Act, edited)).toEqual(['edited', null]);
  });
});
