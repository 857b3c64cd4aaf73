import type { Refusal, Result } from '../engine/result.ts';
import { inTurn } from './in-turn.ts';
import { loadGame } from './load-game.ts';
import { may } from './may.ts';
import type { Actor, Context } from './ports.ts';
import { refuse } from './refuse.ts';

/** A signed-in account takes a seat in a game that has not started. */
export async function joinGame(
  ctx: Context,
  actor: Actor,
  input: { slug: string },
): Promise<Result<null, Refusal>> {
  if (!actor) return refuse('not-signed-in');
  return inTurn(ctx, input.slug, async (inside) => {
    const loaded = await loadGame(inside, input.slug, actor);
    if (!loaded.ok) return loaded;
    const it = loaded.value;
    if (it.row.state !== 'signup') return refuse('game-started');
    if (it.seat) return refuse('already-joined');
    if (!may(actor, 'take a seat', it)) return refuse('forbidden');
    if (it.seats.length >= it.row.settings.seats.max) return refuse('seats-full');
    const added = await inside.store.seats.add(it.row.id, {
      nick: actor.nick,
      accountId: actor.id,
      joinedAt: ctx.now(),
    });
    return added ? { ok: true, value: null } : refuse('already-joined');
  });
}

/** A seat is given back until the game starts. */
export async function leaveGame(
  ctx: Context,
  actor: Actor,
  input: { slug: string },
): Promise<Result<null, Refusal>> {
  if (!actor) return refuse('not-signed-in');
  return inTurn(ctx, input.slug, async (inside) => {
    const loaded = await loadGame(inside, input.slug, actor);
    if (!loaded.ok) return loaded;
    if (loaded.value.row.state !== 'signup') return refuse('game-started');
    await inside.store.seats.remove(loaded.value.row.id, actor.id);
    return { ok: true, value: null };
  });
}
