import type { Conclusion, Move } from '../../fact.ts';
import type { Night } from '../../night.ts';
import { rule, type Rule } from '../../rule.ts';
import { secretOf } from '../../secret-of.ts';
import type { SecretId } from '../../vocabulary.ts';

/** 3.15 What the commands of those come to who hold this secret ability. */
export const secretRule = (
  effect: SecretId | 'written',
  judge: (night: Night, move: Move) => readonly Conclusion[],
): Rule =>
  rule('3.15', (night) =>
    night.by('secret').flatMap((it) => (effectOf(night, it) === effect ? judge(night, it) : [])),
  );

function effectOf(night: Night, move: Move): SecretId | 'written' {
  const secret = secretOf(night.game, move.actor);
  return typeof secret === 'string' ? secret : 'written';
}
