import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import type { Refusal } from '../../src/engine/result.ts';
import {
  atTheEnd,
  blocks,
  closed,
  day,
  ends,
  night,
  secondNight,
  stranger,
  tooLate,
  until,
  uses,
  type Row,
} from './refused.ts';
import { after, close, noon, publish, refusalOf, says, skipTo, votes, type Act } from './table.ts';

describe('a command is refused', () => {
  const guested = after(night, says('Ганимед: Пригласить Кот'), says('Врач: Лечить Туб'), close, publish);
  const next = after(guested, skipTo('night', 2));
  const secretly = (...targets: readonly string[]): Act => ({
    ...{ kind: 'command', id: 'c', by: 'Туб', ability: 'secret', targets },
  });
  const learnt = after(night, secretly('Кот'), close, publish, skipTo('night', 2));
  it.each<Row>([
    ['to a stranger', night, says('Никто: Убить Кот'), stranger],
    ['by day', day, says('Первый: Убить Кот'), { code: 'wrong-phase' }],
    ['at the end', after(night, until), atTheEnd(says('Первый: Убить Кот')), tooLate],
    [
      'when the night is closed',
      closed,
      says('Первый: Убить Кот'),
      { code: 'late', rule: '2.3', detail: { ends } },
    ],
    [
      'when a night without an end is closed',
      after(night, close),
      says('Первый: Убить Кот'),
      { code: 'late', rule: '2.3', detail: { ends: '' } },
    ],
    ['to the dead', secondNight, says('Пёс: Убить Кот'), { code: 'actor-dead', rule: '3.16' }],
    [
      'that is not one’s own',
      night,
      says('Врач: Убить Кот'),
      { code: 'not-your-ability', rule: '3.16', detail: { abilities: ['heal'] } },
    ],
    [
      'that begins with no verb',
      night,
      says('Кот: Мяу'),
      { code: 'not-your-ability', rule: '3.16', detail: { abilities: [] } },
    ],
    [
      'without a target',
      night,
      { kind: 'command', id: 'c', by: 'Первый', ability: 'kill', targets: [] },
      { code: 'wrong-arity', rule: '3.16', detail: { ability: 'kill', arity: 1 } },
    ],
    [
      'that names one player twice where three are due',
      night,
      { kind: 'command', id: 'c', by: 'Туб', ability: 'examine', targets: ['Врач', 'врач', 'Кот'] },
      { code: 'wrong-arity', rule: '3.13', detail: { ability: 'examine', arity: 3 } },
    ],
    [
      'on a stranger',
      night,
      says('Первый: Убить Никто'),
      { code: 'unknown-target', rule: '3.16', detail: { target: 'Никто' } },
    ],
    [
      'on one of two',
      night,
      says('Первый: Убить Ко'),
      { code: 'ambiguous-target', rule: '3.16', detail: { target: 'Ко', candidates: ['Кот', 'Котофей'] } },
    ],
    [
      'on the dead',
      secondNight,
      says('Первый: Убить Пёс'),
      { code: 'dead-target', rule: '3.16', detail: { target: 'Пёс' } },
    ],
    [
      'on oneself, for the courtesan',
      night,
      says('Ганимед: Пригласить Ганимед'),
      { code: 'self-target', rule: '3.4', detail: { ability: 'invite' } },
    ],
    [
      'on last night’s guest',
      next,
      says('Ганимед: Пригласить Кот'),
      { code: 'repeat-target', rule: '3.4', detail: { ability: 'invite', target: 'Кот' } },
    ],
    [
      'on whom the doctor healed last night',
      next,
      says('Врач: Лечить Туб'),
      { code: 'repeat-target', rule: '3.12', detail: { ability: 'heal', target: 'Туб' } },
    ],
    [
      'when a secret ability has been used',
      learnt,
      secretly('Врач'),
      { code: 'limit-reached', rule: '3.15', detail: { limit: 1 } },
    ],
  ])('%s', (_, game, act, refusal) => {
    expect(refusalOf(game, act)).toEqual(refusal);
  });
});

describe('3.16 who was refused is told at once', () => {
  const told = (game: Game, act: Act) => after(game, act).letters.at(-1);
  const letter = { to: 'Кот', kind: 'refused', ability: null } as const;

  it('what became of his vote, with what he had marked', () => {
    const refusal: Refusal = { code: 'unclear', rule: '5.1', detail: { candidates: ['Врач', 'Тибул'] } };
    const expected = { ...letter, act: 'vote', reason: 'unclear', targets: ['Врач', 'Тибул'], refusal };
    expect(told(day, votes('Кот > Врач > Тибул'))).toEqual(expected);
  });

  it('of his vote block, with whom he had named', () => {
    const refusal: Refusal = { code: 'not-your-ability', rule: '5.5', detail: { abilities: [] } };
    const expected = { ...letter, act: 'block', reason: 'not-your-ability', targets: ['врач'], refusal };
    expect(told(day, blocks('Кот', 'врач'))).toEqual(expected);
  });

  it('of his bonus', () => {
    const refusal: Refusal = { code: 'no-bonus', rule: '10', detail: { bonus: 'hint' } };
    const expected = { ...letter, act: 'bonus', reason: 'no-bonus', targets: ['Врач'], refusal };
    expect(told(day, uses('Кот', 'hint', 'Врач'))).toEqual(expected);
  });

  it('of his command, with its ability and whom he had named', () => {
    const refusal: Refusal = { code: 'unknown-target', rule: '3.16', detail: { target: 'Никто' } };
    expect(told(night, says('Врач: Лечить Никто'))).toEqual({
      ...{ to: 'Врач', kind: 'refused', act: 'command', reason: 'unknown-target' },
      ...{ ability: 'heal', targets: ['Никто'], refusal },
    });
    expect(told(night, says('Кот: Мяу'))).toMatchObject({ act: 'command', ability: null });
  });

  it('and the host finds the refused command in the trace, beside what stands', () => {
    const sent = after(night, says('Врач: Лечить Кот'), says('Врач: Лечить Никто')).sent;
    expect(sent).toMatchObject([
      {
        by: 'Врач',
        at: noon,
        ability: 'heal',
        targets: ['Кот'],
        status: 'standing',
        reason: null,
        refusal: null,
      },
      {
        by: 'Врач',
        at: noon,
        ability: 'heal',
        targets: ['Никто'],
        status: 'refused',
        reason: 'unknown-target',
      },
    ]);
  });
});
