import type { Fact } from './fact.ts';
import type { PrivateMessage } from './message.ts';
import type { ReportItem } from './report-item.ts';
import type {
  AbilityId,
  Cause,
  CharacterId,
  ClanId,
  FunctionId,
  Player,
  ReasonCode,
  Role,
  Verdict,
  VoteReason,
} from './vocabulary.ts';

/** What came of one command, or of none (`missing`). */
export interface CommandOutcome {
  readonly id: string | null;
  /** null: nobody of a clan sent its one command. */
  readonly actor: Player | null;
  /** Where nobody sent it: the function that shares it. */
  readonly as?: FunctionId;
  /** null: the text named no ability at all. */
  readonly ability: AbilityId | null;
  /** Nicks as the engine found them; as typed, where a target was refused. */
  readonly targets: readonly string[];
  readonly status: 'effective' | 'ineffective' | 'refused' | 'missing';
  readonly reason: ReasonCode | null;
  readonly rule: string;
  readonly seen: Role | number | null;
  readonly step: number;
}

export interface Death {
  readonly player: Player;
  readonly character: CharacterId;
  readonly cause: Cause;
  /** All whose kill succeeded; the clown for `backfire`; nobody for lynch and autokill. Sorted by nick. */
  readonly by: readonly Player[];
  /** Until the end nobody but the host is told who he was. */
  readonly hidden?: true;
  /** The dead was this night's commissar. */
  readonly commissar?: true;
}

export type Leaders = Readonly<Record<ClanId, Player | null>>;

export interface NightOutcome {
  readonly kind: 'night';
  readonly number: number;
  readonly facts: readonly Fact[];
  readonly commands: readonly CommandOutcome[];
  readonly deaths: readonly Death[];
  readonly private: readonly PrivateMessage[];
  readonly report: readonly ReportItem[];
  readonly rolls: Readonly<Record<string, string>>;
  readonly alive: readonly Player[];
  readonly leaders: Leaders;
  readonly winner: string | null;
  /** 7.1 Three lynches and three nights running without a death. */
  readonly stalled: boolean;
  readonly published: boolean;
}

/** 5.7 One vote as it was counted. `for` is a nick, or what was marked where no single player was meant. */
export interface VoteOutcome {
  readonly post: string;
  readonly by: Player;
  readonly for: string;
  readonly counted: boolean;
  readonly reason: VoteReason | null;
}

/** 5.5 One vote block. */
export interface BlockOutcome {
  readonly by: Player;
  readonly of: string;
  readonly status: 'effective' | 'refused';
  readonly reason: ReasonCode | null;
}

export interface LynchOutcome {
  readonly kind: 'lynch';
  readonly number: number;
  readonly facts: readonly Fact[];
  readonly tally: Readonly<Record<Player, number>>;
  /** How many took part (5.4). */
  readonly turnout: number;
  readonly quorum: number;
  readonly votes: readonly VoteOutcome[];
  readonly blocks: readonly BlockOutcome[];
  /** Who missed this lynch: the next one's autokill (5.6). */
  readonly absent: readonly Player[];
  /** Where misses of the whole game count: how many everybody has, and who waits to leave, in this order. */
  readonly absences?: Absences;
  readonly verdict: Verdict;
  /** The rule that decided the verdict. */
  readonly rule: string;
  readonly deaths: readonly Death[];
  readonly private: readonly PrivateMessage[];
  readonly report: readonly ReportItem[];
  readonly rolls: Readonly<Record<string, string>>;
  readonly alive: readonly Player[];
  readonly leaders: Leaders;
  readonly winner: string | null;
  readonly stalled: boolean;
}

export interface Absences {
  readonly misses: Readonly<Record<Player, number>>;
  readonly queue: readonly Player[];
}

export type Outcome = NightOutcome | LynchOutcome;
