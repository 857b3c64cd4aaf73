import type { Night, Obstacle } from '../night.ts';
import { rule } from '../rule.ts';
import type { Player } from '../vocabulary.ts';
import { blockedActor } from './obstacles.ts';
import { namedBy, targetOf } from './target.ts';

/** 3.3 The pimp asks the courtesan who her guest was. */
export const pimping = rule('3.3', (night) =>
  night.by('pimp').flatMap((move) => {
    const target = targetOf(night, move);
    return night.judge(move, blockedActor(night, move) ?? noCourtesan(night, target), {
      facts: guestsOf(night, target).map((guest) => ({
        kind: 'guest-found',
        by: move.actor,
        of: namedBy(move),
        guest,
      })),
    });
  }),
);

const noCourtesan = (night: Night, target: Player): Obstacle | null =>
  night.is(target, 'courtesan') ? null : { reason: 'wrong-target', rule: '3.3' };

/** A ghost is not recognised; null when she had none. With the bonus `second-command` she may have two. */
function guestsOf(night: Night, courtesan: Player): readonly (Player | 'unknown' | null)[] {
  const guests = night.all('guest').filter((it) => it.of === courtesan);
  if (guests.length === 0) return [null];
  return guests.map(({ player }) => (night.is(player, 'ghost') ? 'unknown' : player));
}
