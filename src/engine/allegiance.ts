import type { Outcome } from './outcome.ts';
import type { Position } from './position.ts';
import { characterOf } from './seating.ts';
import type { ClanId, Player } from './vocabulary.ts';

/** 6.3 The clan that somebody joined in the course of the game. */
export interface Allegiance {
  readonly clan: ClanId;
  /** The place in the past of the lynch at whose end he joined. */
  readonly since: number;
  /** The nights resolved since then. */
  readonly nights: number;
}

const told = new WeakMap<readonly Outcome[], ReadonlyMap<Player, Allegiance>>();

/** Who has joined a clan, as the past tells; read once for each past. */
export function allegiances({ past }: Pick<Position, 'past'>): ReadonlyMap<Player, Allegiance> {
  let joined = told.get(past);
  if (joined === undefined) {
    joined = new Map(
      past.flatMap(({ facts }, since) =>
        facts
          .filter((it) => it.kind === 'joined')
          .map(({ player, clan }) => [player, { clan, since, nights: nightsAfter(past, since) }] as const),
      ),
    );
    told.set(past, joined);
  }
  return joined;
}

const nightsAfter = (past: readonly Outcome[], since: number): number =>
  past.slice(since).filter((it) => it.kind === 'night').length;

/** The clan that a player belongs to now; null: to none (6.5). */
export const clanOf = (game: Position, player: Player): ClanId | null =>
  characterOf(game, player).clan ?? allegiances(game).get(player)?.clan ?? null;
