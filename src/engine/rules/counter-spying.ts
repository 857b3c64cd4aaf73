import type { Night, Obstacle } from '../night.ts';
import { rule } from '../rule.ts';
import type { Player } from '../vocabulary.ts';
import { blockedActor, immuneTarget } from './obstacles.ts';
import { targetOf } from './target.ts';

/** three-fat-men-first 3.18 N's spying fails. */
export const counterSpying = rule('3.18', (night) =>
  night.by('counter-spy').flatMap((move) => {
    const target = targetOf(night, move);
    const obstacle =
      blockedActor(night, move) ??
      noSpy(night, target) ??
      nothingToSpoil(night, target) ??
      immuneTarget(night, target);
    return night.judge(move, obstacle, {
      facts: [{ kind: 'counter-spied', player: target, by: move.actor }],
    });
  }),
);

const noSpy = (night: Night, target: Player): Obstacle | null =>
  night.is(target, 'spy') ? null : { reason: 'wrong-target', rule: '3.18' };

const nothingToSpoil = (night: Night, target: Player): Obstacle | null =>
  night.has('blocked', target) || !night.of(target).some((it) => it.as === 'spy')
    ? { reason: 'no-command', rule: '3.18' }
    : null;
