import { describe, expect, it } from 'vitest';
import type { Options } from '../../src/engine/options.ts';
import { fastMafia } from '../../src/engine/rulesets/fast-mafia/ruleset.ts';
import { charactersOf } from '../../src/engine/rulesets/three-fat-men-first/characters.ts';
import { functionsOf } from '../../src/engine/rulesets/three-fat-men-first/functions.ts';
import { threeFatMenFirst } from '../../src/engine/rulesets/three-fat-men-first/ruleset.ts';

/** character, clan, functions, abilities */
type Line = readonly [string, string, string, string];

const cast = (options: Options): readonly Line[] =>
  charactersOf(options).map(({ id, clan, functions, abilities }) => [
    id,
    clan ?? '',
    functions.join(' '),
    abilities.join(' '),
  ]);

const lineOf = (id: string, options: Options): Line | undefined => cast(options).find(([of]) => of === id);

describe('1, 3.11 who is who in the first edition', () => {
  it('by default, with the Circle by function', () => {
    expect(cast({})).toEqual([
      ['first-fat-man', 'fat-men', 'leader', 'kill'],
      ['second-fat-man', 'fat-men', 'bodyguard', 'guard'],
      ['third-fat-man', 'fat-men', 'thug circle', 'beat'],
      ['tutti', 'fat-men', 'spy circle', 'spy'],
      ['tibul', 'rebels', 'leader', 'kill'],
      ['suok', 'rebels', 'bodyguard', 'guard'],
      ['prospero', 'rebels', 'thug circle', 'beat'],
      ['brizak', 'rebels', 'spy circle', 'spy'],
      ['gaspar', 'town', 'doctor', 'heal'],
      ['ganimed', 'town', 'courtesan', 'invite'],
      ['balloon-seller', 'town', 'spy', 'spy'],
      ['dance-teacher', 'town', 'blocker', 'block'],
      ['bonaventura', 'town', 'ordinary-maniac circle', 'kill'],
      ['karaska', 'town', 'sexual-maniac circle', 'assault'],
      ['august', 'town', 'clown counter-spy circle', 'counter-spy'],
      ['tub', 'town', 'scholar circle', 'examine'],
      ['citizen', 'town', '', ''],
    ]);
    expect(charactersOf({}).every(({ ghost }) => !ghost)).toBe(true);
  });

  it('with the Circle as the descriptions list it', () => {
    const inside = charactersOf({ circle: 'listed' }).filter(({ functions }) => functions.includes('circle'));
    expect(inside.map(({ id }) => id)).toEqual([
      'tutti',
      'brizak',
      'balloon-seller',
      'bonaventura',
      'karaska',
      'august',
    ]);
  });

  it('with other maniacs, another clown, a blank Tub', () => {
    const options: Options = { maniacs: 'final', clown: 'killer', tub: 'blank' };
    expect(lineOf('bonaventura', options)).toEqual(['bonaventura', 'town', 'maniac circle', 'kill']);
    expect(lineOf('karaska', options)).toEqual(['karaska', 'town', 'maniac circle', 'kill']);
    expect(lineOf('august', options)).toEqual(['august', 'town', 'clown circle', 'kill']);
    expect(lineOf('tub', options)).toEqual(['tub', 'town', 'circle', '']);
    expect(lineOf('citizen', options)).toEqual(['citizen', 'town', '', '']);
  });
});

describe('3 what each function does in the first edition', () => {
  const lines = (options: Options) =>
    functionsOf(options).map(({ id, ability, rule }) => [id, ability, rule]);

  it('in the order of resolution, each by its rule', () => {
    expect(lines({})).toEqual([
      ['blocker', 'block', '3.1'],
      ['spy', 'spy', '3.2'],
      ['counter-spy', 'counter-spy', '3.18'],
      ['courtesan', 'invite', '3.4'],
      ['thug', 'beat', '3.5'],
      ['ordinary-maniac', 'kill', '3.8'],
      ['sexual-maniac', 'assault', '3.19'],
      ['maniac', 'kill', '3.8'],
      ['bodyguard', 'guard', '3.6'],
      ['leader', 'kill', '3.7'],
      ['commissar', 'kill', '3.10'],
      ['doctor', 'heal', '3.12'],
      ['scholar', 'examine', '3.13'],
      ['secret', 'secret', '3.15'],
    ]);
    expect(functionsOf({}).filter(({ silent }) => silent)).toMatchObject([{ id: 'secret' }]);
    expect(
      functionsOf({})
        .filter(({ step }) => step === 5)
        .map(({ id }) => id),
    ).toEqual(['ordinary-maniac', 'maniac']);
  });

  it('where the clown kills, he does so after the leaders', () => {
    const order = lines({ clown: 'killer' });
    expect(order[10]).toEqual(['clown', 'kill', '3.9']);
    expect(order).toHaveLength(15);
  });
});

describe('what the options make of a ruleset', () => {
  it('of the first edition: who keeps the Circle, how many votes a clan blocks', () => {
    const of = (options: Options) => threeFatMenFirst.variant?.(options);
    expect(of({})).toMatchObject({ heirGivesUp: ['thug', 'spy', 'circle'], voteBlocks: 3 });
    expect(of({ heirStaysHidden: true, voteBlocks: 0 })).toMatchObject({
      heirGivesUp: ['thug', 'spy'],
      voteBlocks: 0,
    });
    expect([12, 13, 16, 17].map((alive) => threeFatMenFirst.quorum(alive))).toEqual([1, 4, 4, 5]);
  });

  it('of fast mafia: which bonuses a jury may give, none unless said', () => {
    expect(fastMafia.variant?.({})).toEqual({ bonuses: [] });
    expect(fastMafia.variant?.({ bonuses: ['shield'] })).toEqual({ bonuses: ['shield'] });
  });
});
