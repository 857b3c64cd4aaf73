import type { Function } from '../../edition.ts';
import type { Options } from '../../options.ts';
import { verbs } from './verbs.ts';

const attack = verbs('атаковать атакуй атакуйте атакую атакуем');

/** §3 What each function does at night, in the order in which it is resolved and reported. */
export const functionsOf = ({ clown }: Options): readonly Function[] => [
  { id: 'blocker', ability: 'block', rule: '3.1' },
  { id: 'spy', ability: 'spy', rule: '3.2' },
  { id: 'counter-spy', ability: 'counter-spy', rule: '3.18' },
  { id: 'courtesan', ability: 'invite', rule: '3.4' },
  { id: 'thug', ability: 'beat', rule: '3.5' },
  { id: 'ordinary-maniac', ability: 'kill', rule: '3.8', step: 5, verbs: attack },
  { id: 'sexual-maniac', ability: 'assault', rule: '3.19' },
  { id: 'maniac', ability: 'kill', rule: '3.8', step: 5, verbs: attack },
  { id: 'bodyguard', ability: 'guard', rule: '3.6' },
  { id: 'leader', ability: 'kill', rule: '3.7' },
  ...(clown === 'killer' ? [{ id: 'clown', ability: 'kill', rule: '3.9' } as const] : []), // else passive
  { id: 'commissar', ability: 'kill', rule: '3.10' },
  { id: 'doctor', ability: 'heal', rule: '3.12' },
  { id: 'scholar', ability: 'examine', rule: '3.13' },
  { id: 'secret', ability: 'secret', rule: '3.15', silent: true },
];
