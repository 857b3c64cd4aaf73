import type { Refusal, Result } from '../engine/result.ts';
import { view, type View } from '../engine/view.ts';
import { loadGame } from './load-game.ts';
import type { Actor, Context } from './ports.ts';
import { refuse } from './refuse.ts';

/** What this actor may know of a running or finished game, and nothing else. */
export async function readView(ctx: Context, actor: Actor, slug: string): Promise<Result<View, Refusal>> {
  const loaded = await loadGame(ctx, slug, actor);
  if (!loaded.ok) return loaded;
  if (!loaded.value.game) return refuse('not-found');
  return { ok: true, value: view(loaded.value.game, loaded.value.viewer) };
}
