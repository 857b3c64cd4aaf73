import type { LynchRule } from '../../lynch-rule.ts';

/** 5.4 Nobody voted. */
export const nobodyVoted: LynchRule = ({ count }) =>
  count.tookPart.size === 0 ? { verdict: 'no-votes', leave: [], rule: '5.4' } : null;

/** 5.4 Too few took part. */
export const tooFewVoted: LynchRule = ({ count, quorum }) =>
  count.tookPart.size < quorum ? { verdict: 'no-quorum', leave: [], rule: '5.4' } : null;

/** 5.5 Enough took part, and every vote was blocked. */
export const everyVoteBlocked: LynchRule = ({ count }) =>
  count.tally.length === 0 ? { verdict: 'no-votes', leave: [], rule: '5.5' } : null;
