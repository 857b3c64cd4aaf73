import type { Ability, Character, Clan, Function } from '../../edition.ts';

/** 1 The order is that of all lists: the mafia first. */
export const clans: readonly Clan[] = [
  { id: 'mafia', mafia: true },
  { id: 'town', mafia: false },
];

export const characters: readonly Character[] = [
  { id: 'mafioso', clan: 'mafia', functions: ['mafioso'], abilities: ['kill'], ghost: false },
  { id: 'citizen', clan: 'town', functions: [], abilities: [], ghost: false },
];

export const functions: readonly Function[] = [
  { id: 'mafioso', ability: 'kill', rule: '3.1', shared: '3.4', unreported: true }, // 9.1
];

export const abilities: readonly Ability[] = [
  {
    id: 'kill',
    step: 2,
    rule: '3.1',
    arity: 1,
    self: false,
    repeat: true,
    foes: '3.2',
    verbs: 'убить убей убейте убью убьем убивать убивай убивайте убиваю убиваем'.split(' '),
  },
];
