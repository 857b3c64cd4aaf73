import type { Correction, Told } from './correction.ts';
import type { Edition } from './edition.ts';
import type { History } from './history.ts';
import type { Choice } from './log.ts';
import type { PrivateMessage } from './message.ts';
import type { Options } from './options.ts';
import type { Leaders, Outcome } from './outcome.ts';
import type { Ballot, Bonus, CommandRecord, Phase, Ruling, Setup, VoteBlock } from './records.ts';
import type { Secrets } from './secret.ts';
import type { Player } from './vocabulary.ts';

/** Where a game stands: all that the rules of a phase may ask. */
export interface Position {
  readonly setup: Setup;
  readonly ruleset: Edition;
  readonly options: Options;
  /** 3.15 Known to each holder alone, and to the host. */
  readonly secrets: Secrets;
  /** SHA-256 of the seed. */
  readonly commitment: string;
  readonly phase: Phase;
  /** Resolved phases, oldest first; the last night may be unpublished. */
  readonly past: readonly Outcome[];
  /** As the public knows it: the deaths of a closed night count from its publication. Sorted by nick. */
  readonly alive: readonly Player[];
  readonly leaders: Leaders;
  /** 3.10 This night's commissar. */
  readonly commissar: Player | null;
  readonly bonuses: readonly Bonus[];
  /** Of the open phase: */
  readonly sent: readonly CommandRecord[];
  readonly ballots: readonly Ballot[];
  readonly blocks: readonly VoteBlock[];
  readonly rulings: readonly Ruling[];
  readonly choices: Readonly<Record<string, Choice>>;
  /** What was told at once in this phase, before its result. */
  readonly letters: readonly PrivateMessage[];
  readonly rolls: Readonly<Record<string, string>>;
  /** 3.17 What was ruled on nights that were public already, in the order of ruling. */
  readonly corrections: readonly Correction[];
  readonly told: Told;
  readonly history: History;
  /** `winner` is a clan's id, a nick or `draw`. */
  readonly over: { readonly winner: string; readonly why?: string } | null;
}
