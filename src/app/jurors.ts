import { foldNick } from '../engine/nick.ts';
import type { Refusal, Result } from '../engine/result.ts';
import { inTurn } from './in-turn.ts';
import { loadGame } from './load-game.ts';
import { may } from './may.ts';
import type { Actor, Context, Store } from './ports.ts';
import { refuse } from './refuse.ts';

interface Input {
  slug: string;
  nick: string;
}

async function change(
  ctx: Context,
  actor: Actor,
  input: Input,
  apply: (
    store: Store,
    gameId: string,
    account: { id: string; nick: string },
  ) => Promise<Result<null, Refusal>>,
): Promise<Result<null, Refusal>> {
  return inTurn(ctx, input.slug, async (inside) => {
    const loaded = await loadGame(inside, input.slug, actor);
    if (!loaded.ok) return loaded;
    if (!may(actor, 'run the game', loaded.value)) return refuse('not-found');
    const account = await inside.store.accounts.byNickKey(foldNick(input.nick));
    if (!account) return refuse('account-unknown', { nick: input.nick });
    if (account.id === loaded.value.row.hostId) return refuse('conflict-of-interest');
    if (loaded.value.seats.some((seat) => seat.accountId === account.id)) return refuse('already-a-player');
    return apply(inside.store, loaded.value.row.id, account);
  });
}

/** The host appoints a member of the jury: never a player of this game (J2). */
export function appointJuror(ctx: Context, actor: Actor, input: Input): Promise<Result<null, Refusal>> {
  return change(ctx, actor, input, async (store, gameId, { id, nick }) => {
    await store.jurors.add(gameId, { accountId: id, nick });
    return { ok: true, value: null };
  });
}

/** The host releases a member of the jury; what he scored so far stays in the records. */
export function removeJuror(ctx: Context, actor: Actor, input: Input): Promise<Result<null, Refusal>> {
  return change(ctx, actor, input, async (store, gameId, { id }) => {
    await store.jurors.remove(gameId, id);
    return { ok: true, value: null };
  });
}
