import type { Edition } from './edition.ts';

/** 5.4 Whether a lynch can fail for want of voters: a ruleset whose largest game asks for one has no quorum to speak of. */
export const hasQuorum = ({ quorum, seats }: Pick<Edition, 'quorum' | 'seats'>): boolean =>
  quorum(seats.most) > 1;
