import { describe, expect, it } from 'vitest';
import { offers, readCommand } from '../../src/engine/command.ts';
import { after, close, gameOf, nightOf, noon, publish, refusalOf, says, skipTo } from './table.ts';

const game = after(
  gameOf({
    players: {
      'M-S': 'first-fat-man',
      'Тётя Мотя': 'second-fat-man',
      Тибул: 'tibul',
      Убить: 'tub',
      'Чай, лимон': 'gaspar',
      Чай: 'citizen',
      Кот: 'citizen',
      Котофей: 'august',
      'Ключ на 17': 'suok',
      'sys.admin': 'dance-teacher',
      '17': 'ganimed',
    },
    forced: { 'night/1/commissar': 'Кот' },
  }),
  skipTo('night'),
);

const read = (player: string, text: string) => {
  const command = readCommand(game, player, text);
  return command.ok ? [command.value.ability, ...command.value.targets] : command.error.code;
};

describe('a typed command', () => {
  it.each([
    ['M-S', 'Убить Кот', ['kill', 'Кот']],
    ['M-S', 'УБИВАЮ кот.', ['kill', 'Кот']],
    ['M-S', '  убей\n @Кот  ', ['kill', 'Кот']],
    ['M-S', '«Убью «Тетя мотя»»', ['kill', 'Тётя Мотя']],
    ['M-S', 'Убить: «Ключ  на 17»', ['kill', 'Ключ на 17']],
    ['M-S', 'Убить Ключ', ['kill', 'Ключ на 17']],
    ['M-S', 'убить sys.admin.', ['kill', 'sys.admin']],
    ['M-S', 'Убить Убить', ['kill', 'Убить']],
    ['M-S', 'убить чай,лимон', ['kill', 'Чай, лимон']],
    ['M-S', 'Убить Чай', ['kill', 'Чай']],
    ['M-S', 'Убить 17', ['kill', '17']],
    ['Тибул', 'Убить М-S', ['kill', 'M-S']],
    ['Тибул', 'Убить м–s', ['kill', 'M-S']],
    ['Тётя Мотя', 'Проверить Кот', ['pimp', 'Кот']],
    ['Тётя Мотя', 'Защищать Кот', ['guard', 'Кот']],
    ['Убить', 'Проверить Чай, лимон, M-S, Кот', ['examine', 'Чай, лимон', 'M-S', 'Кот']],
    ['Убить', 'Проверь Чай, Чай, лимон и', 'unknown-target'],
    ['Убить', 'Проверить «Чай, лимон», «Чай», кот', ['examine', 'Чай, лимон', 'Чай', 'Кот']],
    ['Убить', 'Проверить Кот, Чай, лимон', 'wrong-arity'],
    ['Убить', 'Проверить Кот, кот, Чай', 'wrong-arity'],
    ['Убить', 'Проверить Убить, Кот, Чай', 'self-target'],
    ['M-S', 'Убить Ко', 'ambiguous-target'],
    ['M-S', 'Убить Колобок', 'unknown-target'],
    ['M-S', 'Убить', 'wrong-arity'],
    ['M-S', 'Убить Кот, Тибул', 'wrong-arity'],
    ['M-S', 'Лечить Кот', 'not-your-ability'],
    ['M-S', 'Проверить Кот', 'not-your-ability'],
    ['M-S', 'Кот', 'not-your-ability'],
    ['M-S', '', 'not-your-ability'],
    ['17', 'Пригласить 17', 'self-target'],
    ['Котофей', 'Шпионить M-S', 'not-your-ability'],
  ])('%s: %j', (player, text, expected) => {
    expect(read(player, text)).toEqual(expected);
  });

  it('names both players that it may mean', () => {
    expect(readCommand(game, 'M-S', 'Убить ко')).toMatchObject({
      error: { code: 'ambiguous-target', detail: { candidates: ['Кот', 'Котофей'] } },
    });
  });
});

describe('2.4, 3.16 what stands', () => {
  it('is the last accepted command; a refused one changes nothing and is told', () => {
    const night = nightOf(game, 'M-S: Убить Чай', 'M-S: Убить Тибул', 'M-S: Убить Никто');
    expect(night.commands.filter((it) => it.actor === 'M-S')).toMatchObject([
      { targets: ['Тибул'], status: 'effective' },
      { targets: ['Никто'], status: 'refused', reason: 'unknown-target', rule: '3.16' },
    ]);
    expect(night.private.filter((it) => it.to === 'M-S')).toMatchObject([
      { kind: 'refused', reason: 'unknown-target' },
    ]);
  });

  it('is missing where nothing was accepted, beside the refusals', () => {
    const night = nightOf(game, 'M-S: Лечить Кот');
    const mine = night.commands.filter((it) => it.actor === 'M-S').map((it) => [it.ability, it.status]);
    expect(mine).toEqual([
      ['kill', 'missing'],
      ['heal', 'refused'],
    ]);
  });

  it('2.3 does not change at the deadline and after it, with the deadline told', () => {
    const ends = '2010-03-30T04:00:00.000Z';
    const open = after(game, { kind: 'deadline', ends });
    const kill = { ...says('M-S: Убить Кот'), at: ends };
    expect(refusalOf(open, kill)).toMatchObject({ code: 'late', rule: '2.3', detail: { ends } });
    expect(refusalOf(open, { ...kill, at: '2010-03-30T03:59:59.999Z' })).toBe(null);
    expect(refusalOf(after(open, close), kill)).toMatchObject({ code: 'late', detail: { ends } });
  });

  it('2.3 a deadline is never moved into the past', () => {
    expect(refusalOf(game, { kind: 'deadline', ends: noon })?.code).toBe('past-deadline');
  });
});

describe('3.14 two nights running', () => {
  const next = (...lines: readonly string[]) => after(game, ...lines.map(says), close, publish, close);

  it('forbids the target of last night, though it was blocked, and offers the others', () => {
    const night = next('Чай, лимон: Лечить Кот', 'sys.admin: Блокировать Чай, лимон');
    expect(refusalOf(night, says('Чай, лимон: Лечить Кот'))).toMatchObject({
      code: 'repeat-target',
      rule: '3.12',
    });
    const [heal] = offers(night, 'Чай, лимон');
    expect(heal).toMatchObject({ ability: 'heal', arity: 1 });
    expect(heal?.among).not.toContain('Кот');
    expect(heal?.among).toContain('Чай, лимон');
  });

  it('does not mind a command that was replaced or refused', () => {
    const night = next('Чай, лимон: Лечить Кот', 'Чай, лимон: Лечить M-S');
    expect(refusalOf(night, says('Чай, лимон: Лечить Кот'))).toBe(null);
  });

  it('forbids the scholar each of last night’s three', () => {
    const night = next('Убить: Проверить M-S, Кот, Чай');
    expect(refusalOf(night, says('Убить: Проверить Тибул, 17, Чай'))?.code).toBe('repeat-target');
    expect(refusalOf(night, says('Убить: Проверить Тибул, 17, sys.admin'))).toBe(null);
  });
});

describe('offers', () => {
  it('are what the player may send, and nothing by day or to the dead', () => {
    expect(offers(game, 'Тётя Мотя').map((it) => it.ability)).toEqual(['pimp', 'guard']);
    expect(offers(game, 'Кот').map((it) => it.ability)).toEqual(['kill']);
    expect(offers(game, 'Чай')).toEqual([]);
    expect(offers(game, '17')[0]?.among).not.toContain('17');
    expect(offers(after(game, says('M-S: Убить Тибул'), close, publish), 'M-S')).toEqual([]);
  });
});
