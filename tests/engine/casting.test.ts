import { describe, expect, it } from 'vitest';
import { fullCast } from '../../src/engine/casting/full-cast.ts';
import { namedCast } from '../../src/engine/casting/named-cast.ts';
import { checkComposition, composition } from '../../src/engine/deal.ts';
import { threeFatMenFirst } from '../../src/engine/rulesets/three-fat-men-first/ruleset.ts';
import { threeFatMen } from '../../src/engine/rulesets/three-fat-men/ruleset.ts';

const castOf = (seats: number, options: object = {}): readonly string[] => {
  const cast = composition(threeFatMen, seats, options);
  if (!cast.ok) throw new Error(cast.error.code);
  return cast.value;
};
const citizens = (n: number) => Array<string>(n).fill('citizen');
const named = threeFatMen.characters.map((it) => it.id).filter((it) => it !== 'citizen' && it !== 'doll');

describe('1 the cast of «Три толстяка»', () => {
  it('is every named character and citizens for the rest, from 17 seats on', () => {
    for (const seats of [17, 24, 40]) expect(castOf(seats)).toEqual([...named, ...citizens(seats - 16)]);
    expect(castOf(24, { doll: true })).toEqual([...named, 'doll', ...citizens(7)]);
  });

  it.each([
    [16, ['karaska']],
    [15, ['karaska', 'tub']],
    [14, ['karaska', 'tub', 'bonaventura']],
    [13, ['karaska', 'tub', 'bonaventura', 'balloon-seller']],
    [12, ['karaska', 'tub', 'bonaventura', 'balloon-seller', 'dance-teacher']],
    [11, ['karaska', 'tub', 'bonaventura', 'balloon-seller', 'dance-teacher', 'august']],
    [10, ['karaska', 'tub', 'bonaventura', 'balloon-seller', 'dance-teacher', 'august', 'tutti', 'brizak']],
  ])('for %i seats does without %o', (seats, dropped) => {
    const kept = named.filter((it) => !dropped.includes(it));
    expect(castOf(seats)).toEqual([...kept, ...citizens(seats - kept.length)]);
  });

  it('needs a citizen: with as many seats as names there is none', () => {
    const all = namedCast([]);
    expect(all.cast(threeFatMen, 16, {})).toBeNull();
    expect(all.cast(threeFatMen, 17, {})).toEqual([...named, 'citizen']);
  });

  const sound = (...cast: readonly string[]) => checkComposition(threeFatMen, cast).ok;
  const leaders = ['first-fat-man', 'tibul'];

  it('is sound with a leader in each mafia clan, equal mafia clans and a citizen', () => {
    expect(sound(...leaders, ...citizens(8))).toBe(true);
    expect(sound('second-fat-man', 'tibul', ...citizens(8))).toBe(false);
    expect(sound('first-fat-man', 'prospero', ...citizens(8))).toBe(false);
    expect(sound('second-fat-man', 'prospero', ...citizens(8))).toBe(false);
    expect(sound(...leaders, 'tutti', ...citizens(7))).toBe(false);
    expect(sound(...leaders, 'tutti', 'brizak', ...citizens(6))).toBe(true);
    expect(sound(...citizens(10))).toBe(false);
  });

  it('is not sound with one of the named twice, or without a citizen', () => {
    expect(sound(...leaders, 'gaspar', ...citizens(7))).toBe(true);
    expect(sound(...leaders, 'gaspar', 'gaspar', ...citizens(6))).toBe(false);
    expect(sound(...named.slice(0, 16))).toBe(false);
    expect(sound(...named, 'citizen')).toBe(true);
  });

  it('is not sound in fewer than 10 seats or more than 40', () => {
    expect(sound(...leaders, ...citizens(7))).toBe(false);
    expect(sound(...leaders, ...citizens(38))).toBe(true);
    expect(sound(...leaders, ...citizens(39))).toBe(false);
  });
});

describe('1 the cast of the first edition', () => {
  const first = threeFatMenFirst.characters.map((it) => it.id).filter((it) => it !== 'citizen');
  const sound = (...cast: readonly string[]) => checkComposition(threeFatMenFirst, cast).ok;

  it('is sound in full alone, in whatever order', () => {
    expect(sound(...first, 'citizen')).toBe(true);
    expect(sound('citizen', ...first.toReversed(), 'citizen')).toBe(true);
    expect(sound(...first.slice(1), 'citizen', 'citizen')).toBe(false);
    expect(sound(...first.slice(1), 'tibul', 'citizen')).toBe(false);
  });

  it('is none in so few seats that the named do not fit', () => {
    expect(fullCast.isSound(threeFatMenFirst, first)).toBe(false);
    expect(fullCast.cast(threeFatMenFirst, 16, {})).toBeNull();
  });
});
