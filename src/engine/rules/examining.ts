import type { Move } from '../fact.ts';
import type { Night, Obstacle } from '../night.ts';
import { rule } from '../rule.ts';
import { blockedActor } from './obstacles.ts';

/** 3.13 How many of three are recognised as members of a mafia clan. */
export const examining = rule('3.13', (night) =>
  night.by('scholar').flatMap((move) => {
    const number = move.targets.filter((it) => night.looksLikeMafia(it)).length;
    return night.judge(move, blockedActor(night, move) ?? deadActor(night, move), {
      seen: number,
      facts: [{ kind: 'counted', by: move.actor, of: move.targets, number }],
    });
  }),
);

/** Policy `deadStillAct`. */
const deadActor = (night: Night, move: Move): Obstacle | null =>
  !night.options.deadStillAct && night.has('died', move.actor) ? { reason: 'actor-dead', rule: '3' } : null;
