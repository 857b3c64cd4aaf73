import type { Night, Obstacle } from '../night.ts';
import { rule } from '../rule.ts';
import { shown } from '../shown.ts';
import type { Player } from '../vocabulary.ts';
import { circleTarget, guestTarget, stoppedActor } from './obstacles.ts';
import { targetOf } from './target.ts';

/** 3.6 N is safe from every killer; it works only if somebody attacked him (3.20). */
export const guarding = rule('3.6', (night) =>
  night.by('bodyguard').flatMap((move) => {
    const target = targetOf(night, move);
    const obstacle =
      stoppedActor(night, move) ??
      guestTarget(night, target) ??
      circleTarget(night, target) ??
      notAttacked(night, target);
    return night.judge(move, obstacle, {
      seen: shown(night, target, move.ability),
      facts: [{ kind: 'guarded', player: target, by: move.actor }],
    });
  }),
);

const notAttacked = (night: Night, target: Player): Obstacle | null =>
  night.has('attacked', target) ? null : { reason: 'not-attacked', rule: '3.6' };
