import type { Move } from '../fact.ts';
import type { Player } from '../vocabulary.ts';

/** The one target of a command whose arity is one; `play` has seen to it that it is there. */
export function targetOf(move: Move): Player {
  const [target] = move.targets;
  if (target === undefined) throw new Error(`${move.actor}'s ${move.ability} has no target`);
  return target;
}
