import type { Refusal } from './result.ts';
import type {
  AbilityId,
  BonusId,
  CharacterId,
  ClanId,
  PhaseKind,
  Player,
  RefusalCode,
  Role,
  SecretId,
} from './vocabulary.ts';

/** Личное сообщение of the game to one player. */
export type PrivateMessage = { readonly to: Player } & (
  | { readonly kind: 'dealt'; readonly character: CharacterId; readonly clan: ClanId | null }
  | { readonly kind: 'team'; readonly clan: ClanId; readonly members: readonly Player[] }
  | { readonly kind: 'appointed'; readonly as: 'commissar' }
  | { readonly kind: 'role'; readonly of: Player; readonly seen: Role }
  /** `guest` is a nick, `unknown` (a ghost) or null (she had none). */
  | { readonly kind: 'guest'; readonly of: Player; readonly guest: Player | 'unknown' | null }
  | { readonly kind: 'alignment'; readonly of: readonly Player[]; readonly seen: 'same' | 'different' }
  | { readonly kind: 'count'; readonly of: readonly Player[]; readonly number: number }
  /** 3.2 `by` is the spy's role as recognised. */
  | { readonly kind: 'spied-by'; readonly by: Role }
  | { readonly kind: 'succeeded'; readonly clan: ClanId }
  | { readonly kind: 'recruited'; readonly clan: ClanId }
  /** `what` is the name under which the choice is made: see the entry `choose`. */
  | { readonly kind: 'choose'; readonly what: 'doll'; readonly among: readonly ClanId[] }
  /** 3.15 What the holder of a secret ability has been given; `text` is the host's, when he wrote it himself. */
  | {
      readonly kind: 'secret';
      readonly effect: SecretId | 'written';
      readonly step: number;
      readonly text?: string;
    }
  /** 3.17 What the host tells the author of a command that he has ruled on. */
  | { readonly kind: 'answer'; readonly text: string }
  /** The clan's one command, and which of its members sent it. */
  | { readonly kind: 'team-choice'; readonly by: Player; readonly of: Player }
  /** How many lynches he has missed in all, and how many more he may. */
  | { readonly kind: 'absence'; readonly missed: number; readonly left: number }
  | { readonly kind: 'bonus'; readonly bonus: BonusId }
  | {
      readonly kind: 'refused';
      /** What was refused. */
      readonly act: 'command' | 'vote' | 'block' | 'bonus';
      readonly reason: RefusalCode;
      readonly ability: AbilityId | null;
      readonly targets: readonly string[];
      readonly refusal: Refusal;
    }
);

/** 3.17 What the correction of a night has made of the letters about a phase: those that hold no more, and new ones. */
export interface CorrectionMessage {
  readonly to: Player;
  readonly kind: 'corrected';
  readonly night: number;
  readonly phase: { readonly kind: PhaseKind; readonly number: number };
  /** He was held for dead, and lives. */
  readonly lives?: true;
  readonly gone: readonly PrivateMessage[];
  readonly come: readonly PrivateMessage[];
}
