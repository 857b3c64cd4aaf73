import { blockedActor } from '../obstacles.ts';
import { secretRule } from './secret-rule.ts';

/**
 * 3.15 From the second step on, whoever visits one of the two comes to the other and does not notice. Blocks have
 * found their men by then. Of two swaps the doctor's comes first.
 */
export const swapVisits = secretRule('swap-visits', (night, move) => {
  const [player = '', other = ''] = move.targets;
  return night.judge(move, blockedActor(night, move), {
    facts: [{ kind: 'swapped', player, with: other, by: move.actor }],
  });
});
