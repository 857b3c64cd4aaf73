import type { Game } from '../engine/game.ts';
import type { NightOutcome } from '../engine/outcome.ts';
import type { Refusal, Result } from '../engine/result.ts';
import { loadGame, type Loaded } from './load-game.ts';
import { may } from './may.ts';
import type { Actor, Context } from './ports.ts';
import { refuse } from './refuse.ts';

/** A closed night, for its host alone: to everybody else it is not there. */
export async function openNight(
  ctx: Context,
  actor: Actor,
  input: { slug: string; night: number },
): Promise<Result<{ it: Loaded; game: Game; night: NightOutcome }, Refusal>> {
  if (!actor) return refuse('not-signed-in');
  const loaded = await loadGame(ctx, input.slug, actor);
  if (!loaded.ok) return loaded;
  const it = loaded.value;
  if (!may(actor, 'run the game', it) || !it.game) return refuse('not-found');
  const night = it.game.past.find((one) => one.kind === 'night' && one.number === input.night);
  if (!night || night.kind !== 'night') return refuse('not-found');
  return { ok: true, value: { it, game: it.game, night } };
}
