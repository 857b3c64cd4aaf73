import type { FactOf } from '../fact.ts';
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

/** 3.12 Does the doctor's work reach this threat? */
export function healed(night: Night, threat: FactOf<'attacked' | 'endangered'>): boolean {
  const heals = night.about('healed', threat.player).length;
  return heals > 0 && threats(night, threat.player).indexOf(threat) < capacity(night, heals);
}

/** Policy `protectionCapacity`: how many attacks so many protections stop. */
function capacity(night: Night, protections: number): number {
  return night.options.protectionCapacity === 'unlimited' && protections > 0 ? Infinity : protections;
}
