import type { EndRule } from '../../end-rule.ts';
import { lastOf } from './last-clan.ts';
import { isStalled } from './stall.ts';

/**
 * 7.1 The last clan alive wins, nobody alive is a draw; three-fat-men-first 7.4: so are so many lynches and nights
 * running without a death, whether or not a host attends. 0: never.
 */
export const lastClanOrStall =
  (after: number): EndRule =>
  (phase) => {
    const stalled = after > 0 && isStalled(phase, after);
    const last = lastOf(phase.game, phase.alive);
    if (last !== null) return { winner: last, stalled, rule: '7.1' };
    return { winner: stalled ? 'draw' : null, stalled, rule: '7.4' };
  };
