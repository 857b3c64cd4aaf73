import { clanOf } from '../../allegiance.ts';
import type { Move } from '../../fact.ts';
import type { Night, Obstacle } from '../../night.ts';
import { blockedActor, immuneTarget } from '../obstacles.ts';
import { namedBy } from '../target.ts';
import { secretRule } from './secret-rule.ts';

/**
 * 3.15 The night of N's true clan does not happen: none of its members' commands counts but what has worked in the
 * first step.
 */
export const cancelClan = secretRule('cancel-clan', (night, move) => {
  const members = membersWith(night, move);
  const sent = members.filter((it) => night.of(it).length > 0 && immuneTarget(night, it) === null);
  const obstacle = blockedActor(night, move) ?? nobodyThere(members, sent);
  return night.judge(move, obstacle, {
    facts: sent.map((player) => ({ kind: 'blocked', player, by: move.actor })),
  });
});

/** The living of the clan of whom the holder named; nobody, if that is the doll before she joined one. */
function membersWith(night: Night, move: Move): readonly string[] {
  const clan = clanOf(night.game, namedBy(move));
  return clan === null ? [] : night.players.filter((it) => clanOf(night.game, it) === clan);
}

function nobodyThere(members: readonly string[], sent: readonly string[]): Obstacle | null {
  if (members.length === 0) return { reason: 'wrong-target', rule: '3.15' };
  return sent.length === 0 ? { reason: 'no-command', rule: '3.15' } : null;
}
