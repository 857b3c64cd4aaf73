import type { Move } from './fact.ts';
import type { Night } from './night.ts';
import type { Player } from './vocabulary.ts';

/** Whom a command reaches: those whom it names, unless somebody has swapped their visits (3.15). */
export function reached(night: Night, move: Move): readonly Player[] {
  const swaps = night.all('swapped');
  if (swaps.length === 0) return move.targets;
  return move.targets.map((named) =>
    swaps.reduce(
      (now, { player, with: other }) => (now === player ? other : now === other ? player : now),
      named,
    ),
  );
}
