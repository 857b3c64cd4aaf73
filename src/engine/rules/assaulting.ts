import { rule } from '../rule.ts';
import { rulingOn } from '../ruling.ts';
import { shown } from '../shown.ts';
import { attack } from './attacks.ts';
import { beatenActor, guestTarget, immuneTarget, nothingToStop } from './obstacles.ts';
import { targetOf } from './target.ts';

/**
 * three-fat-men-first 3.19 N's kill as mafia killer or commissar, or his guard, does not happen. On the clown it is an
 * attack, whatever he sent (3.9).
 */
export const assaulting = rule('3.19', (night) =>
  night.by('sexual-maniac').flatMap((move) => {
    const target = targetOf(night, move);
    const stopped = beatenActor(night, move);
    if (night.is(target, 'clown') && rulingOn(night.game, move) !== 'effective') {
      return attack(night, move, target, stopped);
    }
    const obstacle =
      stopped ??
      nothingToStop(night, target, '3.19') ??
      guestTarget(night, target) ??
      immuneTarget(night, target);
    return night.judge(move, obstacle, {
      seen: shown(night, target, move.ability),
      facts: [{ kind: 'assaulted', player: target, by: move.actor }],
    });
  }),
);
