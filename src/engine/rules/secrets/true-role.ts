import { blockedActor } from '../obstacles.ts';
import { namedBy, targetOf } from '../target.ts';
import { secretRule } from './secret-rule.ts';

/** 3.15 N's true role, through the ghost's veil and the commissar's disguise (3.11). */
export const trueRole = secretRule('true-role', (night, move) => {
  const seen = night.trueRole(targetOf(night, move));
  return night.judge(move, blockedActor(night, move), {
    seen,
    facts: [{ kind: 'unveiled', by: move.actor, of: namedBy(move), seen }],
  });
});
