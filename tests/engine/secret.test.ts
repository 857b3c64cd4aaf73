import { describe, expect, it } from 'vitest';
import { offers } from '../../src/engine/command.ts';
import type { Game } from '../../src/engine/game.ts';
import { letterText } from '../../src/engine/letters.ts';
import { open } from '../../src/engine/play.ts';
import { reportLines } from '../../src/engine/report.ts';
import { view } from '../../src/engine/view.ts';
import { after, close, fateOf, gameOf, nightOf, phrases, publish, says, skipTo, type Act } from './table.ts';

const players = {
  Fix: 'first-fat-man',
  Тибул: 'tibul',
  Врач: 'gaspar',
  Сыч: 'tub',
  Полька: 'dance-teacher',
  Кот: 'citizen',
  Лиса: 'citizen',
};
const written = { text: 'Спросить у звёзд', step: 9, targets: 2 };
const table = (secrets: object): Game => gameOf({ players, options: { secrets } });
const night = (secrets: object): Game => after(table(secrets), skipTo('night'));
const seenBy = (game: Game, player: string) => view(game, { kind: 'player', player });
const offered = (game: Game, player: string) =>
  offers(game, player).map(({ ability, arity }) => `${ability} ${arity}`);

describe('3.15 a secret ability at set-up', () => {
  const opened = (secrets: unknown) =>
    open({ ruleset: 'three-fat-men', options: { secrets }, seed: '', seats: table({}).setup.seats });

  it('is one of the catalogue or a text; the exact role is for the scholar alone', () => {
    expect(opened({ doctor: 'heal-two', scholar: 'exact-role' }).ok).toBe(true);
    expect(opened({ doctor: { text: 'Уснуть' } }).ok).toBe(true);
    for (const wrong of [
      { doctor: 'exact-role' },
      { doctor: 'fly' },
      { clown: 'heal-two' },
      { doctor: { text: ' ' } },
      { doctor: { text: 'Уснуть', step: 10 } },
      { doctor: { text: 'Уснуть', targets: 4 } },
    ]) {
      expect(opened(wrong)).toMatchObject({ ok: false, error: { code: 'bad-options' } });
    }
  });

  it('is offered to its holder, with as many targets as it takes, until he has used it', () => {
    const before = night({ doctor: 'heal-two', scholar: written });
    expect(offered(before, 'Врач')).toEqual(['heal 1', 'secret 2']);
    expect(offered(before, 'Сыч')).toEqual(['examine 3', 'secret 2']);
    expect(offered(night({ scholar: 'raise-dead' }), 'Сыч')).toEqual(['examine 3', 'secret 0']);
    expect(offered(night({ scholar: 'raise-dead' }), 'Врач')).toEqual(['heal 1']);
    const used = after(before, says('Врач: Тайна Кот, Лиса'), close, publish, skipTo('night', 2));
    expect(offered(used, 'Врач')).toEqual(['heal 1']);
    expect(seenBy(before, 'Врач').me?.secret).toMatchObject({
      effect: 'heal-two',
      step: 8,
      arity: 2,
      used: false,
    });
    expect(seenBy(used, 'Врач').me?.secret?.used).toBe(true);
  });
});

describe('3.15 the use of a secret ability', () => {
  it('is one, whatever bonus its holder has', () => {
    const bonus = 'second-command' as const;
    const { commands } = nightOf(
      night({ doctor: 'heal-two' }),
      { kind: 'grant', to: 'Врач', bonus },
      { kind: 'activate', by: 'Врач', bonus },
      'Врач: Тайна Кот, Лиса',
      'Врач: Тайна Кот, Врач',
    );
    const used = commands.filter((it) => it.ability === 'secret');
    expect(used.map((it) => it.targets)).toEqual([['Кот', 'Врач']]);
  });
});

describe('3.15 a secret ability in the trace', () => {
  const secrets = { doctor: 'heal-two', scholar: written };

  it('has the step that is its own, and is nothing missing when it is not used', () => {
    const { commands } = nightOf(night(secrets), 'Врач: Тайна Кот, Лиса', 'Сыч: Тайна Кот, Лиса');
    const steps = commands.filter((it) => it.ability === 'secret').map(({ actor, step }) => [actor, step]);
    expect(steps).toEqual([
      ['Врач', 8],
      ['Сыч', 9],
    ]);
    expect(nightOf(night(secrets)).commands.map((it) => it.ability)).not.toContain('secret');
  });

  it('is read from a text with as many nicks as it takes, whatever commas they have', () => {
    const { doctor } = secrets;
    const oneNick = (secret: string) =>
      after(
        gameOf({ players: { ...players, 'Кот, Лиса': 'citizen' }, options: { secrets: { doctor: secret } } }),
        skipTo('night'),
        says('Врач: Тайна Кот, Лиса'),
      ).sent.map((it) => it.targets);
    expect(oneNick(doctor)).toEqual([['Кот', 'Лиса']]);
    expect(oneNick('true-role')).toEqual([['Кот, Лиса']]);
  });
});

