import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../src/engine/result.ts';
import {
  atTheEnd,
  blocks,
  day,
  held,
  night,
  second,
  stranger,
  tooLate,
  until,
  uses,
  type Row,
} from './refused.ts';
import { after, close, refusalOf, votes, type Act } from './table.ts';

describe('a vote is refused', () => {
  it.each<Row>([
    ['to a stranger', day, votes('Никто > Кот'), stranger],
    ['by night', night, votes('Кот > Врач'), { code: 'wrong-phase' }],
    ['at the end', after(day, until), atTheEnd(votes('Кот > Врач')), tooLate],
    ['to the dead', second, votes('Пёс > Врач'), { code: 'voter-dead', rule: '5.2' }],
    [
      'with two nicks',
      day,
      votes('Кот > Врач > Тибул'),
      { code: 'unclear', rule: '5.1', detail: { candidates: ['Врач', 'Тибул'] } },
    ],
    [
      'without a nick',
      day,
      { kind: 'vote', post: 'p', by: 'Кот', for: [] },
      { code: 'unclear', rule: '5.1', detail: { candidates: [] } },
    ],
    [
      'for a beginning that two share',
      day,
      votes('Врач > Ко'),
      { code: 'unclear', rule: '5.1', detail: { target: 'Ко', candidates: ['Кот', 'Котофей'] } },
    ],
    [
      'for the dead',
      second,
      votes('Кот > пес'),
      { code: 'dead-target', rule: '5.1', detail: { target: 'Пёс' } },
    ],
    [
      'for a stranger',
      day,
      votes('Кот >  Никто '),
      { code: 'unknown-target', rule: '5.1', detail: { target: 'Никто' } },
    ],
  ])('%s', (_, game, act, refusal) => {
    expect(refusalOf(game, act)).toEqual(refusal);
  });

  it.each<Act['kind']>(['vote-edited', 'vote-deleted'])(
    '5.1 and so is %s of a post without a vote',
    (kind) => {
      const cast = after(day, votes('Кот > Врач'));
      const act = { kind, post: 'нет' } as Act;
      expect(refusalOf(cast, act)).toEqual({ code: 'unknown-post', rule: '5.1', detail: { post: 'нет' } });
      expect(after(cast, act)).toBe(cast);
    },
  );
});

describe('a vote block is refused', () => {
  const spent = after(day, blocks('Первый', 'Кот'), blocks('Первый', 'Врач'), blocks('Первый', 'Туб'));
  it.each<Row>([
    ['to a stranger', day, blocks('Никто', 'Кот'), stranger],
    ['by night', night, blocks('Первый', 'Кот'), { code: 'wrong-phase' }],
    ['at the end', after(day, until), atTheEnd(blocks('Первый', 'Кот')), tooLate],
    ['to the dead', second, blocks('Пёс', 'Кот'), { code: 'actor-dead', rule: '5.5' }],
    [
      'to who leads nobody',
      day,
      blocks('Третий', 'Кот'),
      { code: 'not-your-ability', rule: '5.5', detail: { abilities: [] } },
    ],
    [
      'to a doll of no clan',
      day,
      blocks('Кукла', 'Кот'),
      { code: 'not-your-ability', rule: '5.5', detail: { abilities: [] } },
    ],
    [
      'after three',
      spent,
      blocks('Первый', 'Мышь'),
      { code: 'limit-reached', rule: '5.5', detail: { limit: 3 } },
    ],
    [
      'on the dead',
      second,
      blocks('Первый', 'Пёс'),
      { code: 'dead-target', rule: '5.5', detail: { target: 'Пёс' } },
    ],
    [
      'on a stranger',
      day,
      blocks('Первый', 'Никто'),
      { code: 'unknown-target', rule: '3.16', detail: { target: 'Никто' } },
    ],
  ])('%s', (_, game, act, refusal) => {
    expect(refusalOf(game, act)).toEqual(refusal);
  });
});

describe('a bonus is refused', () => {
  const arity: Refusal = { code: 'wrong-arity', rule: '10', detail: { arity: 2 } };
  const hinted = after(day, ...held('Кот', 'hint'));
  it.each<Row>([
    ['as a grant to a stranger', day, held('Никто', 'hint')[0] as Act, stranger],
    [
      'as a grant to the dead',
      second,
      held('Пёс', 'hint')[0] as Act,
      { code: 'dead-target', rule: '10', detail: { target: 'Пёс' } },
    ],
    ['to a stranger', day, uses('Никто', 'hint'), stranger],
    ['at the end', after(hinted, until), atTheEnd(uses('Кот', 'hint', 'Врач', 'Туб')), tooLate],
    [
      'in a phase that is not its own',
      after(day, ...held('Кот', 'shield')),
      uses('Кот', 'shield'),
      { code: 'wrong-phase', rule: '10' },
    ],
    [
      'in a night that is closed',
      after(night, ...held('Кот', 'hint'), close),
      uses('Кот', 'hint', 'Врач', 'Туб'),
      { code: 'wrong-phase', rule: '10' },
    ],
    ['to the dead', second, uses('Пёс', 'hint', 'Врач', 'Туб'), { code: 'actor-dead', rule: '10' }],
    [
      'to who has been given another',
      after(day, ...held('Кот', 'double-vote'), ...held('Врач', 'hint')),
      uses('Кот', 'hint', 'Врач', 'Туб'),
      { code: 'no-bonus', rule: '10', detail: { bonus: 'hint' } },
    ],
    [
      'to who has used it',
      after(hinted, uses('Кот', 'hint', 'Врач', 'Туб')),
      uses('Кот', 'hint', 'Первый', 'Туб'),
      { code: 'no-bonus', rule: '10', detail: { bonus: 'hint' } },
    ],
    [
      'when another of its kind works already',
      after(night, ...held('Кот', 'shield', 'shield'), uses('Кот', 'shield')),
      uses('Кот', 'shield'),
      { code: 'limit-reached', rule: '10', detail: { limit: 1 } },
    ],
    [
      'where there is no function to double',
      after(night, ...held('Кот', 'second-command')),
      uses('Кот', 'second-command'),
      { code: 'not-your-ability', rule: '10', detail: { abilities: [] } },
    ],
    ['as a hint about nobody', hinted, uses('Кот', 'hint'), arity],
    ['as a hint about one', hinted, uses('Кот', 'hint', 'Врач'), arity],
    ['as a hint about three', hinted, uses('Кот', 'hint', 'Врач', 'Туб', 'Пёс'), arity],
    ['as a hint about one named twice', hinted, uses('Кот', 'hint', 'Врач', 'врач'), arity],
    [
      'as a hint about a stranger',
      hinted,
      uses('Кот', 'hint', 'Врач', 'Никто'),
      { code: 'unknown-target', rule: '3.16', detail: { target: 'Никто' } },
    ],
  ])('%s', (_, game, act, refusal) => {
    expect(refusalOf(game, act)).toEqual(refusal);
  });

  it('and stays in its holder’s hands', () => {
    expect(after(hinted, uses('Кот', 'hint', 'Врач')).bonuses).toEqual([
      { player: 'Кот', bonus: 'hint', state: 'held' },
    ]);
  });
});
