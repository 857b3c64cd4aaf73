import type { Move } from './fact.ts';
import type { Night } from './night.ts';
import { seatsByCharacter } from './seating.ts';
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
  for (const { player } of seatsByCharacter(night.game)) {
    if (!night.game.alive.includes(player)) continue;
    night.functions(player).forEach((fn) => {
      const others = having.get(fn);
      if (others === undefined) having.set(fn, [player]);
      else others.push(player);
    });
  }
  const slots: Slot[] = [];
  for (const fn of ruleset.functions) {
    for (const player of having.get(fn.id) ?? [])
      slots.push({ fn, player, moves: night.of(player).filter((it) => it.as === fn.id) });
  }
  return slots;
}
