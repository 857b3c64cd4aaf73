import type { Fact } from './fact.ts';
import type { Position } from './position.ts';
import type { Count } from './votes.ts';
import type { Player, Verdict } from './vocabulary.ts';

/** Суд Линча while it is judged. */
export interface Lynch {
  readonly game: Position;
  readonly count: Count;
  /** How many must take part (5.4). */
  readonly quorum: number;
  /** The living who did not take part. */
  readonly absent: readonly Player[];
  /** Who is due to leave for absence, one a phase, in this order. */
  readonly queue: readonly Player[];
}

/** What a lynch came to, and by which rule. */
export interface Judgement {
  readonly verdict: Verdict;
  /** Who leaves the game. */
  readonly leave: readonly Player[];
  readonly rule: string;
}

/** One line of a ruleset's lynch: its judgement, or null where it has nothing to say. */
export type LynchRule = (lynch: Lynch) => Judgement | null;

/** What follows for those who did not take part. */
export type AbsenceRule = (lynch: Pick<Lynch, 'game' | 'absent'>) => readonly Fact[];
