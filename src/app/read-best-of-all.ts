import type { Context } from './ports.ts';
import { readBest, yearOf, type Best, type JudgedNight } from './read-best.ts';
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
  const judged = await ctx.store.tallies.judgedGames();
  const pages = Math.max(1, Math.ceil(judged.length / GAMES));
  const page = Math.min(Math.max(1, input.page ?? 1), pages);
  const read = judged
    .slice((page - 1) * GAMES, page * GAMES)
    .map(async ({ slug }) => readBest(ctx, { slug }));
  const games = (await Promise.all(read)).flatMap((one) => (one.ok ? [inShort(one.value)] : []));
  return { games, page, pages };
}

/** Whether there is anything in the anthology of all games. */
export const hasBestOfAll = async (ctx: Context): Promise<boolean> =>
  (await ctx.store.tallies.judgedGames()).length > 0;

/** Changes whenever the first page of the anthology of all games does. */
export async function bestOfAllVersion(ctx: Context): Promise<string> {
  const judged = await ctx.store.tallies.judgedGames();
  const shown = judged.slice(0, GAMES).map(({ slug, version }) => `${slug}-${version}`);
  return [yearOf(ctx), judged.length, ...shown].join('/');
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
