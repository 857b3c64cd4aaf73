import type { Death } from './outcome.ts';
import type { Position } from './position.ts';
import type { ClanId, PhaseKind, Player } from './vocabulary.ts';

/** How the game stands when all deaths of a phase are known (7.1). */
export interface Standing {
  /** A clan, `draw`, or null: the game goes on. */
  readonly winner: ClanId | 'draw' | null;
  /** 7.1 So many deathless phases that a host may call a draw. */
  readonly stalled: boolean;
  /** The rule by which it ends. */
  readonly rule: string;
}

/** A phase whose deaths are known. `game` is as it stood before. */
export interface Ended {
  readonly game: Position;
  readonly kind: PhaseKind;
  readonly alive: readonly Player[];
  readonly deaths: readonly Death[];
}

/** 7 Whether a game is over after a phase. */
export type EndRule = (phase: Ended) => Standing;
