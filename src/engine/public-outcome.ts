import type { Death, Outcome } from './outcome.ts';
import type { PublicDeath, PublicLynch, PublicNight } from './view-types.ts';
import type { Cause } from './vocabulary.ts';

/** What the public may know of a phase: built up from what it may, not cut down from what it may not. */
export function publicOutcome(outcome: Outcome): PublicNight | PublicLynch {
  const { number, report, alive } = outcome;
  const deaths = outcome.deaths.map(publicDeath);
  if (outcome.kind === 'night') return { kind: 'night', number, deaths, report, alive };
  const { tally, turnout, quorum, votes, verdict } = outcome;
  return { kind: 'lynch', number, tally, turnout, quorum, votes, verdict, deaths, report, alive };
}

const publicDeath = ({ player, character, cause, commissar }: Death): PublicDeath => ({
  player,
  character,
  cause: publicCause(cause),
  ...(commissar ? { commissar } : {}),
});

/** 9 That a killer died by the clown would tell what became of his command. */
export const publicCause = (cause: Cause): Cause => (cause === 'backfire' ? 'kill' : cause);
