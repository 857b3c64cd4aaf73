import type { Refusal, Result } from '../engine/result.ts';
import { inTurn } from './in-turn.ts';
import { loadGame } from './load-game.ts';
import { may } from './may.ts';
import type { Actor, Context } from './ports.ts';
import { refuse } from './refuse.ts';

/** The host calls off a game that has not started: it is in no list any more, and at its address everybody reads so. */
export function callOff(ctx: Context, actor: Actor, input: { slug: string }): Promise<Result<null, Refusal>> {
  return inTurn(ctx, input.slug, async (inside) => {
    const loaded = await loadGame(inside, input.slug, actor);
    if (!loaded.ok) return loaded;
    const { row } = loaded.value;
    if (!may(actor, 'run the game', loaded.value)) return refuse('not-found');
    if (row.state !== 'signup') return refuse('game-started');
    await inside.store.games.setState(row.id, 'called-off', ctx.now());
    return { ok: true, value: null };
  });
}
