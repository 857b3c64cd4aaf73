import type { VoteReason } from './vocabulary.ts';

const voteRules: Readonly<Partial<Record<VoteReason, string>>> = {
  'already-voted': '5.2',
  superseded: '5.2',
  'voter-dead': '5.2',
  'vote-blocked': '5.5',
};

/** The number of the rule by which a vote does not count; most faults are of the post (5.1). */
export const voteRule = (reason: VoteReason): string => voteRules[reason] ?? '5.1';
