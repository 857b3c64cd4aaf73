import type { AbilityId, CharacterId, ClanId, Player, Role, Verdict } from './vocabulary.ts';

/** One line of the technical report (9), before words: what the public may know and nothing else. */
export type ReportItem = { readonly step: number | null } & (
  | ActedItem
  /** Blocked, failed or not sent: nobody can tell these apart. */
  | { readonly line: 'nothing'; readonly ability: AbilityId; readonly actor: Role }
  | {
      readonly line: 'died';
      readonly player: Player;
      /** null: not told. */
      readonly character: CharacterId | null;
      readonly commissar?: true;
    }
  /** Who was due for absence left in the night. */
  | { readonly line: 'departed'; readonly player: Player; readonly character: CharacterId | null }
  /** Who missed the lynch, and how many he has missed in all. */
  | {
      readonly line: 'missed';
      readonly players: readonly { readonly player: Player; readonly missed: number }[];
    }
  | { readonly line: 'queue'; readonly players: readonly Player[] }
  /** How many live; by clan, where everybody can subtract. */
  | {
      readonly line: 'living';
      readonly number: number;
      readonly clans: readonly { readonly clan: ClanId; readonly number: number }[] | null;
    }
  | { readonly line: 'quiet' }
  | { readonly line: 'verdict'; readonly verdict: Verdict; readonly turnout: number; readonly quorum: number }
);

export interface ActedItem {
  readonly line: 'acted';
  readonly ability: AbilityId;
  readonly actor: Role;
  /** The target's role as recognised (3.11). */
  readonly seen: Role | null;
  /** 3.13 The scholar's number. */
  readonly number?: number;
  /** 3.3 Whether the pimp found a guest. */
  readonly guest?: boolean;
  /** 3.2 The target was told who spied on him. */
  readonly mirrored?: true;
  /** Option `reportDetail: nicks`. */
  readonly targets?: readonly Player[];
}
