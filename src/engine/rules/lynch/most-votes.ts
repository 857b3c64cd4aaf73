import type { LynchRule } from '../../lynch-rule.ts';
import { activated } from '../../votes.ts';

/** 5.3 Several have the most votes: nobody is lynched. */
export const tiedVote: LynchRule = ({ count }) => {
  const [first, second] = count.tally;
  const tied = first !== undefined && second !== undefined && second[1] === first[1];
  return tied ? { verdict: 'tie', leave: [], rule: '5.3' } : null;
};

/** 10 Who has the most votes cannot be lynched this day, and the next in the tally is not lynched either. */
export const immuneFirst: LynchRule = ({ game, count }) => {
  const [first] = count.tally;
  const immune = first !== undefined && activated(game, 'lynch-immunity').has(first[0]);
  return immune ? { verdict: 'immune', leave: [], rule: '10' } : null;
};

/** 5.3 Who has the most votes is lynched. */
export const mostVotes: LynchRule = ({ count }) => {
  const [first] = count.tally;
  return first === undefined ? null : { verdict: 'lynched', leave: [first[0]], rule: '5.3' };
};
