import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/engine/log.ts';
import { replay } from '../../src/engine/replay.ts';
import { view } from '../../src/engine/view.ts';
import {
  bytes,
  corrected,
  first,
  forced,
  game,
  log,
  players,
  publicly,
  ruling,
  second,
  tie,
  unhealed,
} from './overruled.ts';
import { after, close, gameOf, noon, publish, refusalOf, says, votes, type Act, type Cast } from './table.ts';

describe('3.17 a ruling on a published night, applied', () => {
  it('plays the game again as if the host had ruled in that night', () => {
    const inTime = after(
      gameOf({ players, forced }),
      ...first.slice(0, -1),
      { kind: 'adjudicate', of: 'Врач', outcome: 'ineffective', why: unhealed.why },
      ...first.slice(-1),
      publish,
      ...second,
      publish,
    );
    expect(corrected.past.map(bytes)).toEqual(inTime.past.map(bytes));
    expect(corrected.alive).toEqual(inTime.alive);
    expect(corrected.leaders).toEqual(inTime.leaders);
  });

  it('refuses later what the dead have done, and lets the rest follow', () => {
    const [, night1, lynch2, night2] = corrected.past;
    expect(night1?.deaths).toMatchObject([{ player: 'Просперо' }]);
    expect(lynch2?.kind === 'lynch' && lynch2.votes.find((it) => it.by === 'Просперо')).toMatchObject({
      reason: 'voter-dead',
    });
    expect(night2?.deaths).toMatchObject([{ player: 'Тибул', cause: 'kill' }]);
    expect(night2?.kind === 'night' && night2.commands.find((it) => it.actor === 'Просперо')).toMatchObject({
      status: 'refused',
      reason: 'actor-dead',
    });
  });

  it('keeps what was published beside it, and tells the public of it', () => {
    const [correction] = view(corrected, publicly).corrections;
    expect(correction).toMatchObject({ night: 1, as: 'apply', why: unhealed.why, at: noon });
    const published = view(game, publicly).past;
    expect(correction?.changed.map((it) => bytes(it.was))).toEqual(published.slice(1).map(bytes));
    expect(correction?.changed.map((it) => bytes(it.now))).toEqual(
      view(corrected, publicly).past.slice(1).map(bytes),
    );
  });

  it('names to the public neither the command nor its author', () => {
    const [correction] = view(corrected, publicly).corrections;
    expect(Object.keys(correction ?? {}).sort()).toEqual(['as', 'at', 'changed', 'night', 'why']);
    const night = correction?.changed.find((it) => it.was.kind === 'night');
    for (const nick of Object.keys(players)) expect(bytes(night?.was.report)).not.toContain(nick);
    for (const nick of Object.keys(players).filter((it) => it !== 'Просперо')) {
      expect(bytes(night?.now.report)).not.toContain(nick);
    }
  });

  it('is what its log tells', () => {
    const entries = [...log, unhealed].map((it) => ({ at: noon, ...it }) as Entry);
    const told = replay(game.setup, entries);
    expect(told.ok && bytes(told.value)).toBe(bytes(corrected));
    expect(told.ok && told.value.history.entries).toEqual(corrected.history.entries);
  });

  it('goes on from there: the phase that is open is the same, with what stands in it', () => {
    const voting = after(game, votes('Кот > Рыжий'), votes('Просперо > Рыжий'), unhealed);
    expect(voting.phase).toMatchObject({ kind: 'lynch', number: 3, state: 'open' });
    expect(view(voting, publicly).thread?.tally).toEqual({ Рыжий: 1 });
    expect(after(voting, close).past.at(-1)?.deaths).toMatchObject([{ player: 'Рыжий' }]);
  });

  it('resolves the night anew that is being written up, and leaves it unread', () => {
    const closed = after(gameOf({ players, forced }), ...log.slice(0, -1), unhealed);
    expect(closed.phase).toMatchObject({ kind: 'night', number: 2, state: 'closed' });
    expect(
      view(closed, publicly).corrections[0]?.changed.map((it) => `${it.was.kind} ${it.was.number}`),
    ).toEqual(['night 1', 'lynch 2']);
    expect(view(closed, publicly).past).toHaveLength(3);
    expect(bytes(after(closed, publish).past)).toBe(bytes(corrected.past));
  });

  it('is taken back by another on the same command', () => {
    const back = after(corrected, ruling('Врач/heal', 'effective'));
    expect(bytes(view(back, publicly).past)).toBe(bytes(view(game, publicly).past));
    expect(back.alive).toEqual(game.alive);
    expect(view(back, publicly).corrections).toHaveLength(2);
    expect(view(back, publicly).corrections[1]?.changed[0]?.was.deaths).toMatchObject([
      { player: 'Просперо' },
    ]);
  });

  it('is heard after what was ruled while the night was being written up', () => {
    const early: Act = { kind: 'adjudicate', of: 'Врач', outcome: 'effective', why: 'так' };
    const ruled = after(gameOf({ players, forced }), ...first, early, publish, unhealed);
    expect(ruled.alive).not.toContain('Просперо');
  });
});

describe('3.17 a ruling is refused', () => {
  it.each([
    [
      'on a night that is not public yet',
      after(gameOf({ players, forced }), ...first),
      unhealed,
      'wrong-phase',
    ],
    ['on a night that never was', game, ruling('Врач', 'ineffective', { night: 9 }), 'wrong-phase'],
    ['on a command that was not sent', game, ruling('Второй', 'effective'), 'unknown-command'],
    ['on another ability than was used', game, ruling('Врач/kill', 'effective'), 'unknown-command'],
    [
      'when the game is over',
      after(game, { kind: 'stop', winner: 'draw', why: 'конец' }),
      unhealed,
      'game-over',
    ],
  ] as const)('%s', (_, where, act, code) => {
    expect(refusalOf(where, act)?.code).toBe(code);
    expect(after(where, act)).toBe(where);
  });

  it('where a forced roll could no longer be', () => {
    const stuck = after(
      gameOf({ players, forced: { ...forced, 'night/2/commissar': 'Пёс' } }),
      ...[...tie(), says('Первый: Убить Пёс'), says('Врач: Лечить Пёс'), close, publish, ...tie()],
    );
    expect(stuck.commissar).toBe('Пёс');
    expect(refusalOf(stuck, unhealed)?.code).toBe('impossible-roll');
    expect(after(stuck, unhealed)).toBe(stuck);
  });
});

describe('3.17 a correction by which the game ends', () => {
  const lone: Cast = { players: { Первый: 'first-fat-man', Тибул: 'tibul' } };
  const votesOnly = tie(Object.keys(lone.players));
  const spared: Act = { kind: 'adjudicate', of: 'Первый', outcome: 'ineffective', why: 'так' };
  const open = after(gameOf(lone), ...votesOnly, says('Первый: Убить Тибул'), close, spared, publish);
  const killed = ruling('Первый', 'effective');

  it('ends it at once, when nothing that is public is lost', () => {
    expect(open.over).toBeNull();
    const ended = after(open, killed);
    expect(ended.over).toEqual({ winner: 'fat-men' });
    expect(view(ended, publicly).over?.corrections).toHaveLength(1);
  });

  it('is refused, when everybody has read on', () => {
    const on = after(open, ...votesOnly);
    expect(refusalOf(on, killed)).toMatchObject({
      code: 'would-end-earlier',
      detail: { winner: 'fat-men' },
    });
    expect(after(on, killed)).toBe(on);
  });
});