describe('3.15 who knows of a secret ability', () => {
  const game = table({ doctor: 'heal-two', scholar: written });

  it('is its holder and the host, and everybody in the end', () => {
    const known = (it: unknown, words: string) => JSON.stringify(it).includes(words);
    for (const [player, own] of [
      ['Врач', 'heal-two'],
      ['Сыч', written.text],
    ] as const) {
      for (const words of ['heal-two', written.text]) {
        expect(known(seenBy(game, player), words)).toBe(words === own);
        expect(known(seenBy(game, 'Кот'), words)).toBe(false);
        expect(known(view(game, { kind: 'public' }), words)).toBe(false);
        expect(known(view(game, { kind: 'host' }).host?.secrets, words)).toBe(true);
      }
    }
    const over = after(game, { kind: 'stop', winner: 'draw', why: 'пора спать' });
    expect(view(over, { kind: 'public' }).over?.secrets).toEqual({ doctor: 'heal-two', scholar: written });
  });

  it('learns it by a letter at the start', () => {
    const told = (player: string) =>
      game.letters
        .filter((it) => it.to === player && it.kind === 'secret')
        .map((it) => letterText(it, phrases));
    expect(told('Врач')).toEqual([
      'Ваша тайная способность, одна и на один раз за партию: назовите двоих — оба переживут эту ночь. ' +
        'Срабатывает на шаге 8. Чтобы применить её, начните команду словом «Тайна».',
    ]);
    expect(told('Сыч')[0]).toContain('Спросить у звёзд');
    expect(told('Кот')).toEqual([]);
  });

  it('sees no line of it in the report, whatever came of it', () => {
    const secrets = { doctor: 'true-role', scholar: 'raise-dead' };
    const lines = (...sent: readonly string[]) =>
      reportLines(nightOf(night(secrets), ...sent).report, phrases);
    expect(lines('Врач: Тайна Сыч', 'Сыч: Тайна')).toEqual(lines());
  });

  it('sees the same when it was blocked, failed or not sent', () => {
    const others = ['Полька: Блокировать Врач', 'Врач: Лечить Кот', 'Fix: Убить Кот'];
    const seen = (...sent: readonly string[]): readonly string[] => {
      const morning = after(
        night({ doctor: 'heal-two', scholar: 'raise-dead' }),
        ...[...others, ...sent].map(says),
        close,
        publish,
      );
      return Object.keys(players)
        .filter((it) => it !== 'Врач')
        .map((it) => JSON.stringify(seenBy(morning, it)));
    };
    expect(seen('Врач: Тайна Кот, Лиса')).toEqual(seen());
  });
});

describe('3.17 the host’s ruling on a written ability', () => {
  const rules = (outcome: 'effective' | 'ineffective', tell?: string): Act => ({
    kind: 'adjudicate',
    of: 'Сыч/secret',
    outcome,
    why: 'по описанию',
    ...(tell === undefined ? {} : { tell }),
  });
  const waiting = after(night({ scholar: written }), says('Сыч: Тайна Кот, Лиса'), close);
  const lastNight = (game: Game) => {
    const last = game.past.at(-1);
    if (last?.kind !== 'night') throw new Error('no night');
    return last;
  };

  it('may come when the night is closed: the night is resolved again, and the holder told what the host says', () => {
    expect(fateOf(lastNight(waiting), 'Сыч', 'secret')).toBe('awaits-ruling');
    const ruled = after(waiting, rules('effective', 'Первая звезда — Лисе.'));
    expect(fateOf(lastNight(ruled), 'Сыч', 'secret')).toBe('effective');
    const letters = seenBy(after(ruled, publish), 'Сыч').letters.map((it) => it.message);
    expect(letters).toContainEqual({ to: 'Сыч', kind: 'answer', text: 'Первая звезда — Лисе.' });
    expect(letterText({ to: 'Сыч', kind: 'answer', text: 'Да.' }, phrases)).toBe('Ответ ведущего: Да.');
  });

  it('counts as his last word, and tells nothing where he has nothing to tell', () => {
    const twice = after(waiting, rules('effective', 'Да.'), rules('ineffective'));
    expect(fateOf(lastNight(twice), 'Сыч', 'secret')).toBe('overruled');
    expect(lastNight(twice).private.map((it) => it.kind)).not.toContain('answer');
  });
});
