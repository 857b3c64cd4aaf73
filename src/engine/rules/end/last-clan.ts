import { playersOf } from '../../seating.ts';
import { clanOf } from '../../allegiance.ts';
import type { EndRule } from '../../end-rule.ts';
import type { Position } from '../../position.ts';
import type { ClanId, Player } from '../../vocabulary.ts';
import { isStalled } from './stall.ts';

const stallAfter = 3;

/**
 * 7.1 The last clan alive wins; nobody left but, perhaps, a doll without a clan is a draw, and so is a stalled game that
 * no host attends.
 * A cast of one clan only (a rule's example) has nobody to win against.
 */
export const lastClan: EndRule = (phase) => {
  const { game, alive } = phase;
  const stalled = isStalled(phase, stallAfter);
  const last = lastOf(game, alive);
  if (last !== null) return { winner: last, stalled, rule: '7.1' };
  return { winner: stalled && game.setup.attended !== true ? 'draw' : null, stalled, rule: '7.1' };
};

/** The only clan alive, `draw` when there is none, null while there are several. */
export function lastOf(game: Position, alive: readonly Player[]): ClanId | 'draw' | null {
  const last = onlyClan(game, alive);
  if (last === 'none') return 'draw';
  return last === null || onlyClan(game, playersOf(game)) !== null ? null : last;
}

/** The clan of all these, `none` where nobody has one, null where there are several. */
function onlyClan(game: Position, players: readonly Player[]): ClanId | 'none' | null {
  let only: ClanId | null = null;
  for (const player of players) {
    const clan = clanOf(game, player);
    // 6.5 A doll who has joined no clan neither prevents nor shares a win.
    if (clan === null || clan === only) continue;
    if (only !== null) return null;
    only = clan;
  }
  return only ?? 'none';
}
