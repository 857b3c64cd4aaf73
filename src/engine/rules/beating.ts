import type { Night, Obstacle } from '../night.ts';
import { rule } from '../rule.ts';
import { shown } from '../shown.ts';
import type { Player } from '../vocabulary.ts';
import { blockedActor, guestTarget, immuneTarget } from './obstacles.ts';
import { targetOf } from './target.ts';

/** 3.5 N's kill or guard does not happen; the beating works on everybody who sent something. */
export const beating = rule('3.5', (night) =>
  night.by('thug').flatMap((move) => {
    const target = targetOf(night, move);
    const obstacle =
      blockedActor(night, move) ??
      nothingToStop(night, target) ??
      guestTarget(night, target) ??
      immuneTarget(night, target);
    return night.judge(move, obstacle, {
      seen: shown(night, target, 'beat'),
      facts: [{ kind: 'beaten', player: target, by: move.actor }],
    });
  }),
);

const nothingToStop = (night: Night, target: Player): Obstacle | null =>
  night.of(target).length === 0 || night.has('blocked', target)
    ? { reason: 'no-command', rule: '3.5' }
    : null;
