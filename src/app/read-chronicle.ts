import { commitment } from '../engine/rolls.ts';
import type { Refusal, Result } from '../engine/result.ts';
import type { Revealed, View } from '../engine/view.ts';
import type { Loaded } from './load-game.ts';
import type { Actor, Context } from './ports.ts';
import { contents, type Chapter } from './read-contents.ts';
import { cast, type CastLine } from './read-game.ts';
import { opening } from './read-home.ts';
import { readRevealedNights, type RevealedNight } from './read-revealed.ts';
import { readStanding, type Standing } from './read-standing.ts';
import { type Winner, winnerOf } from './read-words.ts';
import { refuse } from './refuse.ts';

/** Everything that is told after the end (7.3). */
export interface Ending {
  winner: Winner;
  why: string | null;
  cast: readonly CastLine[];
  nights: readonly RevealedNight[];
  /** The secret of all draws, and what was promised of it at the start. */
  seed: string;
  commitment: string;
  /** SHA-256 of the seed is what was promised. */
  verified: boolean;
}

/** «Летопись»: the phases of a game with their reports; after the end, everything about it. */
export interface Chronicle extends Standing {
  chapters: readonly (Chapter & { excerpt: string })[];
  living: number;
  total: number;
  commitment: string;
  ending: Ending | null;
}

/** Reads the chronicle; what it tells before the end is what the public knows. */
export async function readChronicle(
  ctx: Context,
  actor: Actor,
  input: { slug: string },
): Promise<Result<Chronicle, Refusal>> {
  const seen = await readStanding(ctx, input.slug, actor);
  if (!seen.ok) return seen;
  const { it, view, phrases, standing } = seen.value;
  if (!view) return refuse('not-found');
  const reports = await ctx.store.reports.ofGame(it.row.id);
  const excerpt = (chapter: Chapter) => {
    const row = reports.find((one) => one.night === chapter.number && one.publishedAt !== null);
    return chapter.kind === 'night' && row ? opening(row.published, 220).excerpt : '';
  };
  return {
    ok: true,
    value: {
      ...standing,
      chapters: contents(phrases, standing.slug, view, reports).map((one) => ({
        ...one,
        excerpt: excerpt(one),
      })),
      living: view.roster.filter((one) => one.alive).length,
      total: view.roster.length,
      commitment: view.commitment,
      ending: view.over ? await endingOf(ctx, it, view, view.over) : null,
    },
  };
}

async function endingOf(ctx: Context, it: Loaded, view: View, over: Revealed): Promise<Ending> {
  const phrases = ctx.phrases(it.row.ruleset);
  return {
    winner: winnerOf(phrases, over.winner),
    why: over.why ?? null,
    cast: cast(phrases, view),
    nights: await readRevealedNights(ctx, it, over),
    seed: over.seed,
    commitment: view.commitment,
    verified: commitment(over.seed) === view.commitment,
  };
}
