import { byNick } from './by-nick.ts';
import type { Move } from './fact.ts';
import { functionFor } from './functions.ts';
import type { Position } from './position.ts';
import { indexOf } from './ruleset-index.ts';
import type { CharacterId, FunctionId, Player } from './vocabulary.ts';

/** A player as the night finds him. */
export interface Nightfall {
  readonly character: CharacterId;
  readonly functions: ReadonlySet<FunctionId>;
}

/**
 * The standing commands as moves, in the order of characters and nicks: the order in which they came never matters,
 * but for several of one player.
 */
export function movesOf(game: Position, nightfall: ReadonlyMap<Player, Nightfall>): readonly Move[] {
  const { characterPlace } = indexOf(game.ruleset);
  const placed: { move: Move; place: number }[] = [];
  for (const { status, id, by, ability, targets } of game.sent) {
    if (status !== 'standing' || ability === null) continue;
    const actor = nightfall.get(by);
    const as = actor ? functionFor(game, actor.functions, ability) : null;
    if (actor === undefined || as === null)
      throw new Error(`${by} cannot ${ability}, yet his command stands`);
    const move = { id, actor: by, ability, as, targets };
    placed.push({ move, place: characterPlace.get(actor.character) ?? 0 });
  }
  placed.sort((a, b) => a.place - b.place || byNick(a.move.actor, b.move.actor));
  return placed.map((it) => it.move);
}
