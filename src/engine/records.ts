import type { Refusal } from './result.ts';
import type {
  AbilityId,
  BonusId,
  CharacterId,
  PhaseKind,
  Player,
  ReasonCode,
  RulesetId,
} from './vocabulary.ts';

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
  /** Why it is refused or no longer stands. */
  readonly reason: ReasonCode | null;
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
  readonly fault:
    'edited' | 'deleted' | 'unclear' | 'late' | 'voter-dead' | 'dead-target' | 'unknown-target' | null;
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
  /** As the host named it: a nick, nick/ability, or a command's id. */
  readonly of: string;
  readonly outcome: 'effective' | 'ineffective';
  readonly why: string;
  /** What the command's author is told with the night's results. */
  readonly tell?: string;
  /** The ids of the commands that stood when he ruled: what replaces one of them is not ruled on. */
  readonly commands: readonly string[];
}
