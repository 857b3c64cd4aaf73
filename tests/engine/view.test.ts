import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { view, type Viewer } from '../../src/engine/view.ts';
import { after, close, gameOf, publish, says, skipTo, votes, type Act } from './table.ts';

const players = {
  Первый: 'first-fat-man',
  Второй: 'second-fat-man',
  Тутти: 'tutti',
  Тибул: 'tibul',
  Просперо: 'prospero',
  Учитель: 'dance-teacher',
  Рыжий: 'august',
  Врач: 'gaspar',
  Кот: 'citizen',
  Пёс: 'citizen',
};
const forced = { 'night/1/commissar': 'Кот' };
const game = gameOf({ players, forced });
const night = after(game, close);
const through = (...lines: readonly (string | Act)[]) =>
  after(night, ...lines.map((it) => (typeof it === 'string' ? says(it) : it)), close);
const as = (player: string): Viewer => ({ kind: 'player', player });
const publicly: Viewer = { kind: 'public' };
const everybody: readonly Viewer[] = [publicly, ...Object.keys(players).map(as)];

/** Ids of commands are the site's, and only their sender sees them. */
const bytes = (shown: Game, viewer: Viewer) =>
  JSON.stringify(view(shown, viewer)).replace(/"(id|at)":"[^"]*"/gu, '');

describe('blocked, failed and not sent', () => {
  const block = 'Учитель: Блокировать Второй';
  const nights = {
    'a guard blocked': through(block, 'Второй: Проверить Кот', 'Второй: Защитить Пёс'),
    'another guard blocked': through(block, 'Второй: Проверить Кот', 'Второй: Защитить Кот'),
    'no guard sent': through(block, 'Второй: Проверить Кот'),
  };

  it('leave the same bytes for everybody once the night is public', () => {
    for (const viewer of everybody) {
      const [first, ...others] = Object.values(nights).map((it) => bytes(after(it, publish), viewer));
      for (const other of others) expect(other).toBe(first);
    }
  });

  it('leave the same bytes for all others while the report is being written', () => {
    for (const viewer of everybody.filter((it) => it.kind !== 'player' || it.player !== 'Второй')) {
      const [first, ...others] = Object.values(nights).map((it) => bytes(it, viewer));
      for (const other of others) expect(other).toBe(first);
    }
  });

  it('are told apart by the host', () => {
    const [first, ...others] = Object.values(nights).map((it) => bytes(it, { kind: 'host' }));
    for (const other of others) expect(other).not.toBe(first);
  });

  it.each([
    ['a guard on whom nobody attacked', 'Просперо: Защитить Пёс'],
    ['a heal of whom nobody attacked', 'Врач: Лечить Пёс'],
    ['a check of no courtesan', 'Просперо: Проверить Пёс'],
    ['a clown’s wrong target', 'Рыжий: Убить Пёс'],
    ['a block of who sent nothing', 'Учитель: Блокировать Пёс'],
  ])('%s shows like nothing', (_, line) => {
    const sent = after(through(line), publish);
    const silent = after(through(), publish);
    for (const viewer of everybody) expect(bytes(sent, viewer)).toBe(bytes(silent, viewer));
  });

  it('a kill that turned on its killer shows like any death', () => {
    const turned = after(through('Первый: Убить Рыжий'), publish);
    expect(view(turned, publicly).past.at(-1)?.deaths).toEqual([
      { player: 'Первый', character: 'first-fat-man', cause: 'kill' },
    ]);
  });
});

describe('a closed night', () => {
  const closed = through('Тибул: Убить Первый', 'Тутти: Шпионить Тибул', 'Тутти: Лечить Кот');

  it('is the host’s alone until it is published', () => {
    for (const viewer of everybody) {
      const shown = view(closed, viewer);
      expect(shown.roster.every((it) => it.alive)).toBe(true);
      expect(shown.past.map((it) => it.kind)).toEqual(['lynch']);
      expect(shown.host).toBe(null);
    }
    expect(view(closed, { kind: 'host' }).host?.nights).toHaveLength(1);
  });

  it('brings its results with its publication; appointments and refusals come at once', () => {
    const kinds = (shown: Game, player: string) =>
      view(shown, as(player)).letters.map((it) => `${it.kind} ${it.number}: ${it.message.kind}`);
    expect(kinds(closed, 'Тутти')).toEqual(['lynch 1: dealt', 'lynch 1: team', 'night 1: refused']);
    expect(kinds(after(closed, publish), 'Тутти')).toEqual([
      ...['lynch 1: dealt', 'lynch 1: team', 'night 1: refused', 'night 1: role', 'night 1: succeeded'],
    ]);
    expect(kinds(night, 'Кот')).toEqual(['lynch 1: dealt', 'night 1: appointed']);
  });
});

