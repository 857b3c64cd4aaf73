import type { FactOf, Move } from '../fact.ts';
import type { Night, Obstacle } from '../night.ts';
import type { Player } from '../vocabulary.ts';

/** What a guard or a shield does to an attack; null when it goes through to the doctor. */
export function savedBefore(night: Night, attack: FactOf<'attacked'>): Obstacle | null {
  const place = night.about('attacked', attack.player).indexOf(attack);
  if (place < capacity(night, night.about('guarded', attack.player).length))
    return { reason: 'guarded', rule: '3.6' };
  return night.has('shielded', attack.player) ? { reason: 'shielded', rule: '10' } : null;
}

/** 3.9 The attacks whose end is their own actor's death, unless the doctor comes; and those that still threaten a player. */
export const threats = (night: Night, player: Player): readonly FactOf<'attacked' | 'endangered'>[] => [
  ...night.about('attacked', player).filter((it) => savedBefore(night, it) === null),
  ...night.about('endangered', player),
];

/** 3.12 Who is healed survives this threat; the doctor's own work is named before a secret one (3.15). */
export function healed(night: Night, threat: FactOf<'attacked' | 'endangered'>): Obstacle | null {
  const heals = night.about('healed', threat.player);
  const [rule] = heals.map((it) => it.rule).sort();
  const reaches = threats(night, threat.player).indexOf(threat) < capacity(night, heals.length);
  return rule !== undefined && reaches ? { reason: 'healed', rule } : null;
}

/** Policy `protectionCapacity`: how many attacks so many protections stop. */
function capacity(night: Night, protections: number): number {
  return night.options.protectionCapacity === 'unlimited' && protections > 0 ? Infinity : protections;
}

/** Policy `deadStillAct`, in the doctor's step: may who is about to die still heal? */
export const dyingActor = (night: Night, move: Move): Obstacle | null =>
  !night.options.deadStillAct &&
  (threats(night, move.actor).some((it) => healed(night, it) === null) || night.has('doomed', move.actor))
    ? { reason: 'actor-dead', rule: '3' }
    : null;
