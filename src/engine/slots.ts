import type { Move } from './fact.ts';
import type { Night } from './night.ts';
import { indexOf } from './ruleset-index.ts';
import type { Function } from './edition.ts';
import type { FunctionId, Player } from './vocabulary.ts';

/** A function that a living player has at nightfall, and what he sent in it: a line of trace and report. */
export interface Slot {
  readonly fn: Function;
  readonly player: Player;
  readonly moves: readonly Move[];
}

/** All slots of a night, in the order of functions, characters, nicks; passive functions have none. */
export function slotsOf(night: Night): readonly Slot[] {
  const { ruleset } = night.game;
  const having = new Map<FunctionId, Player[]>();
  for (const player of byCharacter(night)) {
    for (const fn of night.functions(player)) {
      const others = having.get(fn);
      if (others === undefined) having.set(fn, [player]);
      else others.push(player);
    }
  }
  const slots: Slot[] = [];
  for (const fn of ruleset.functions) {
    for (const player of having.get(fn.id) ?? [])
      slots.push({ fn, player, moves: night.of(player).filter((it) => it.as === fn.id) });
  }
  return slots;
}

/** The living in the order of characters; of one character by nick, as they come. */
function byCharacter(night: Night): readonly Player[] {
  const place = indexOf(night.game.ruleset).characterPlace;
  const groups: Player[][] = Array.from({ length: place.size }, () => []);
  for (const player of night.players) groups[place.get(night.character(player)) ?? 0]?.push(player);
  return groups.flat();
}
