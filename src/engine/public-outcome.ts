import type { Changed, Correction } from './correction.ts';
import { alike } from './gone-and-come.ts';
import type { Death, Outcome } from './outcome.ts';
import type { PublicChange, PublicCorrection, PublicDeath, PublicLynch, PublicNight } from './view-types.ts';
import type { Cause } from './vocabulary.ts';

/** Has everybody been told of this phase? A lynch is told when it ends (5.7), a night when its report is published. */
export const isPublic = (outcome: Outcome): boolean => outcome.kind === 'lynch' || outcome.published;

/** What the public may know of a phase: built up from what it may, not cut down from what it may not. */
export function publicOutcome(outcome: Outcome): PublicNight | PublicLynch {
  const { number, report, alive } = outcome;
  const deaths = outcome.deaths.map(publicDeath);
  if (outcome.kind === 'night') return { kind: 'night', number, deaths, report, alive };
  const { tally, turnout, quorum, votes, verdict, absences } = outcome;
  const missing = absences === undefined ? {} : { absences };
  return { kind: 'lynch', number, tally, turnout, quorum, votes, verdict, deaths, report, alive, ...missing };
}

const publicDeath = ({ player, character, cause, hidden, commissar }: Death): PublicDeath => ({
  player,
  character: hidden ? null : character,
  cause: publicCause(cause),
  ...(commissar ? { commissar } : {}),
});

/** 9 That a killer died by the clown would tell what became of his command. */
export const publicCause = (cause: Cause): Cause => (cause === 'backfire' ? 'kill' : cause);

/** 3.17 What the public may know of a correction. */
export const publicCorrection = ({ night, at, as, why, changed }: Correction): PublicCorrection => ({
  night,
  at,
  as,
  why,
  changed: changed.map(publicChange).filter(({ was, now }) => !alike(was, now)),
});

/** A phase keeps its kind, however it is played again. */
const publicChange = ({ was, now }: Changed): PublicChange =>
  ({ was: publicOutcome(was), now: publicOutcome(now) }) as PublicChange;
