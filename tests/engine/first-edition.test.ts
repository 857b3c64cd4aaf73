import { describe, expect, it } from 'vitest';
import { checkComposition, composition } from '../../src/engine/deal.ts';
import type { Game } from '../../src/engine/game.ts';
import { open } from '../../src/engine/play.ts';
import { threeFatMenFirst } from '../../src/engine/rulesets/three-fat-men-first/ruleset.ts';
import { view } from '../../src/engine/view.ts';
import { after, close, publish, says, skipTo, votes } from './table.ts';

const gameOf = (
  seats: Readonly<Record<string, string>>,
  options: Readonly<Record<string, unknown>> = {},
): Game => {
  const opened = open({
    ruleset: 'three-fat-men-first',
    options,
    seed: 'круг',
    seats: Object.entries(seats).map(([player, character]) => ({ player, character })),
    attended: true,
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
};

describe('the cast of the first edition', () => {
  it.each([17, 24, 40])('of %i seats has all sixteen named characters and citizens', (seats) => {
    const cast = composition(threeFatMenFirst, seats);
    if (!cast.ok) throw new Error(cast.error.code);
    expect(cast.value).toHaveLength(seats);
    expect(cast.value.filter((it) => it === 'citizen')).toHaveLength(seats - 16);
    expect(new Set(cast.value).size).toBe(17);
    expect(checkComposition(threeFatMenFirst, cast.value).ok).toBe(true);
  });

  it.each([16, 41])('of %i seats there is none', (seats) => {
    expect(composition(threeFatMenFirst, seats).ok).toBe(false);
  });

  it('can drop nobody, for a citizen does not make up for him', () => {
    const cast = composition(threeFatMenFirst, 24);
    const without = cast.ok ? cast.value.map((it) => (it === 'karaska' ? 'citizen' : it)) : [];
    expect(checkComposition(threeFatMenFirst, without).ok).toBe(false);
  });
});

describe('a stalled game', () => {
  const stalled = (options = {}) => {
    const day = [votes('M-S > Карась'), votes('Карась > M-S'), close, close, publish];
    return after(gameOf({ 'M-S': 'first-fat-man', Карась: 'karaska' }, options), ...day, ...day, ...day);
  };

  it('is a draw though a host attends it', () => {
    expect(stalled().over).toEqual({ winner: 'draw' });
  });

  it('goes on for ever by option', () => {
    expect(stalled({ stall: 0 }).over).toBeNull();
  });
});

describe('the public', () => {
  it('cannot tell a spying that was spoilt from one that met the Circle or was never sent', () => {
    const seats = {
      'M-S': 'first-fat-man',
      Июлька: 'tibul',
      Лис: 'brizak',
      Шарик: 'balloon-seller',
      Рыжий: 'august',
    };
    const night = (...lines: readonly string[]) =>
      after(gameOf(seats), skipTo('night'), ...lines.map(says), close, publish);
    const seen = (game: Game) =>
      JSON.stringify([
        view(game, { kind: 'public' }),
        view(game, { kind: 'player', player: 'Шарик' }),
        view(game, { kind: 'player', player: 'Лис' }),
      ]);
    const hidden = night('Шарик: Шпионить Лис');
    expect(seen(hidden)).toBe(seen(night()));
    const spoilt = night('Шарик: Шпионить M-S', 'Рыжий: Антишпионить Шарик');
    expect(seen(spoilt)).not.toBe(seen(hidden)); // that somebody's spying was spoilt is told
    const spoiltToo = night('Шарик: Шпионить Лис', 'Рыжий: Антишпионить Шарик');
    expect(seen(spoilt)).toBe(seen(spoiltToo));
  });
});
