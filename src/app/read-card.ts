import type { Phrases } from '../engine/phrases.ts';
import { view, type View } from '../engine/view.ts';
import { stateOf } from './load-game.ts';
import type { Context, GameRow, GameState } from './ports.ts';
import { roleName, type Winner, winnerOf } from './read-words.ts';

/** The open or last phase, as everyone knows it. */
export interface PhaseNow {
  kind: 'lynch' | 'night';
  number: number;
  state: 'open' | 'closed';
  ends: string | null;
}

/** A game in a list: what the public knows of it in a line or two. */
export interface GameCard {
  slug: string;
  title: string;
  host: string;
  state: GameState;
  ruleset: string;
  seats: { taken: number; min: number; max: number };
  /** Null before the start and after the end. */
  phase: PhaseNow | null;
  alive: number;
  /** Characters of those who died in the last published night. */
  fallen: readonly string[];
  /** They left for absence. */
  departed: boolean;
  /** Published nights. */
  nights: number;
  winner: Winner | null;
  startedAt: Date | null;
  endedAt: Date | null;
}

/** Reads a game's card; nothing in it is known to fewer than all. */
export async function readCard(ctx: Context, row: GameRow & { seats: number }): Promise<GameCard> {
  const game = await stateOf(ctx, row);
  const phrases = ctx.phrases(row.ruleset);
  const seen = game ? view(game, { kind: 'public' }) : null;
  return {
    slug: row.slug,
    title: row.title,
    host: row.hostNick,
    state: row.state,
    ruleset: phrases.title,
    seats: { taken: row.seats, min: row.settings.seats.min, max: row.settings.seats.max },
    phase: seen && !seen.over ? seen.phase : null,
    alive: seen ? seen.roster.filter((one) => one.alive).length : 0,
    fallen: seen ? fallenLastNight(phrases, seen) : [],
    departed: lastNight(seen)?.deaths.some(({ cause }) => cause === 'autokill') ?? false,
    nights: seen ? seen.past.filter((phase) => phase.kind === 'night').length : 0,
    winner: seen?.over ? winnerOf(phrases, seen.over.winner) : null,
    startedAt: row.startedAt,
    endedAt: row.endedAt,
  };
}

const lastNight = (seen: View | null) => seen?.past.findLast((phase) => phase.kind === 'night');

function fallenLastNight(phrases: Phrases, seen: View): readonly string[] {
  return (lastNight(seen)?.deaths ?? []).map((death) =>
    death.character === null
      ? death.player
      : roleName(phrases, death.commissar ? 'commissar' : death.character),
  );
}
