import type { CorrectionMessage, PrivateMessage } from './message.ts';
import type { Outcome } from './outcome.ts';
import type { Ruling } from './records.ts';
import type { Player } from './vocabulary.ts';

/** Исправление: the host's ruling on a night that everybody has read (3.17), and what has been said of it since. */
export interface Correction extends Omit<Ruling, 'commands'> {
  readonly at: string;
  readonly night: number;
  /** Played again by the ruling, or owned up to and left as it is. */
  readonly as: 'apply' | 'announce';
  /** How many phases were public then. */
  readonly after: number;
  /** The public phases that came out otherwise, oldest first: as they were published, and as they are by the ruling. */
  readonly changed: readonly Changed[];
  /** What the phase that was open then had told at once: before the ruling, and by it. */
  readonly atOnce: { readonly was: readonly PrivateMessage[]; readonly now: readonly PrivateMessage[] };
  /** What the living were told of it. */
  readonly letters: readonly (PrivateMessage | CorrectionMessage)[];
}

export interface Changed<T extends Outcome = Outcome> {
  readonly was: T;
  readonly now: T;
}

/** What players have lived by that a correction does not take back: see acts/overrule.ts. */
export interface Told {
  /** What came of a roll, by its label, first things first. */
  readonly rolls: Readonly<Record<string, readonly string[]>>;
  /** Who was dead when a lynch opened, by its number: nobody can hold his silence against him. */
  readonly dead: Readonly<Record<number, readonly Player[]>>;
}

export const nothingTold: Told = { rolls: {}, dead: {} };

/** What everybody was told of a phase when it became public, whatever was corrected later. */
export const asPublished = (corrections: readonly Correction[], outcome: Outcome): Outcome =>
  corrections
    .flatMap((it) => it.changed)
    .find(({ was }) => was.kind === outcome.kind && was.number === outcome.number)?.was ?? outcome;
