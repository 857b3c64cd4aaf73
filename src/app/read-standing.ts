import { view, type View } from '../engine/view.ts';
import { loadGame, type Loaded } from './load-game.ts';
import type { Actor, Context, GameState } from './ports.ts';
import { gameTabs, type Tab } from './read-tabs.ts';
import type { Phrases } from '../engine/phrases.ts';
import type { Refusal, Result } from '../engine/result.ts';

/** What every page of a game begins with. */
export interface Standing {
  slug: string;
  title: string;
  host: string;
  state: GameState;
  ruleset: { id: string; title: string };
  isHost: boolean;
  isPlayer: boolean;
  isJuror: boolean;
  tabs: readonly Tab[];
  now: Date;
}

/** A game loaded for this reader, with what he may see of it; for the read models of its pages. */
export interface Seen {
  it: Loaded;
  /** Null before the start. */
  view: View | null;
  /** The words of its ruleset. */
  phrases: Phrases;
  standing: Standing;
}

/** Loads a game and looks at it with this reader's eyes. */
export async function readStanding(ctx: Context, slug: string, actor: Actor): Promise<Result<Seen, Refusal>> {
  const loaded = await loadGame(ctx, slug, actor);
  if (!loaded.ok) return loaded;
  const it = loaded.value;
  const { row, game, isHost, isJuror } = it;
  const seen = game ? view(game, it.viewer) : null;
  const phrases = ctx.phrases(row.ruleset);
  const part = { isHost, isPlayer: it.seat !== null, isJuror: isJuror && !isHost && it.seat === null };
  const standing: Standing = {
    slug: row.slug,
    title: row.title,
    host: row.hostNick,
    state: row.state,
    ruleset: { id: row.ruleset, title: phrases.title },
    ...part,
    tabs: gameTabs({
      slug: row.slug,
      ruleset: row.ruleset,
      started: game !== null,
      ...part,
      workshop: isHost ? (seen?.host?.nights.at(-1)?.number ?? null) : null,
    }),
    now: ctx.now(),
  };
  return { ok: true, value: { it, view: seen, phrases, standing } };
}
