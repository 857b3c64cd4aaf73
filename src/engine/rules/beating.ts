import type { Conclusion, Move } from '../fact.ts';
import type { Night } from '../night.ts';
import { rule } from '../rule.ts';
import { bareRole, shown } from '../shown.ts';
import type { Player, Role } from '../vocabulary.ts';
import { blockedActor, guestTarget, immuneTarget, nothingToStop } from './obstacles.ts';
import { namedBy, targetOf } from './target.ts';

/** 3.5 N's kill or guard does not happen; the beating works on everybody who sent something. */
export const beating = rule('3.5', (night) =>
  night.by('thug').flatMap((move) => {
    const target = targetOf(night, move);
    const obstacle =
      blockedActor(night, move) ??
      nothingToStop(night, target, '3.5') ??
      guestTarget(night, target) ??
      immuneTarget(night, target);
    const learnt = learns(night, move, target);
    const facts: Conclusion[] = [{ kind: 'beaten', player: target, by: move.actor }];
    if (learnt !== null) facts.push({ kind: 'unveiled', by: move.actor, of: namedBy(move), seen: learnt });
    return night.judge(move, obstacle, { seen: learnt ?? shown(night, target, move.ability), facts });
  }),
);

/** three-fat-men-first 3.5, option `thugLearns`: he learns whom he beat, unless it was the clown. */
const learns = (night: Night, move: Move, target: Player): Role | null =>
  night.options.thugLearns === true && !night.is(target, 'clown')
    ? bareRole(night, target, move.ability)
    : null;
