import { describe, expect, it } from 'vitest';
import { checkComposition, composition, deal } from '../../src/engine/deal.ts';
import { commitment, draw } from '../../src/engine/rolls.ts';
import { threeFatMen } from '../../src/engine/rulesets/three-fat-men/ruleset.ts';
import { after, close, gameOf, publish, refusalOf, skipTo } from './table.ts';

const cast = (seats: number) => {
  const made = composition(threeFatMen, seats);
  return made.ok ? made.value : [];
};
const players = Array.from({ length: 24 }, (_, i) => `Игрок ${i}`);

describe('1 the composition', () => {
  it('is sound for every number of seats from 10 to 40, and for no other', () => {
    for (let seats = 10; seats <= 40; seats += 1) {
      expect(cast(seats)).toHaveLength(seats);
      expect(checkComposition(threeFatMen, cast(seats)).ok).toBe(true);
    }
    for (const seats of [0, 9, 41, 12.5]) expect(composition(threeFatMen, seats).ok).toBe(false);
  });

  it('has all named characters from 17 seats on, and leaves them out in the printed order below', () => {
    expect(cast(24).filter((it) => it === 'citizen')).toHaveLength(8);
    expect(cast(17)).toContain('karaska');
    expect(cast(16)).not.toContain('karaska');
    expect(cast(16)).toContain('tub');
    expect(cast(10)).toEqual([
      ...['first-fat-man', 'second-fat-man', 'third-fat-man', 'tibul', 'prospero', 'suok'],
      ...['gaspar', 'ganimed', 'citizen', 'citizen'],
    ]);
  });

  it('is unsound without a leader, with unequal clans or without a citizen', () => {
    const sound = cast(24);
    const unsound = (from: string, to: string) =>
      checkComposition(
        threeFatMen,
        sound.map((it) => (it === from ? to : it)),
      );
    expect(unsound('tibul', 'citizen').ok).toBe(false);
    expect(unsound('suok', 'citizen').ok).toBe(false);
    expect(
      checkComposition(
        threeFatMen,
        sound.filter((it) => it !== 'citizen'),
      ).ok,
    ).toBe(false);
  });
});

describe('1.1 the deal', () => {
  it('gives everybody one character of the composition, whatever the order of sign-up', () => {
    const dealt = deal(threeFatMen, {}, 'фонарь', players);
    expect(deal(threeFatMen, {}, 'фонарь', players.toReversed())).toEqual(dealt);
    const seats = dealt.ok ? dealt.value : [];
    expect(seats.map((it) => it.character).toSorted()).toEqual(cast(24).toSorted());
    expect(seats.map((it) => it.player)).toEqual(players.toSorted());
  });

  it('depends on the seed', () => {
    expect(deal(threeFatMen, {}, 'фонарь', players)).not.toEqual(deal(threeFatMen, {}, 'люстра', players));
  });

  it('refuses the same nick twice', () => {
    expect(deal(threeFatMen, {}, 'фонарь', [...players.slice(1), 'Игрок 5'])).toMatchObject({ ok: false });
  });
});

describe('1.2 rolls', () => {
  it('are fixed by seed and label, not by the order of what they choose from', () => {
    expect(draw('s', 'night/1/commissar', ['a', 'b', 'c'])).toBe(
      draw('s', 'night/1/commissar', ['c', 'a', 'b']),
    );
    const drawn = Array.from({ length: 300 }, (_, i) => draw('s', `night/${i}/commissar`, ['a', 'b', 'c']));
    for (const one of ['a', 'b', 'c']) expect(drawn.filter((it) => it === one).length).toBeGreaterThan(60);
  });

  it('can be checked afterwards: the commitment is the SHA-256 of the seed', () => {
    expect(commitment('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  });
});

describe('3.10 the commissar', () => {
  const trio = { Первый: 'first-fat-man', Тибул: 'tibul', Кот: 'citizen', Пёс: 'citizen', Врач: 'gaspar' };
  const throughNights = (options: object, nights: number) => {
    let game = after(gameOf({ players: trio, options: { ...options } }), skipTo('night'));
    const drawn: (string | null)[] = [];
    for (let night = 1; night <= nights; night += 1) {
      drawn.push(game.commissar);
      game = after(game, close, publish, skipTo('night', night + 1));
    }
    return drawn;
  };

  it('is every citizen once, then nobody, or everybody again by option', () => {
    const [first, second, ...none] = throughNights({}, 4);
    expect([first, second].toSorted()).toEqual(['Кот', 'Пёс']);
    expect(none).toEqual([null, null]);
    expect(throughNights({ commissarPoolResets: true }, 4)).not.toContain(null);
  });

  it('cannot be forced to be who cannot be drawn', () => {
    const forced = gameOf({ players: trio, forced: { 'night/1/commissar': 'Врач' } });
    expect(refusalOf(forced, close)).toMatchObject({ code: 'impossible-roll', detail: { value: 'Врач' } });
    expect(after(forced, close)).toEqual(forced);
  });
});
