import type { Conclusion, Move } from '../fact.ts';
import type { Night, Obstacle } from '../night.ts';
import { rule, type Rule } from '../rule.ts';
import { bareRole } from '../shown.ts';
import type { AbilityId, Player, Role } from '../vocabulary.ts';
import { blockedActor, circleTarget } from './obstacles.ts';
import { namedBy, targetOf } from './target.ts';

/** 3.2 The spy learns N's role as recognised; with the mirror N learns the spy's, and a ghost is a citizen there too (3.11). */
export const spying = spyingThat((night, player, by) => night.recognised(player, by));

/** three-fat-men-first 3.2 Nobody is taken for another: the Circle cannot be spied out at all, and its spies are named. */
export const bareSpying = spyingThat(bareRole);

function spyingThat(shows: (night: Night, player: Player, by: AbilityId) => Role): Rule {
  return rule('3.2', (night) =>
    night.by('spy').flatMap((move) => {
      const target = targetOf(night, move);
      const seen = shows(night, target, move.ability);
      const facts: Conclusion[] = [{ kind: 'spied', by: move.actor, of: namedBy(move), seen }];
      if (night.options.mirrorSpying) {
        facts.push({ kind: 'mirrored', player: target, by: shows(night, move.actor, move.ability) });
      }
      const obstacle = blockedActor(night, move) ?? spoilt(night, move) ?? circleTarget(night, target);
      return night.judge(move, obstacle, { seen, facts });
    }),
  );
}

/** three-fat-men-first 3.18 */
const spoilt = (night: Night, move: Move): Obstacle | null =>
  night.has('counter-spied', move.actor) ? { reason: 'counter-spied', rule: '3.18' } : null;
