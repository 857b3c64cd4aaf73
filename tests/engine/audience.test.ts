import { describe, expect, it } from 'vitest';
import { audienceOf, lettersOf, type Audience } from '../../src/engine/audience.ts';
import type { Fact, Move } from '../../src/engine/fact.ts';
import { after, close, gameOf, says, skipTo } from './table.ts';

const move: Move = { id: 'c', actor: 'Кот', ability: 'kill', as: 'leader', targets: ['Пёс'] };
const rule = '3';
const player = 'Пёс';
const by = 'Кот';

type Row = readonly [fact: Fact, audience: Audience];

describe('who may know of a fact', () => {
  it.each<Row>([
    // 9: actor and target by character alone.
    [{ rule, kind: 'worked', move, seen: null }, 'report'],
    [{ rule, kind: 'failed', move, reason: 'guarded' }, 'report'],
    // What was done to somebody would tell him why his command came to nothing.
    [{ rule, kind: 'blocked', player, by }, 'host'],
    [{ rule, kind: 'guest', player, of: by }, 'host'],
    [{ rule, kind: 'beaten', player, by }, 'host'],
    [{ rule, kind: 'counter-spied', player, by }, 'host'],
    [{ rule, kind: 'assaulted', player, by }, 'host'],
    [{ rule, kind: 'attacked', player, move }, 'host'],
    [{ rule, kind: 'doomed', player, move }, 'host'],
    [{ rule, kind: 'guarded', player, by }, 'host'],
    [{ rule, kind: 'shielded', player }, 'host'],
    [{ rule, kind: 'endangered', player, of: by, move }, 'host'],
    [{ rule, kind: 'healed', player, by }, 'host'],
    [{ rule, kind: 'swapped', player, with: by, by }, 'host'],
    [{ rule, kind: 'raised', player, by }, 'host'],
    [{ rule, kind: 'joined', player, clan: 'rebels' }, 'host'],
    // What everybody reads by name.
    [{ rule, kind: 'died', player, cause: 'kill', by }, 'public'],
    [{ rule, kind: 'departed', player }, 'public'],
    [{ rule, kind: 'voted', by, for: player, weight: 1 }, 'public'],
    [{ rule, kind: 'void-vote', by, reason: 'edited' }, 'public'],
    [{ rule, kind: 'queued', player }, 'public'],
    [{ rule, kind: 'executed', player, cause: 'lynch' }, 'public'],
    [{ rule, kind: 'ended', winner: 'rebels' }, 'public'],
    [{ rule, kind: 'missed', player, missed: 3, left: null }, 'public'],
    // What one player is told.
    [
      { rule, kind: 'missed', player, missed: 2, left: 0 },
      { to: player, kind: 'absence', missed: 2, left: 0 },
    ],
    [
      { rule, kind: 'clan-decided', player, by, of: 'Лиса' },
      { to: player, kind: 'team-choice', by, of: 'Лиса' },
    ],
    [
      { rule, kind: 'spied', by, of: player, seen: 'citizen' },
      { to: by, kind: 'role', of: player, seen: 'citizen' },
    ],
    [
      { rule, kind: 'unveiled', by, of: player, seen: 'tutti' },
      { to: by, kind: 'role', of: player, seen: 'tutti' },
    ],
    [
      { rule, kind: 'mirrored', player, by: 'balloon-seller' },
      { to: player, kind: 'spied-by', by: 'balloon-seller' },
    ],
    [
      { rule, kind: 'guest-found', by, of: player, guest: 'unknown' },
      { to: by, kind: 'guest', of: player, guest: 'unknown' },
    ],
    [
      { rule, kind: 'counted', by, of: ['Пёс', 'Лиса', 'Ёж'], number: 2 },
      { to: by, kind: 'count', of: ['Пёс', 'Лиса', 'Ёж'], number: 2 },
    ],
    [
      { rule, kind: 'answered', player, text: 'Звёзды молчат' },
      { to: player, kind: 'answer', text: 'Звёзды молчат' },
    ],
    [
      { rule, kind: 'recruited', player, clan: 'rebels', by },
      { to: player, kind: 'recruited', clan: 'rebels' },
    ],
    [
      { rule, kind: 'to-choose', player, among: ['fat-men', 'rebels'] },
      { to: player, kind: 'choose', what: 'doll', among: ['fat-men', 'rebels'] },
    ],
    [
      { rule, kind: 'teamed', player, clan: 'rebels', members: [by, player] },
      { to: player, kind: 'team', clan: 'rebels', members: [by, player] },
    ],
    [
      { rule, kind: 'succeeded', player, clan: 'rebels' },
      { to: player, kind: 'succeeded', clan: 'rebels' },
    ],
  ])('%o', (fact, audience) => {
    expect(audienceOf(fact)).toEqual(audience);
  });

  it('makes a letter only of what one player is told, in the order of the facts', () => {
    const facts: readonly Fact[] = [
      { rule, kind: 'blocked', player, by },
      { rule, kind: 'spied', by, of: player, seen: 'citizen' },
      { rule, kind: 'died', player, cause: 'kill', by },
      { rule, kind: 'answered', player, text: 'Да' },
    ];
    expect(lettersOf(facts)).toEqual([
      { to: by, kind: 'role', of: player, seen: 'citizen' },
      { to: player, kind: 'answer', text: 'Да' },
    ]);
  });
});

describe('the letters of a night', () => {
  it('tell the spy, and of who was blocked, beaten or guarded nobody', () => {
    const players = {
      ...{ Первый: 'first-fat-man', Тибул: 'tibul', Суок: 'suok', Учитель: 'dance-teacher' },
      ...{ Шары: 'balloon-seller', Просперо: 'prospero', Кот: 'citizen', Пёс: 'citizen' },
    };
    const night = after(gameOf({ players, forced: { 'night/1/commissar': 'Пёс' } }), skipTo('night'));
    const lines = [
      ...['Шары: Шпионить Суок', 'Учитель: Блокировать Тибул', 'Тибул: Убить Кот', 'Суок: Избить Первый'],
      ...['Первый: Убить Кот', 'Просперо: Защитить Кот'],
    ];
    const told = after(night, ...lines.map(says), close).past.at(-1)?.private;
    expect(told).toEqual([
      { to: 'Пёс', kind: 'appointed', as: 'commissar' },
      { to: 'Шары', kind: 'role', of: 'Суок', seen: 'citizen' },
    ]);
  });
});
