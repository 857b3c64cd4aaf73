import type { AbilityId, ClanId, FunctionId, Player, ReasonCode, Role, VoteReason } from './vocabulary.ts';

/** A standing command at the moment the night is resolved, with the function it is sent in. */
export interface Move {
  readonly id: string;
  readonly actor: Player;
  readonly ability: AbilityId;
  readonly as: FunctionId;
  readonly targets: readonly Player[];
}

/** Факт: what a rule concluded, with the number of the rule that proves it. All that anybody sees follows from facts. */
export type Fact = { readonly rule: string } &
  /** The command did what it should. */
  (
    | { readonly kind: 'worked'; readonly move: Move; readonly seen: Role | number | null }
    | { readonly kind: 'failed'; readonly move: Move; readonly reason: ReasonCode }
    | { readonly kind: 'blocked'; readonly player: Player; readonly by: Player }
    | { readonly kind: 'guest'; readonly player: Player; readonly of: Player }
    | { readonly kind: 'beaten'; readonly player: Player; readonly by: Player }
    /** three-fat-men-first 3.18 */
    | { readonly kind: 'counter-spied'; readonly player: Player; readonly by: Player }
    /** three-fat-men-first 3.19 */
    | { readonly kind: 'assaulted'; readonly player: Player; readonly by: Player }
    /** 3.20 */
    | { readonly kind: 'attacked'; readonly player: Player; readonly move: Move }
    /** The host made this kill work, whatever protects its target (3.17). */
    | { readonly kind: 'doomed'; readonly player: Player; readonly move: Move }
    | { readonly kind: 'guarded'; readonly player: Player; readonly by: Player }
    | { readonly kind: 'shielded'; readonly player: Player }
    /** 3.9 The attack on the clown turns on the attacker, unless the doctor comes. */
    | {
        readonly kind: 'endangered';
        readonly player: Player;
        readonly of: Player;
        readonly move: Move;
      }
    | { readonly kind: 'healed'; readonly player: Player; readonly by: Player }
    | {
        readonly kind: 'died';
        readonly player: Player;
        readonly cause: 'kill' | 'backfire';
        /** null: nobody's hand, a roll named the victim. */
        readonly by: Player | null;
      }
    /** Who was due to leave for absence left in the night. */
    | { readonly kind: 'departed'; readonly player: Player }
    /** What a clan's one command was, and whose it was, as each of the clan is told. */
    | {
        readonly kind: 'clan-decided';
        readonly player: Player;
        readonly by: Player;
        readonly of: Player;
      }
    | { readonly kind: 'spied'; readonly by: Player; readonly of: Player; readonly seen: Role }
    | { readonly kind: 'mirrored'; readonly player: Player; readonly by: Role }
    | {
        readonly kind: 'guest-found';
        readonly by: Player;
        readonly of: Player;
        readonly guest: Player | 'unknown' | null;
      }
    | {
        readonly kind: 'counted';
        readonly by: Player;
        readonly of: readonly Player[];
        readonly number: number;
      }
    /** 3.15 Who visits one of these two comes to the other. */
    | { readonly kind: 'swapped'; readonly player: Player; readonly with: Player; readonly by: Player }
    /** 3.15, three-fat-men-first 3.5: a role through the veil of ghost or Circle. */
    | { readonly kind: 'unveiled'; readonly by: Player; readonly of: Player; readonly seen: Role }
    /** 3.15 Who died this night lives. */
    | { readonly kind: 'raised'; readonly player: Player; readonly by: Player }
    /** 3.17 */
    | { readonly kind: 'answered'; readonly player: Player; readonly text: string }
    | {
        readonly kind: 'recruited';
        readonly player: Player;
        readonly clan: ClanId;
        readonly by: Player;
      }
    /** 6.2 Several clans have recruited the doll, and she is to choose one of them. */
    | { readonly kind: 'to-choose'; readonly player: Player; readonly among: readonly ClanId[] }
    | { readonly kind: 'joined'; readonly player: Player; readonly clan: ClanId }
    /** A clan has changed, and one of its living members is told who is in it now. */
    | {
        readonly kind: 'teamed';
        readonly player: Player;
        readonly clan: ClanId;
        readonly members: readonly Player[];
      }
    | { readonly kind: 'voted'; readonly by: Player; readonly for: Player; readonly weight: number }
    | { readonly kind: 'void-vote'; readonly by: Player; readonly reason: VoteReason }
    /** A lynch missed, so many in all; `left`: how many more may be missed, null when it was one too many. */
    | {
        readonly kind: 'missed';
        readonly player: Player;
        readonly missed: number;
        readonly left: number | null;
      }
    /** Who is due to leave, at the end of the queue. */
    | { readonly kind: 'queued'; readonly player: Player }
    | { readonly kind: 'executed'; readonly player: Player; readonly cause: 'lynch' | 'autokill' }
    | { readonly kind: 'succeeded'; readonly player: Player; readonly clan: ClanId }
    | { readonly kind: 'ended'; readonly winner: string }
  );

export type FactOf<K extends Fact['kind']> = Extract<Fact, { kind: K }>;

type Unproved<F> = F extends Fact ? Omit<F, 'rule'> & { readonly rule?: string } : never;

/** A fact as a rule states it: proved by the rule itself unless it names another. */
export type Conclusion = Unproved<Fact>;
