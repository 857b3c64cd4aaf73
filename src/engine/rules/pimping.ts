import type { Night, Obstacle } from '../night.ts';
import { rule } from '../rule.ts';
import type { Player } from '../vocabulary.ts';
import { blockedActor } from './obstacles.ts';
import { targetOf } from './target.ts';

/** 3.3 The pimp asks the courtesan who her guest was. */
export const pimping = rule('3.3', (night) =>
  night.by('pimp').flatMap((move) => {
    const target = targetOf(move);
    return night.judge(move, blockedActor(night, move) ?? noCourtesan(night, target), {
      facts: [{ kind: 'guest-found', by: move.actor, of: target, guest: guestOf(night, target) }],
    });
  }),
);

const noCourtesan = (night: Night, target: Player): Obstacle | null =>
  night.is(target, 'courtesan') ? null : { reason: 'wrong-target', rule: '3.3' };

/** A ghost is not recognised; null when she had none. */
function guestOf(night: Night, courtesan: Player): Player | 'unknown' | null {
  const guest = night.all('guest').find((it) => it.of === courtesan)?.player;
  if (guest === undefined) return null;
  return night.is(guest, 'ghost') ? 'unknown' : guest;
}
