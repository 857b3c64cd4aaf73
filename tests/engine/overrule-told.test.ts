import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { view, type Viewer } from '../../src/engine/view.ts';
import {
  as,
  bytes,
  corrected,
  forced,
  game,
  lettersTo,
  players,
  publicly,
  ruling,
  tie,
  unhealed,
} from './overruled.ts';
import { after, close, gameOf, noon, publish, says, type Act } from './table.ts';

describe('3.17 what a correction leaves as it was told', () => {
  it('a roll that still can be: whoever was named commissar stays it', () => {
    const few = { Первый: 'first-fat-man', Тибул: 'tibul', Врач: 'gaspar', Рыжий: 'august' };
    const citizens = Array.from({ length: 7 }, (_, i) => `Мирный ${i}`);
    const cast = { ...few, ...Object.fromEntries(citizens.map((it) => [it, 'citizen'])) };
    const night = (victim: string) => [
      says(`Первый: Убить ${victim}`),
      says(`Врач: Лечить ${victim}`),
      close,
    ];
    for (const victim of citizens) {
      const told = after(
        gameOf({ players: cast }),
        close,
        ...night(victim),
        publish,
        ...tie(Object.keys(cast)),
      );
      const again = after(told, unhealed);
      expect(again.alive).not.toContain(victim);
      if (told.commissar === victim) expect(again.commissar).not.toBe(victim);
      else expect(again.commissar).toBe(told.commissar);
      const back = after(again, ruling('Врач', 'effective'));
      expect(back.commissar).toBe(told.commissar);
    }
  });

  it('who was held for dead: he has missed no lynch', () => {
    const living = Object.keys(players).filter((it) => it !== 'Просперо');
    const dead = after(
      gameOf({ players, forced, attended: true }),
      ...[...tie(), says('Первый: Убить Просперо'), close, publish],
      ...[...tie(living), close, publish, ...tie(living), close, publish],
    );
    const back = after(dead, ruling('Первый', 'ineffective'));
    expect(back.alive).toEqual([...dead.alive, 'Просперо'].toSorted());
    // The day of the correction is not held against him either; from the next on he is a player like any other.
    const silent = after(back, ...tie(living), close, publish, ...tie(living), close, publish);
    expect(silent.alive).toContain('Просперо');
    expect(after(silent, ...tie(living)).alive).not.toContain('Просперо');
  });

  it('letters: the old ones stay, and one more tells what holds no more and what holds instead', () => {
    const spied = after(game, ruling('Тутти', 'ineffective'));
    const [before, now] = [lettersTo(game, 'Тутти'), lettersTo(spied, 'Тутти')];
    expect(now.slice(0, before.length)).toEqual(before);
    expect(now.slice(before.length)).toEqual([
      'Ведущий исправил ночь 1. Больше не в силе: «Тибул — гимнаст Тибул».',
    ]);
    expect(view(spied, as('Тутти')).letters.at(-1)).toMatchObject({ kind: 'lynch', number: 3, at: noon });
    const told = after(game, ruling('Тутти', 'ineffective', { tell: 'Было слишком темно.' }));
    expect(lettersTo(told, 'Тутти').at(-1)).toBe(
      'Ведущий исправил ночь 1. Больше не в силе: «Тибул — гимнаст Тибул». Теперь так: «Ответ ведущего: Было слишком темно».',
    );
    for (const player of Object.keys(players).filter((it) => it !== 'Тутти')) {
      expect(lettersTo(told, player)).toEqual(lettersTo(game, player));
    }
  });

  it('letters: what came before a correction comes before it, and what comes later after it', () => {
    const spied = after(game, ruling('Тутти', 'ineffective'));
    const later = after(spied, ...tie(), says('Тутти: Шпионить Кот'), close, publish);
    const lines = lettersTo(later, 'Тутти');
    expect(lines.slice(0, -1)).toEqual(lettersTo(spied, 'Тутти'));
    expect(lines.at(-1)).toMatch(/^Кот — /u);
  });

  it('letters: whatever happens while a day is open, those that were read stay where they were', () => {
    const bonus = { kind: 'grant', to: 'Тутти', bonus: 'hint' } as const;
    const acts: readonly (readonly Act[])[] = [
      [bonus],
      [ruling('Тутти', 'ineffective')],
      [{ ...bonus, bonus: 'double-vote' }],
      [{ kind: 'activate', by: 'Тутти', bonus: 'hint', targets: ['Кот', 'Пёс'] }],
      [ruling('Тутти', 'effective')],
      [ruling('Врач', 'ineffective', { as: 'announce', tell: 'Виноват.' })],
      [{ ...bonus, to: 'Врач' }],
      tie(),
      [{ ...bonus, bonus: 'shield' }],
      [unhealed],
      [{ ...bonus, bonus: 'shield' }],
      [close, publish],
      [ruling('Тутти', 'ineffective', { night: 3 })],
    ];
    let [now, told] = [game, 0];
    for (const act of acts) {
      const next = after(now, ...act);
      for (const player of Object.keys(players)) {
        const [before, later] = [lettersTo(now, player), lettersTo(next, player)];
        expect(later.slice(0, before.length)).toEqual(before);
        told += later.length - before.length;
      }
      now = next;
    }
    expect(told).toBeGreaterThan(8);
  });

  it('whoever was held for dead is told that he lives, and nobody else is', () => {
    const back = after(corrected, ruling('Врач/heal', 'effective'));
    const revived = back.alive.filter((it) => !corrected.alive.includes(it));
    expect(revived).not.toEqual([]);
    for (const player of Object.keys(players)) {
      const lives = lettersTo(back, player).filter((it) => it.includes('Вы живы'));
      expect(lives.length).toBe(revived.includes(player) ? 1 : 0);
    }
  });

  it('the dead are told nothing of it', () => {
    const dead = after(game, ruling('Первый', 'effective'), ruling('Тутти', 'ineffective'));
    for (const player of ['Просперо', 'Тибул']) {
      expect(view(dead, as(player)).letters.filter((it) => it.message.kind === 'corrected')).toEqual([]);
    }
  });
});

