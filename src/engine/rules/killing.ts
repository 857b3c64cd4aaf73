import type { Conclusion, FactOf } from '../fact.ts';
import type { Night } from '../night.ts';
import { functionById } from '../ruleset-index.ts';
import { rule } from '../rule.ts';
import { healed, savedBefore } from './protection.ts';

/** 3.7–3.10 What came of the attacks: the reasons in the order of 3.21, and who dies. */
export const killing = rule('3', (night) => [
  ...night.all('attacked').flatMap((attack) => outcome(night, attack)),
  ...night.all('doomed').flatMap(({ player, move }): readonly Conclusion[] => [
    { kind: 'worked', move, seen: null, rule: '3.17' },
    { kind: 'died', player, cause: 'kill', by: move.actor, rule: '3.17' },
  ]),
]);

function outcome(night: Night, attack: FactOf<'attacked'>): readonly Conclusion[] {
  const { player, move } = attack;
  const saved = savedBefore(night, attack);
  if (saved !== null) return [{ kind: 'failed', move, ...saved }];
  const spared = healed(night, attack);
  if (spared !== null) return [{ kind: 'failed', move, ...spared }];
  const turned = night.about('endangered', move.actor).find((it) => it.move === move);
  if (turned === undefined) {
    const { rule } = functionById(night.game.ruleset, move.as);
    return [
      { kind: 'worked', move, seen: null, rule },
      { kind: 'died', player, cause: 'kill', by: move.actor, rule },
    ];
  }
  const failed: Conclusion = { kind: 'failed', move, reason: 'backfired', rule: '3.9' };
  if (healed(night, turned) !== null) return [failed];
  return [failed, { kind: 'died', player: move.actor, cause: 'backfire', by: turned.of, rule: '3.9' }];
}
