import { clanOf } from '../allegiance.ts';
import type { Night, Obstacle } from '../night.ts';
import { recruits } from '../recruits.ts';
import { rule } from '../rule.ts';
import type { Player } from '../vocabulary.ts';
import { blockedActor } from './obstacles.ts';
import { targetOf } from './target.ts';

/** 6.1 The doll is won for the leader's clan; no beating, no door and no guard hinders that. */
export const recruiting = rule('6.1', (night) =>
  night.by('recruiter').flatMap((move) => {
    const target = targetOf(night, move);
    const clan = clanOf(night.game, move.actor);
    const wrong = notFree(night, target);
    return night.judge(move, blockedActor(night, move) ?? wrong, {
      facts:
        wrong === null && clan !== null ? [{ kind: 'recruited', player: target, clan, by: move.actor }] : [],
    });
  }),
);

/** Only a doll, of no clan yet (6.5), and none that was promised to one before this night (6.2). */
const notFree = (night: Night, target: Player): Obstacle | null =>
  night.is(target, 'doll') && clanOf(night.game, target) === null && !recruits(night.game).has(target)
    ? null
    : { reason: 'wrong-target', rule: '6.1' };
