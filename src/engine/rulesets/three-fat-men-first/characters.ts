import type { Character, Clan } from '../../edition.ts';
import type { Options } from '../../options.ts';
import type { CharacterId, FunctionId } from '../../vocabulary.ts';
import { functionsOf } from './functions.ts';

export const clans: readonly Clan[] = [
  { id: 'fat-men', mafia: true },
  { id: 'rebels', mafia: true },
  { id: 'town', mafia: false },
];

/** 1 Who plays in which clan, and what as; who is in the Circle (3.11). */
export function charactersOf(options: Options): readonly Character[] {
  const march = options.circle !== 'listed';
  const circle = (isIn: boolean): readonly FunctionId[] => (isIn ? ['circle'] : []);
  const final = options.maniacs === 'final';
  return [
    character('first-fat-man', 'fat-men', ['leader']),
    character('second-fat-man', 'fat-men', ['bodyguard']),
    character('third-fat-man', 'fat-men', ['thug', ...circle(march)]),
    character('tutti', 'fat-men', ['spy', 'circle']),
    character('tibul', 'rebels', ['leader']),
    character('suok', 'rebels', ['bodyguard']),
    character('prospero', 'rebels', ['thug', ...circle(march)]),
    character('brizak', 'rebels', ['spy', 'circle']),
    character('gaspar', 'town', ['doctor']),
    character('ganimed', 'town', ['courtesan']),
    character('balloon-seller', 'town', ['spy', ...circle(!march)]),
    character('dance-teacher', 'town', ['blocker']),
    character('bonaventura', 'town', [final ? 'maniac' : 'ordinary-maniac', 'circle']),
    character('karaska', 'town', [final ? 'maniac' : 'sexual-maniac', 'circle']),
    character('august', 'town', ['clown', ...(options.clown === 'killer' ? [] : counterSpy), 'circle']),
    character('tub', 'town', [...(options.tub === 'blank' ? [] : scholar), ...circle(march)]),
    character('citizen', 'town', []),
  ];

  function character(id: CharacterId, clan: string, its: readonly FunctionId[]): Character {
    const abilities = functionsOf(options)
      .filter((it) => its.includes(it.id))
      .map((it) => it.ability);
    return { id, clan, functions: its, abilities, ghost: false };
  }
}

const counterSpy: readonly FunctionId[] = ['counter-spy'];
const scholar: readonly FunctionId[] = ['scholar'];
