import type { Night, Obstacle } from '../night.ts';
import { rule } from '../rule.ts';
import { shown } from '../shown.ts';
import type { Player } from '../vocabulary.ts';
import { blockedActor } from './obstacles.ts';
import { dyingActor, threats } from './protection.ts';
import { targetOf } from './target.ts';

/** 3.12 N survives every killer of this night, and his own attack on the clown. */
export const healing = rule('3.12', (night) =>
  night.by('doctor').flatMap((move) => {
    const target = targetOf(night, move);
    const obstacle = blockedActor(night, move) ?? dyingActor(night, move) ?? notInDanger(night, target);
    return night.judge(move, obstacle, {
      seen: shown(night, target, move.ability),
      facts: [{ kind: 'healed', player: target, by: move.actor }],
    });
  }),
);

const notInDanger = (night: Night, target: Player): Obstacle | null =>
  threats(night, target).length === 0 ? { reason: 'not-attacked', rule: '3.12' } : null;