describe('3.17 a mistake announced', () => {
  const announced = after(game, ruling('Врач', 'ineffective', { as: 'announce', tell: 'Виноват.' }));

  it('stands beside the report and changes nothing', () => {
    expect(bytes(announced.past)).toBe(bytes(game.past));
    expect(view(announced, publicly).past).toEqual(view(game, publicly).past);
    expect(view(announced, publicly).corrections).toEqual([
      { night: 1, at: noon, as: 'announce', why: unhealed.why, changed: [] },
    ]);
  });

  it('is told to the author alone, if the host has written to him', () => {
    for (const player of Object.keys(players)) {
      const news = lettersTo(announced, player).slice(lettersTo(game, player).length);
      expect(news).toEqual(player === 'Врач' ? ['Ответ ведущего: Виноват.'] : []);
    }
  });

  it('survives a correction made after it', () => {
    const both = after(announced, ruling('Тутти', 'ineffective'));
    expect(view(both, publicly).corrections.map((it) => it.as)).toEqual(['announce', 'apply']);
    expect(lettersTo(both, 'Врач')).toEqual(lettersTo(announced, 'Врач'));
  });
});

describe('3.17 blocked, failed and not sent stay alike when the night is corrected', () => {
  const block = 'Учитель: Блокировать Второй';
  const through = (...lines: readonly string[]) =>
    after(
      gameOf({ players, forced }),
      ...tie(),
      ...[block, 'Первый: Убить Пёс', 'Врач: Лечить Пёс', ...lines].map(says),
      ...[close, publish, ...tie(), close, publish],
    );
  const nights = [
    through('Второй: Проверить Кот', 'Второй: Защитить Пёс'),
    through('Второй: Проверить Кот', 'Второй: Защитить Кот'),
    through('Второй: Проверить Кот'),
  ];
  const everybody: readonly Viewer[] = [publicly, ...Object.keys(players).map(as)];
  const alikeFor = (games: readonly Game[], viewers: readonly Viewer[]) => {
    for (const viewer of viewers) {
      const [one, ...others] = games.map((it) =>
        bytes(view(it, viewer)).replace(/"(id|post)":"[^"]*"/gu, ''),
      );
      for (const other of others) expect(other).toBe(one);
    }
  };

  it.each(['apply', 'announce'] as const)('by a ruling on somebody else: %s', (way) => {
    const ruled = nights.map((it) => after(it, ruling('Врач', 'ineffective', { as: way })));
    alikeFor(ruled, everybody);
    const seen = new Set(ruled.map((it) => bytes(view(it, { kind: 'host' }))));
    expect(seen.size).toBe(3);
  });

  it('by a ruling on the block itself, until one of them has had an effect', () => {
    const others = everybody.filter((it) => it.kind !== 'player' || it.player !== 'Второй');
    const [guarded, idle] = nights.map((it) => after(it, ruling('Второй/pimp', 'ineffective')));
    alikeFor(
      [guarded, idle].filter((it) => it !== undefined),
      others,
    );
  });
});
