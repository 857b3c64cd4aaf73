import type { Move } from '../fact.ts';
import type { Night } from '../night.ts';
import { reached } from '../reached.ts';
import type { Player } from '../vocabulary.ts';

/** The one player whom a command reaches, when its arity is one; `play` has seen to it that he is there. */
export function targetOf(night: Night, move: Move): Player {
  const [target] = reached(night, move);
  if (target === undefined) throw new Error(`${move.actor}'s ${move.ability} has no target`);
  return target;
}

/** Whom its author named, and believes to have visited. */
export const namedBy = (move: Move): Player => move.targets[0] ?? '';
