import type { Context } from './ports.ts';
import { readCard, type GameCard } from './read-card.ts';

export interface Games {
  signup: readonly GameCard[];
  running: readonly GameCard[];
  over: readonly GameCard[];
}

const FINISHED = 12;

/** All games: open for sign-up, running, and the last finished ones. */
export async function readGames(ctx: Context): Promise<Games> {
  const read = async (state: 'signup' | 'running' | 'over', limit: number) =>
    Promise.all((await ctx.store.games.list([state])).slice(0, limit).map((row) => readCard(ctx, row)));
  return {
    signup: await read('signup', 100),
    running: await read('running', 100),
    over: await read('over', FINISHED),
  };
}

/** Finished games, newest first. */
export async function readArchive(ctx: Context): Promise<readonly GameCard[]> {
  const rows = await ctx.store.games.list(['over']);
  return Promise.all(rows.map((row) => readCard(ctx, row)));
}
