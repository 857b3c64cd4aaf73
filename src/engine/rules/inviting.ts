import { rule } from '../rule.ts';
import { shown } from '../shown.ts';
import { blockedActor } from './obstacles.ts';
import { targetOf } from './target.ts';

/** 3.4 A guest of the courtesan can be neither killed, beaten nor guarded. */
export const inviting = rule('3.4', (night) =>
  night.by('courtesan').flatMap((move) => {
    const target = targetOf(night, move);
    return night.judge(move, blockedActor(night, move), {
      seen: shown(night, target, move.ability),
      facts: [{ kind: 'guest', player: target, of: move.actor }],
    });
  }),
);
