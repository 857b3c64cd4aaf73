import type { Choice } from './log.ts';
import type { PrivateMessage } from './message.ts';
import type { Options } from './options.ts';
import type { Leaders, Outcome } from './outcome.ts';
import type { Refusal } from './result.ts';
import type { Ruleset } from './ruleset.ts';
import type { AbilityId, BonusId, CharacterId, PhaseKind, Player, RulesetId } from './vocabulary.ts';

/** Место: who plays whom. */
export interface Seat {
  readonly player: Player;
  readonly character: CharacterId;
}

export interface Setup {
  readonly ruleset: RulesetId;
  /** As the host set them; `open` checks them and fills in the defaults. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly seats: readonly Seat[];
  /** Forced rolls, for scenarios only. */
  readonly forced?: Readonly<Record<string, string>>;
  /** A host is there to call the draw of 7.1; without him the engine calls it. */
  readonly attended?: boolean;
}

export interface Phase {
  readonly kind: PhaseKind;
  readonly number: number;
  /** `closed`: a night resolved but not yet published, or a game that is over. */
  readonly state: 'open' | 'closed';
  /** ISO instant. */
  readonly ends: string | null;
}

/** A command of the night as it stands: what its sender and the host see of it. */
export interface CommandRecord {
  readonly id: string;
  readonly at: string;
  readonly by: Player;
  readonly ability: AbilityId | null;
  readonly targets: readonly string[];
  readonly status: 'standing' | 'superseded' | 'refused';
  readonly refusal: Refusal | null;
}

/** A vote of the open lynch, before counting. */
export interface Ballot {
  readonly post: string;
  readonly at: string;
  readonly by: Player;
  /** The player meant, or what was marked. */
  readonly for: string;
  /** Why it does not count whatever comes later; null while it may. */
  readonly fault: 'edited' | 'deleted' | 'unclear' | 'late' | 'voter-dead' | 'dead-target' | 'unknown-target' | null;
}

export interface VoteBlock {
  readonly by: Player;
  readonly of: string;
  readonly refusal: Refusal | null;
}

export interface Bonus {
  readonly player: Player;
  readonly bonus: BonusId;
  /** `active`: it works in the open phase and is spent by it. */
  readonly state: 'held' | 'active' | 'spent';
}

/** 3.17 */
export interface Ruling {
  readonly of: string;
  readonly outcome: 'effective' | 'ineffective';
  readonly why: string;
}

/** Партия: a value; the one way to change it is `play`. */
export interface Game {
  readonly setup: Setup;
  readonly ruleset: Ruleset;
  readonly options: Options;
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
  /** `winner` is a clan's id, a nick or `draw`. */
  readonly over: { readonly winner: string; readonly why?: string } | null;
}
