import type { Context, GameRow } from './ports.ts';
import { isJudged, readBest, type Best, type JudgedNight } from './read-best.ts';
import type { JudgedText } from './read-judged-texts.ts';

/** A text with the night it was written in. */
export interface FirstPlace {
  night: JudgedNight;
  text: JudgedText;
}

/** A finished game in the anthology of all: the text that outdid its night most, and the winners of the other nights. */
export interface BestOfGame {
  best: Best;
  top: readonly FirstPlace[];
  others: readonly FirstPlace[];
}

/** A page of the anthology of all games. */
export interface BestOfAll {
  games: readonly BestOfGame[];
  page: number;
  pages: number;
}

const GAMES = 8;

/** «Лучшие описания» of all finished games, newest first; a page beyond the last is the last. */
export async function readBestOfAll(ctx: Context, input: { page?: number } = {}): Promise<BestOfAll> {
  const judged = await judgedGames(ctx);
  const pages = Math.max(1, Math.ceil(judged.length / GAMES));
  const page = Math.min(Math.max(1, input.page ?? 1), pages);
  const read = judged
    .slice((page - 1) * GAMES, page * GAMES)
    .map(async ({ slug }) => readBest(ctx, { slug }));
  const games = (await Promise.all(read)).flatMap((one) => (one.ok ? [inShort(one.value)] : []));
  return { games, page, pages };
}

/** Whether there is anything in the anthology of all games. */
export const hasBestOfAll = async (ctx: Context): Promise<boolean> => (await judgedGames(ctx)).length > 0;

async function judgedGames(ctx: Context): Promise<readonly GameRow[]> {
  const rows = await ctx.store.games.list(['over']);
  const judged = await Promise.all(
    rows.map(async (row) => (await ctx.store.tallies.ofGame(row.id)).some(isJudged)),
  );
  return rows.filter((_, n) => judged[n]);
}

/**
 * Scores of different nights are measured against different neighbours; of first places the highest score says that
 * this text stood furthest above its own.
 */
function inShort(best: Best): BestOfGame {
  const firsts = best.nights.flatMap((night) =>
    night.texts.filter(({ place }) => place === 1).map((text): FirstPlace => ({ night, text })),
  );
  const highest = Math.max(...firsts.map(({ text }) => text.score ?? -Infinity));
  const isTop = ({ text }: FirstPlace) => text.score === highest;
  return { best, top: firsts.filter(isTop), others: firsts.filter((one) => !isTop(one)) };
}
