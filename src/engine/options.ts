import type { Secrets } from './secret.ts';

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

/** The settings of a game that everybody may know, checked by the ruleset's schema, defaults filled in. */
export interface Options extends Policy {
  /** 6 */
  readonly doll: boolean;
  /** 3.2 */
  readonly mirrorSpying: boolean;
  /** 3.10 */
  readonly commissarPoolResets: boolean;
  /** 3.11 */
  readonly commissarDisguised: 'none' | 'blocks' | 'all';
  /** 5.2 */
  readonly revote: 'last' | 'first';
  /** 9 */
  readonly reportDetail: 'roles' | 'nicks' | 'deaths-only';
}

/** All that the host sets: what nobody but its holder may know is kept apart when the game opens. */
export interface Settings extends Options {
  /** 3.15 */
  readonly secrets: Secrets;
}
