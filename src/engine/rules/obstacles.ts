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

/** 3.1, 3.5: for what a thug can stop. */
export const beatenActor = (night: Night, move: Move): Obstacle | null =>
  blockedActor(night, move) ?? (night.has('beaten', move.actor) ? { reason: 'beaten', rule: '3.5' } : null);

/** 3.1, 3.5, three-fat-men-first 3.19: for kills and guards, which a sexual maniac can stop as well. */
export const stoppedActor = (night: Night, move: Move): Obstacle | null =>
  beatenActor(night, move) ??
  (night.has('assaulted', move.actor) ? { reason: 'assaulted', rule: '3.19' } : null);

/** 3.5, three-fat-men-first 3.19: there is nothing to stop. */
export const nothingToStop = (night: Night, target: Player, rule: string): Obstacle | null =>
  night.of(target).length === 0 || night.has('blocked', target) ? { reason: 'no-command', rule } : null;

/** 3.4 */
export const guestTarget = (night: Night, target: Player): Obstacle | null =>
  night.has('guest', target) ? { reason: 'guest', rule: '3.4' } : null;

/** three-fat-men-first 3.11 */
export const hidden: Obstacle = { reason: 'hidden', rule: '3.11' };

/** three-fat-men-first 3.11 A member of the Circle can be neither spied out nor guarded. */
export const circleTarget = (night: Night, target: Player): Obstacle | null =>
  night.is(target, 'circle') ? hidden : null;

/** 10 A command that cannot be stopped. */
export const immuneTarget = (night: Night, target: Player): Obstacle | null =>
  night.activated('unblockable', target) ? { reason: 'immune', rule: '10' } : null;

/** Policy `deadStillAct`, in the steps after the killers'. */
export const deadActor = (night: Night, move: Move): Obstacle | null =>
  !night.options.deadStillAct && night.has('died', move.actor) && !night.has('raised', move.actor)
    ? { reason: 'actor-dead', rule: '3' }
    : null;
