import type { Character, Clan } from '../../edition.ts';
import type { CharacterId, FunctionId } from '../../vocabulary.ts';
import { functions } from './abilities.ts';

export const clans: readonly Clan[] = [
  { id: 'fat-men', mafia: true },
  { id: 'rebels', mafia: true },
  { id: 'town', mafia: false },
];

/** 1 Who plays in which clan, and what as. */
export const characters: readonly Character[] = [
  character('first-fat-man', 'fat-men', ['leader']),
  character('second-fat-man', 'fat-men', ['bodyguard', 'pimp']),
  character('third-fat-man', 'fat-men', ['thug', 'ghost']),
  character('tutti', 'fat-men', ['spy', 'ghost']),
  character('tibul', 'rebels', ['leader']),
  character('prospero', 'rebels', ['bodyguard', 'pimp']),
  character('suok', 'rebels', ['thug', 'ghost']),
  character('brizak', 'rebels', ['spy', 'ghost']),
  character('gaspar', 'town', ['doctor']),
  character('ganimed', 'town', ['courtesan']),
  character('balloon-seller', 'town', ['spy']),
  character('dance-teacher', 'town', ['blocker']),
  character('bonaventura', 'town', ['maniac', 'ghost']),
  character('karaska', 'town', ['maniac', 'ghost']),
  character('august', 'town', ['clown', 'ghost']),
  character('tub', 'town', ['scholar', 'ghost']),
  character('citizen', 'town', []),
  { ...character('doll', null, ['doll', 'ghost']), abilities: ['beat', 'kill'], option: 'doll' }, // 6
];

/** 1 In 10 to 16 seats the host leaves these out, in this order. */
export const dropped: readonly (readonly CharacterId[])[] = [
  ['karaska'],
  ['tub'],
  ['bonaventura'],
  ['balloon-seller'],
  ['dance-teacher'],
  ['august'],
  ['tutti', 'brizak'],
  ['third-fat-man', 'suok'],
];

function character(id: CharacterId, clan: string | null, its: readonly FunctionId[]): Character {
  const abilities = functions.filter((it) => its.includes(it.id)).map((it) => it.ability);
  return { id, clan, functions: its, abilities, ghost: its.includes('ghost') };
}
