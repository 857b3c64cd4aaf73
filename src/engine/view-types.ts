import type { Correction } from './correction.ts';
import type { OpenChoice } from './open-choices.ts';
import type { Bonus, CommandRecord, Phase, Seat } from './records.ts';
import type { CorrectionMessage, PrivateMessage } from './message.ts';
import type { Options } from './options.ts';
import type { Absences, Death, Leaders, LynchOutcome, NightOutcome, VoteOutcome } from './outcome.ts';
import type { ReportItem } from './report-item.ts';
import type { Secrets } from './secret.ts';
import type {
  BonusId,
  Cause,
  CharacterId,
  ClanId,
  FunctionId,
  PhaseKind,
  Player,
  RulesetId,
  SecretId,
  Verdict,
} from './vocabulary.ts';

/** Смотрящий. A juror, a stranger and a reader are the public. */
export type Viewer =
  | { readonly kind: 'host' }
  | { readonly kind: 'player'; readonly player: Player }
  | { readonly kind: 'public' };

export interface View {
  readonly ruleset: RulesetId;
  readonly options: Options;
  readonly commitment: string;
  readonly phase: Phase;
  readonly roster: readonly RosterLine[];
  /** For all but the host only what is published. */
  readonly past: readonly (PublicNight | PublicLynch)[];
  /** 3.17 What the host has corrected since it was published, in the order of his rulings. */
  readonly corrections: readonly PublicCorrection[];
  /** The open lynch as the thread shows it: no block and no bonus is in it. */
  readonly thread: ThreadCount | null;
  readonly letters: readonly Letter[];
  /** Lynches missed by now and who waits to leave; null where a ruleset counts them otherwise. */
  readonly absences: (Absences & { readonly allowed: number }) | null;
  /** 10 Who has been granted which bonus, where the option `grantsPublic` lets everybody know; what became of it is not told. */
  readonly grants: readonly { readonly player: Player; readonly bonus: BonusId }[] | null;
  readonly me: Me | null;
  readonly host: HostView | null;
  /** 7.3 Everything, once the end is published. */
  readonly over: Revealed | null;
}

export interface RosterLine {
  readonly player: Player;
  readonly alive: boolean;
  /** null: this viewer may not know. */
  readonly character: CharacterId | null;
  readonly clan: ClanId | null;
  readonly died: { readonly kind: PhaseKind; readonly number: number; readonly cause: Cause } | null;
}

/** `by` is no public knowledge, nor whether a killer died by the clown: both are a `kill` (9). */
export type PublicDeath = Omit<Death, 'by' | 'character' | 'hidden'> & {
  /** null: not told before the end. */
  readonly character: CharacterId | null;
};

export interface PublicNight {
  readonly kind: 'night';
  readonly number: number;
  readonly deaths: readonly PublicDeath[];
  readonly report: readonly ReportItem[];
  readonly alive: readonly Player[];
}

export interface PublicLynch {
  readonly kind: 'lynch';
  readonly number: number;
  readonly tally: Readonly<Record<Player, number>>;
  readonly turnout: number;
  readonly quorum: number;
  readonly votes: readonly VoteOutcome[];
  readonly verdict: Verdict;
  readonly deaths: readonly PublicDeath[];
  readonly report: readonly ReportItem[];
  readonly alive: readonly Player[];
  /** Where misses of the whole game count: as they stood after this lynch. */
  readonly absences?: Absences;
}

/**
 * 3.17 A ruling on a published night, as the public may know it: neither whose command it was, nor which, nor what the
 * reports would not show. The phases in which the public sees a difference stand as they were and as they are by it.
 */
export interface PublicCorrection {
  readonly night: number;
  readonly at: string;
  readonly as: Correction['as'];
  readonly why: string;
  readonly changed: readonly PublicChange[];
}

export type PublicChange =
  | { readonly was: PublicNight; readonly now: PublicNight }
  | { readonly was: PublicLynch; readonly now: PublicLynch };

export interface ThreadCount {
  readonly tally: Readonly<Record<Player, number>>;
  readonly turnout: number;
  readonly quorum: number;
  readonly votes: readonly VoteOutcome[];
}

export interface Letter {
  readonly kind: PhaseKind;
  readonly number: number;
  readonly message: PrivateMessage | CorrectionMessage;
  /** When a correction was told, ISO 8601: other letters come with their phase. */
  readonly at?: string;
}

export interface Me {
  readonly player: Player;
  readonly character: CharacterId;
  /** `none`: the doll before she joins one (6.5). */
  readonly clan: ClanId;
  readonly alive: boolean;
  readonly leader: boolean;
  readonly commissar: boolean;
  /** The commands of my clan this night, as they came, where one serves it all; null: mine is my own. */
  readonly clanCommand: ClanCommand | null;
  /** What I am in this phase, what an heir has given up left out (4). */
  readonly functions: readonly FunctionId[];
  readonly team: readonly Player[];
  readonly bonuses: readonly { readonly bonus: BonusId; readonly state: Bonus['state'] }[];
  /** My standing and refused commands of the open night. */
  readonly sent: readonly CommandRecord[];
  readonly blocksLeft: number | null;
  /** Whose vote I have blocked this day; the last one, if several. */
  readonly block: Player | null;
  /** 6.2 The choice that is mine until this lynch ends; made by the entry `choose`. */
  readonly choice: OpenChoice | null;
  /** 3.15 */
  readonly secret: MySecret | null;
}

/** What the members of a clan have sent so far, and what would be its one command if the night ended now. */
export interface ClanCommand {
  readonly voices: readonly { readonly by: Player; readonly of: Player | null; readonly carries: boolean }[];
  readonly target: Player | null;
}

/** The secret ability of a viewer; used in an earlier night, whether it worked or not. */
export interface MySecret {
  readonly effect: SecretId | 'written';
  readonly text: string | null;
  readonly step: number;
  /** How many players its command names. */
  readonly arity: number;
  readonly used: boolean;
}

export interface HostView {
  /** The clan that acts at night has decided, and the host may close early. */
  readonly decided: boolean;
  /** Who leaves first of those who would be due now: the choice is the host's, while the lynch is open. */
  readonly departs: { readonly among: readonly Player[]; readonly order: readonly Player[] } | null;
  readonly ledger: readonly {
    readonly player: Player;
    readonly character: CharacterId;
    readonly sent: readonly CommandRecord[];
  }[];
  readonly commissar: Player | null;
  readonly leaders: Leaders;
  readonly nights: readonly NightOutcome[];
  readonly lynches: readonly LynchOutcome[];
  readonly corrections: readonly Correction[];
  readonly bonuses: readonly Bonus[];
  readonly secrets: Secrets;
}

export interface Revealed {
  readonly winner: string;
  readonly why?: string;
  readonly seed: string;
  readonly seats: readonly Seat[];
  readonly secrets: Secrets;
  readonly nights: readonly NightOutcome[];
  readonly lynches: readonly LynchOutcome[];
  readonly corrections: readonly Correction[];
}
