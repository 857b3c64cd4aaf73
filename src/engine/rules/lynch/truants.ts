import type { LynchRule } from '../../lynch-rule.ts';

/** 5.6 Whoever took part in neither of two lynches running leaves in place of the lynched. */
export const truantsLeave: LynchRule = ({ game, absent }) => {
  const missedBefore = game.past.findLast((it) => it.kind === 'lynch')?.absent ?? [];
  const truants = absent.filter((it) => missedBefore.includes(it));
  return truants.length === 0 ? null : { verdict: 'autokill', leave: truants, rule: '5.6' };
};
