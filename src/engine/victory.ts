import { clanOf } from './allegiance.ts';
import type { Game } from './game.ts';
import type { Death, Outcome } from './outcome.ts';
import type { ClanId, PhaseKind, Player } from './vocabulary.ts';

/** How the game stands when all deaths of a phase are known (7.1). */
export interface Standing {
  /** A clan, `draw`, or null: the game goes on. */
  readonly winner: ClanId | 'draw' | null;
  /** Three lynches and three nights running without a death. */
  readonly stalled: boolean;
}

const stallAfter = 3;

/**
 * 7.1 The last clan alive wins; nobody left but, perhaps, a doll without a clan is a draw, and so is a stalled game that
 * no host attends.
 * A cast of one clan only (a rule's example) has nobody to win against.
 */
export function standing(
  game: Game,
  kind: PhaseKind,
  alive: readonly Player[],
  deaths: readonly Death[],
): Standing {
  const stalled = deaths.length === 0 && isStalled([kind, ...deathless(game.past)]);
  if (alive.length === 0) return { winner: 'draw', stalled };
  const clans = clansOf(game, alive);
  const [last] = clans;
  if (clans.size <= 1 && !isOneClan(game)) return { winner: last ?? 'draw', stalled };
  return { winner: stalled && game.setup.attended !== true ? 'draw' : null, stalled };
}

const isOneClan = (game: Game): boolean =>
  clansOf(
    game,
    game.setup.seats.map((it) => it.player),
  ).size <= 1;

/** 6.5 A doll who has joined no clan neither prevents nor shares a win. */
const clansOf = (game: Game, players: readonly Player[]): ReadonlySet<ClanId> =>
  new Set(players.map((it) => clanOf(game, it)).filter((it) => it !== null));

function isStalled(phases: readonly PhaseKind[]): boolean {
  const nights = phases.filter((it) => it === 'night').length;
  return nights >= stallAfter && phases.length - nights >= stallAfter;
}

/** The kinds of the last phases since anybody died. */
function deathless(past: readonly Outcome[]): readonly PhaseKind[] {
  const last = past.findLastIndex((it) => it.deaths.length > 0);
  return past.slice(last + 1).map((it) => it.kind);
}
