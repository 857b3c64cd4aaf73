import type { Move } from '../../fact.ts';
import type { Night, Obstacle } from '../../night.ts';
import { blockedActor, deadActor } from '../obstacles.ts';
import { namedBy, targetOf } from '../target.ts';
import { secretRule } from './secret-rule.ts';

/** 3.15 The true role of one of the three whom the scholar counts this night. */
export const exactRole = secretRule('exact-role', (night, move) => {
  const seen = night.trueRole(targetOf(night, move));
  const obstacle = blockedActor(night, move) ?? deadActor(night, move) ?? notCounted(night, move);
  return night.judge(move, obstacle, {
    seen,
    facts: [{ kind: 'unveiled', by: move.actor, of: namedBy(move), seen }],
  });
});

const notCounted = (night: Night, move: Move): Obstacle | null =>
  night.about('counted', move.actor).some((it) => it.of.includes(namedBy(move)))
    ? null
    : { reason: 'wrong-target', rule: '3.15' };
