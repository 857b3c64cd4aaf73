import type { Conclusion, Move } from '../fact.ts';
import type { Night } from '../night.ts';
import { rule } from '../rule.ts';
import { bareRole, shown } from '../shown.ts';
import type { Player } from '../vocabulary.ts';
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
    return night.judge(move, obstacle, {
      seen: shown(night, target, 'beat'),
      facts: [{ kind: 'beaten', player: target, by: move.actor }, ...learnt(night, move, target)],
    });
  }),
);

/** three-fat-men-first 3.5, option `thugLearns`: whom he beat, unless it was the clown. */
const learnt = (night: Night, move: Move, target: Player): readonly Conclusion[] =>
  night.options.thugLearns === true && !night.is(target, 'clown')
    ? [{ kind: 'unveiled', by: move.actor, of: namedBy(move), seen: bareRole(night, target, 'beat') }]
    : [];
