import { rule } from '../rule.ts';
import { savedBefore } from './protection.ts';
import { targetOf } from './target.ts';

/** 3.9 An attack on the clown that neither guard nor shield has stopped turns on the attacker, if no doctor comes. */
export const turning = rule('3.9', (night) =>
  night
    .all('attacked')
    .filter((it) => night.is(it.player, 'clown') && savedBefore(night, it) === null)
    .map(({ move }) => ({ kind: 'endangered', player: move.actor, of: targetOf(night, move), move })),
);
