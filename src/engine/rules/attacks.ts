import type { Conclusion, Move } from '../fact.ts';
import type { Night, Obstacle } from '../night.ts';
import { rule, type Rule } from '../rule.ts';
import { rulingOn } from '../ruling.ts';
import type { FunctionId, Player } from '../vocabulary.ts';
import { hiddenFrom } from './hiding.ts';
import { beatenActor, guestTarget, stoppedActor } from './obstacles.ts';
import { targetOf } from './target.ts';

type Hits = (night: Night, target: Player) => boolean;

/** 3.7 The leader kills anybody. */
export const leaderAttacks = attacks('3.7', 'leader', () => true);

/** 3.8 The maniac kills a pimp, that is a bodyguard, or the courtesan; at the clown he may fire, to his own loss. */
export const maniacAttacks = attacks('3.8', 'maniac', (night, target) =>
  (['bodyguard', 'courtesan', 'clown'] as const).some((it) => night.is(target, it)),
);

/** three-fat-men-first 3.8 The ordinary maniac kills anybody; his fellow in the same step cannot stop him (3.19). */
export const ordinaryManiacAttacks = attacks('3.8', 'ordinary-maniac', () => true, beatenActor);

/** 3.9 The clown kills an acting leader or this night's commissar. */
export const clownAttacks = attacks('3.9', 'clown', (night, target) =>
  (['leader', 'commissar'] as const).some((it) => night.is(target, it)),
);

/** 3.10 The commissar kills anybody. */
export const commissarAttacks = attacks('3.10', 'commissar', () => true);

/** 6.4 The doll, for two nights after she joined a clan, kills as a leader does. */
export const dollAttacks = attacks('6.4', 'killer', () => true);

/**
 * 3.20 A kill becomes an attack when its actor is free, may do this to this target, and the target is neither a guest nor
 * hidden. What comes of the attack is for guards, shields, the clown and the doctor to say: see killing.ts.
 */
function attacks(number: string, as: FunctionId, hits: Hits, stopped = stoppedActor): Rule {
  return rule(number, (night) =>
    night.by(as).flatMap((move): readonly Conclusion[] => {
      const target = targetOf(night, move);
      if (rulingOn(night.game, move) === 'effective') {
        return [{ kind: 'doomed', player: target, move, rule: '3.17' }];
      }
      const wrong: Obstacle | null = hits(night, target) ? null : { reason: 'wrong-target', rule: number };
      return attack(night, move, target, stopped(night, move) ?? wrong);
    }),
  );
}

/** An attack on the target, unless its actor was stopped, the target is not to be found, or the host says no (3.17). */
export function attack(
  night: Night,
  move: Move,
  target: Player,
  stopped: Obstacle | null,
): readonly Conclusion[] {
  const obstacle = stopped ?? guestTarget(night, target) ?? hiddenFrom(night, move.as, target);
  if (obstacle !== null || rulingOn(night.game, move) === 'ineffective') return night.judge(move, obstacle);
  return [{ kind: 'attacked', player: target, move }];
}
