import type { Night, Obstacle } from '../../night.ts';
import { reached } from '../../reached.ts';
import { blockedActor } from '../obstacles.ts';
import { dyingActor, threats } from '../protection.ts';
import { secretRule } from './secret-rule.ts';
import type { Player } from '../../vocabulary.ts';

/** 3.15 Two players are healed as by the doctor (3.12), besides whom he heals as usual; it works if one needed it. */
export const healTwo = secretRule('heal-two', (night, move) => {
  const players = reached(night, move);
  const obstacle = blockedActor(night, move) ?? dyingActor(night, move) ?? nobodyInDanger(night, players);
  return night.judge(move, obstacle, {
    facts: players.map((player) => ({ kind: 'healed', player, by: move.actor })),
  });
});

const nobodyInDanger = (night: Night, players: readonly Player[]): Obstacle | null =>
  players.every((it) => threats(night, it).length === 0) ? { reason: 'not-attacked', rule: '3.15' } : null;
