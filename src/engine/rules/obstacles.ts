import type { Move } from '../fact.ts';
import type { Night, Obstacle } from '../night.ts';
import type { Player } from '../vocabulary.ts';

/*
 * 3.21 What can stop a command, one obstacle each. A rule asks for them in the printed order, and the first
 * that holds is the one that the trace names: `blockedActor(…) ?? nothingSent(…) ?? guestOf(…)`.
 */

/** 3.1; by 3.15 a secret ability may do the same to a clan. */
export function blockedActor(night: Night, move: Move): Obstacle | null {
  const [block] = night.about('blocked', move.actor);
  return block === undefined ? null : { reason: 'blocked', rule: block.rule };
}

/** 3.1, 3.5: for kills and guards, which a thug can stop. */
export const stoppedActor = (night: Night, move: Move): Obstacle | null =>
  blockedActor(night, move) ?? (night.has('beaten', move.actor) ? { reason: 'beaten', rule: '3.5' } : null);

/** 3.4 */
export const guestTarget = (night: Night, target: Player): Obstacle | null =>
  night.has('guest', target) ? { reason: 'guest', rule: '3.4' } : null;

/** 10 A command that cannot be blocked or beaten. */
export const immuneTarget = (night: Night, target: Player): Obstacle | null =>
  night.activated('unblockable', target) ? { reason: 'immune', rule: '10' } : null;

/** Policy `deadStillAct`, in the steps after the killers'. */
export const deadActor = (night: Night, move: Move): Obstacle | null =>
  !night.options.deadStillAct && night.has('died', move.actor) && !night.has('raised', move.actor)
    ? { reason: 'actor-dead', rule: '3' }
    : null;
