import { reached } from '../reached.ts';
import { rule } from '../rule.ts';
import { blockedActor, deadActor } from './obstacles.ts';

/** 3.13 How many of three are recognised as members of a mafia clan. */
export const examining = rule('3.13', (night) =>
  night.by('scholar').flatMap((move) => {
    const number = reached(night, move).filter((it) => night.looksLikeMafia(it)).length;
    return night.judge(move, blockedActor(night, move) ?? deadActor(night, move), {
      seen: number,
      facts: [{ kind: 'counted', by: move.actor, of: move.targets, number }],
    });
  }),
);
