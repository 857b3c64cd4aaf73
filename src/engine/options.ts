import type { Secrets } from './secret.ts';
import type { BonusId } from './vocabulary.ts';

/** The clash cases every host argues about, as words; printed on the ruleset's page (§3). */
export interface Policy {
  /** Two blockers who block each other: both are blocked, or neither. */
  readonly mutualBlocks: 'both' | 'neither';
  /** How many attacks one guard or one heal stops. */
  readonly protectionCapacity: 'unlimited' | 'one';
  /** Whether who dies in the killers' step is still heard in later steps. */
  readonly deadStillAct: boolean;
  /** Whether who is dead in the morning gets the private results of that night. */
  readonly dyingLearn: boolean;
}

/** Settings that several rulesets know. */
interface SharedOptions extends Policy {
  /** three-fat-men 3.2 */
  readonly mirrorSpying: boolean;
  /** 3.10 */
  readonly commissarPoolResets: boolean;
  /** 3.11 */
  readonly commissarDisguised: 'none' | 'blocks' | 'all';
  /** 5.2 */
  readonly revote: 'last' | 'first';
  /** 9 */
  readonly reportDetail: 'roles' | 'nicks' | 'deaths-only';
  /** 10 Whether everybody is told who has been granted which bonus. */
  readonly grantsPublic: boolean;
}

/** Settings of the final edition of «Три толстяка» alone. */
interface FinalOptions {
  /** 6 */
  readonly doll: boolean;
}

/** Settings of the first edition of «Три толстяка» (9.6 there). */
interface FirstOptions {
  readonly circle: 'march' | 'listed';
  readonly circleBlockable: boolean;
  readonly circleShields: 'mafia' | 'killers';
  readonly heirStaysHidden: boolean;
  readonly clown: 'counter-spy' | 'killer';
  readonly clownBackfires: boolean;
  readonly maniacs: 'first' | 'final';
  readonly thugLearns: boolean;
  readonly tub: 'scholar' | 'blank';
  readonly voteBlocks: number;
  /** Deathless lynches and nights running that make a draw; 0: never. */
  readonly stall: number;
  readonly reportReveals: 'spying' | 'recognised';
}

/** Settings of «Быстрая мафия» (9.7 there). */
interface FastOptions {
  /** How many mafiosi; null: a quarter of the seats. */
  readonly mafia: number | null;
  readonly starts: 'day' | 'night';
  readonly decision: 'last' | 'majority' | 'unanimous';
  readonly missedKill: 'nobody' | 'roll';
  readonly tie: 'nobody' | 'first' | 'roll';
  readonly allowedAbsences: number;
  readonly parityAt: 'lynch' | 'always';
  readonly revealDeaths: 'clan' | 'nothing';
  readonly bonuses: readonly BonusId[];
}

/**
 * The settings of a game that everybody may know, checked by its ruleset's schema, defaults filled in. A game has those
 * that its ruleset knows; a rule takes the others for off.
 */
export type Options = Partial<SharedOptions & FinalOptions & FirstOptions & FastOptions>;

/** All that the host sets: what nobody but its holder may know is kept apart when the game opens. */
export type Settings = Options & {
  /** 3.15 */
  readonly secrets?: Secrets;
};
