import type { Move } from './fact.ts';
import { byNick } from './moves.ts';
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
  const place = indexOf(ruleset).characterPlace;
  const players = night.players
    .map((player) => ({ player, place: place.get(night.character(player)) ?? 0 }))
    .sort((a, b) => a.place - b.place || byNick(a.player, b.player));
  const having = new Map<FunctionId, Player[]>();
  for (const { player } of players) {
    for (const fn of night.functions(player)) {
      const others = having.get(fn);
      if (others === undefined) having.set(fn, [player]);
      else others.push(player);
    }
  }
  return ruleset.functions.flatMap((fn) =>
    (having.get(fn.id) ?? []).map((player) => ({
      fn,
      player,
      moves: night.by(fn.id).filter((it) => it.actor === player),
    })),
  );
}
