import type { Night, Obstacle } from '../../night.ts';
import { blockedActor, deadActor } from '../obstacles.ts';
import { secretRule } from './secret-rule.ts';

/** 3.15 All who died this night live: the blows worked, and in the morning nobody is missing. */
export const raiseDead = secretRule('raise-dead', (night, move) => {
  const dead = [...new Set(night.all('died').map((it) => it.player))];
  return night.judge(move, blockedActor(night, move) ?? deadActor(night, move) ?? nobodyDead(night), {
    facts: dead.map((player) => ({ kind: 'raised', player, by: move.actor })),
  });
});

const nobodyDead = (night: Night): Obstacle | null =>
  night.all('died').length === 0 ? { reason: 'not-attacked', rule: '3.15' } : null;
