import { atRisk, inOrder, missesOf } from '../../absences.ts';
import type { Fact } from '../../fact.ts';
import type { AbsenceRule, LynchRule } from '../../lynch-rule.ts';

/** fast-mafia 5.5 Everybody who did not take part has missed one lynch more; who has missed too many is due to leave (5.6). */
export const missesCount: AbsenceRule = ({ game, absent }) => {
  const allowed = game.options.allowedAbsences ?? Infinity;
  const before = missesOf(game);
  const due = atRisk(game).filter((it) => absent.includes(it));
  return [
    ...absent.map((player): Fact => {
      const missed = (before.get(player) ?? 0) + 1;
      return {
        kind: 'missed',
        player,
        missed,
        left: missed > allowed ? null : allowed - missed,
        rule: '5.5',
      };
    }),
    ...inOrder(game, due).map((player): Fact => ({ kind: 'queued', player, rule: '5.6' })),
  ];
};

/** fast-mafia 5.6 The first who is due leaves in place of the lynched, whatever the votes say. */
export const firstDueLeaves: LynchRule = ({ queue }) => {
  const [first] = queue;
  return first === undefined ? null : { verdict: 'autokill', leave: [first], rule: '5.6' };
};
