import type { Player } from '../engine/vocabulary.ts';
import { suspicionOf, type Table } from './table.ts';

/** The living of a phase, as all see them: most know nothing of most, and need not look at each for themselves. */
export interface Crowd {
  readonly alive: readonly Player[];
  /** Where each of the living stands in the lists. */
  readonly place: ReadonlyMap<Player, number>;
  /** How suspicious each is by his votes: 1 is nothing, more is worse. */
  readonly suspicion: readonly number[];
  /** What has been made of it already, by name. */
  readonly known: Map<string, readonly number[]>;
}

/** The living at the opening of a phase. */
export const crowdOf = (table: Table): Crowd => {
  const { alive } = table.game;
  return {
    alive,
    place: new Map(alive.map((player, place) => [player, place])),
    suspicion: alive.map((player) => suspicionOf(table, player)),
    known: new Map(),
  };
};