describe('the roster', () => {
  it('shows a player his own character and his clan’s nicks, to the public only the dead', () => {
    const dead = after(through('Тибул: Убить Пёс'), publish);
    const characters = (viewer: Viewer) =>
      view(dead, viewer)
        .roster.filter((it) => it.character !== null)
        .map((it) => it.player);
    const clans = (viewer: Viewer) =>
      view(dead, viewer)
        .roster.filter((it) => it.clan !== null)
        .map((it) => it.player);
    expect(characters(publicly)).toEqual(['Пёс']);
    expect(characters(as('Тутти'))).toEqual(['Пёс', 'Тутти']);
    expect(clans(as('Тутти'))).toEqual(['Второй', 'Первый', 'Пёс', 'Тутти']);
    expect(clans(as('Врач'))).toEqual(['Врач', 'Пёс']);
  });

  it('does not depend on who was seated first', () => {
    const reversed = gameOf({ players: Object.fromEntries(Object.entries(players).toReversed()), forced });
    for (const viewer of everybody) expect(view(reversed, viewer)).toEqual(view(game, viewer));
  });
});

describe('the dead', () => {
  it('see what the public sees, their own letters and nothing of the open phase', () => {
    const dead = after(through('Тибул: Убить Первый'), publish);
    const { letters, me, roster, ...rest } = view(dead, as('Первый'));
    const { letters: _, me: __, roster: ___, ...open } = view(dead, publicly);
    expect(rest).toEqual(open);
    expect(me).toMatchObject({ alive: false, leader: false, sent: [], blocksLeft: null });
    expect(letters.map((it) => it.message.kind)).toEqual(['dealt', 'team']);
    expect(roster.find((it) => it.player === 'Тибул')?.character).toBe(null);
  });
});

describe('a lynch', () => {
  const voted = after(
    game,
    { kind: 'grant', to: 'Кот', bonus: 'double-vote' },
    { kind: 'activate', by: 'Кот', bonus: 'double-vote' },
    votes('Кот > Врач'),
    votes('Пёс > Тибул'),
    { kind: 'block', by: 'Тибул', of: 'Пёс' },
  );

  it('while open shows the votes as posted, without block and bonus', () => {
    for (const viewer of everybody) {
      expect(view(voted, viewer).thread).toMatchObject({ tally: { Врач: 1, Тибул: 1 }, turnout: 2 });
    }
  });

  it('when ended tells whose vote was blocked and by nobody’s hand', () => {
    const ended = after(voted, close);
    for (const viewer of everybody) {
      const lynch = view(ended, viewer).past.at(-1);
      expect(lynch).toMatchObject({ tally: { Врач: 2 }, votes: [{}, { by: 'Пёс', reason: 'vote-blocked' }] });
      expect(lynch).not.toHaveProperty('blocks');
      expect(lynch).not.toHaveProperty('leaders');
      expect(lynch).not.toHaveProperty('private');
    }
  });

  it('shows a leader his own block and how many are left, and nobody else', () => {
    expect(view(voted, as('Тибул')).me).toMatchObject({ leader: true, blocksLeft: 2, block: 'Пёс' });
    expect(view(voted, as('Просперо')).me).toMatchObject({ leader: false, blocksLeft: null, block: null });
  });
});

describe('after the end', () => {
  it('everything is revealed to everybody', () => {
    const over = after(through('Тибул: Убить Пёс'), publish, { kind: 'stop', winner: 'town', why: 'Пора' });
    for (const viewer of everybody) {
      const shown = view(over, viewer);
      expect(shown.over).toMatchObject({ winner: 'town', why: 'Пора', seed: 'фонарь' });
      expect(shown.over?.nights[0]?.commands.length).toBeGreaterThan(0);
      expect(shown.roster.every((it) => it.character !== null)).toBe(true);
    }
  });

  it('and not before: the seed is in nobody’s view', () => {
    for (const viewer of [...everybody, { kind: 'host' } as const]) {
      expect(JSON.stringify(view(night, viewer))).not.toContain('фонарь');
    }
  });

  it('a name that is not in the game sees what the public sees', () => {
    expect(view(after(night, skipTo('lynch', 2)), as('Чужой'))).toEqual(
      view(after(night, skipTo('lynch', 2)), publicly),
    );
  });
});
