import type { Player } from '../engine/vocabulary.ts';
import type { Mind } from './mind.ts';
import { suspicionOf, type Table } from './table.ts';

type Wishes = Map<Mind | boolean, Map<string, readonly number[]>>;

/** The living of a phase, as all see them: most know nothing of most, and need not look at each for themselves. */
export interface Crowd {
  readonly alive: readonly Player[];
  /** Where each of the living stands in the lists. */
  readonly place: ReadonlyMap<Player, number>;
  /** How suspicious each is by his votes: 1 is nothing, more is worse. */
  readonly suspicion: readonly number[];
  /** What minds, or strangers of either side, have been found to wish, by what they intend. */
  readonly wishes: Wishes;
}

/** The living at the opening of a phase. */
export const crowdOf = (table: Table): Crowd => {
  const { alive } = table.game;
  return {
    alive,
    place: new Map(alive.map((player, place) => [player, place])),
    suspicion: alive.map((player) => suspicionOf(table, player)),
    wishes: new Map(),
  };
};

/** What was found before, or else is found now. */
export function kept(
  wishes: Wishes,
  whose: Mind | boolean,
  intent: string,
  find: () => readonly number[],
): readonly number[] {
  let own = wishes.get(whose);
  if (own === undefined) wishes.set(whose, (own = new Map()));
  let found = own.get(intent);
  if (found === undefined) own.set(intent, (found = find()));
  return found;
}
