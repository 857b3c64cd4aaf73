import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../src/simulation/chance.ts';

describe('chance', () => {
  it('draws the same from the same seed, and something else from another', () => {
    const draws = (seed: string) => {
      const chance = chanceOf(seed);
      return Array.from({ length: 20 }, () => chance.whole(1000));
    };
    expect(draws('фонарь')).toEqual(draws('фонарь'));
    expect(draws('фонарь')).not.toEqual(draws('фонари'));
  });

  it('falls evenly', () => {
    const chance = chanceOf('ровно');
    const fallen = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i += 1) {
      const side = chance.whole(6);
      fallen[side] = (fallen[side] ?? 0) + 1;
    }
    for (const times of fallen) expect(Math.abs(times - 10_000)).toBeLessThan(400);
  });

  it('takes each as often as it is heavy, what weighs nothing never', () => {
    const chance = chanceOf('весы');
    const taken = [0, 0, 0, 0];
    for (let i = 0; i < 40_000; i += 1) {
      const place = chance.weighed([1, 0, 3, 0]);
      taken[place] = (taken[place] ?? 0) + 1;
    }
    expect(taken[1]).toBe(0);
    expect(taken[3]).toBe(0);
    expect((taken[2] ?? 0) / (taken[0] ?? 1)).toBeCloseTo(3, 0);
    expect(chance.weighed([0, 0])).toBe(-1);
    expect(chance.weighed([])).toBe(-1);
  });

  it('shuffles without losing anybody, and leaves the list as it was', () => {
    const list = ['а', 'б', 'в', 'г', 'д'];
    const shuffled = chanceOf('колода').shuffled(list);
    expect(shuffled.toSorted()).toEqual(list);
    expect(list).toEqual(['а', 'б', 'в', 'г', 'д']);
  });
});
