import type { AbilityId, BonusId, PhaseKind, Player } from './vocabulary.ts';

/**
 * Everything that changes a game. The log is append-only and is the truth: a game is `replay(setup, entries)`.
 * `at` is the server's time, ISO 8601.
 */
export type Entry = { readonly at: string } & (
  | CommandEntry
  | TextCommandEntry
  | VoteEntry
  | { readonly kind: 'vote-edited'; readonly post: string }
  | { readonly kind: 'vote-deleted'; readonly post: string }
  /** 5.5 The leader's vote block. */
  | { readonly kind: 'block'; readonly by: Player; readonly of: Player }
  | { readonly kind: 'grant'; readonly to: Player; readonly bonus: BonusId }
  | {
      readonly kind: 'activate';
      readonly by: Player;
      readonly bonus: BonusId;
      readonly targets?: readonly string[];
    }
  /** A choice that a rule leaves to host or player, by name; `by`, where a player makes it himself. */
  | { readonly kind: 'choose'; readonly by?: Player; readonly name: string; readonly value: Choice }
  /** 3.17 The host overrules an outcome: `of` is a nick or nick/ability. */
  | {
      readonly kind: 'adjudicate';
      readonly of: string;
      readonly outcome: 'effective' | 'ineffective';
      readonly why: string;
      /** What the command's author is told with the night's results: the answer of an ability that the host judges. */
      readonly tell?: string;
    }
  /** 3.17 The same on a night that is public already: see acts/overrule.ts. */
  | {
      readonly kind: 'overrule';
      readonly night: number;
      readonly of: string;
      readonly outcome: 'effective' | 'ineffective';
      /** Everybody reads it. */
      readonly why: string;
      readonly tell?: string;
      readonly as: 'apply' | 'announce';
    }
  /** 2.3 The open phase ends then; what comes with `at` >= `ends` is late. */
  | { readonly kind: 'deadline'; readonly ends: string }
  /** Resolves the open phase. A closed lynch opens the night itself. */
  | { readonly kind: 'close' }
  /** The closed night becomes public, the next lynch opens. */
  | { readonly kind: 'publish' }
  /** The literary report of a public night came out, or was corrected: the game stays as it is. */
  | { readonly kind: 'report'; readonly night: number; readonly as: 'published' | 'corrected' }
  /** Opens that phase in place of the open one, which then never took place: a gap in a scenario. */
  | { readonly kind: 'skip-to'; readonly phase: PhaseKind; readonly number: number }
  /** 7.2 The host stops early and names the winner. */
  | { readonly kind: 'stop'; readonly winner: string; readonly why: string }
);

/** A target is a nick as typed: the engine finds and judges it. */
export interface CommandEntry {
  readonly kind: 'command';
  readonly id: string;
  readonly by: Player;
  readonly ability: AbilityId;
  readonly targets: readonly string[];
}

/** «Убить M-S» */
export interface TextCommandEntry {
  readonly kind: 'text-command';
  readonly id: string;
  readonly by: Player;
  readonly text: string;
}

/** 5.1 A post with marked nicks; two different ones are an unclear vote. */
export interface VoteEntry {
  readonly kind: 'vote';
  readonly post: string;
  readonly by: Player;
  readonly for: readonly string[];
}

export type Choice = string | number | boolean | null | readonly string[];

export type EntryOf<K extends Entry['kind']> = Extract<Entry, { kind: K }>;
