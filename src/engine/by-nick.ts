import type { Player } from './vocabulary.ts';

/** The order of nicks wherever an order must not tell anything: by code unit, the same on every machine. */
export const byNick = (a: Player, b: Player): number => (a < b ? -1 : a > b ? 1 : 0);
