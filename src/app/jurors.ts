import { foldNick } from '../engine/nick.ts';
import type { Refusal, Result } from '../engine/result.ts';
import { inTurn } from './in-turn.ts';
import { keepRecord, withRecord } from './jury-record.ts';
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
  act: 'appoint' | 'release',
  apply: (store: Store, gameId: string, account: { id: string; nick: string }) => Promise<void>,
): Promise<Result<null, Refusal>> {
  const result = await inTurn(ctx, input.slug, async (inside): Promise<Result<null, Refusal>> => {
    const loaded = await loadGame(inside, input.slug, actor);
    if (!loaded.ok) return loaded;
    const { row, seats } = loaded.value;
    if (!actor || !may(actor, 'run the game', loaded.value)) return refuse('not-found');
    const account = await inside.store.accounts.byNickKey(foldNick(input.nick));
    if (!account) return refuse('account-unknown', { nick: input.nick });
    if (act === 'appoint') {
      if (account.id === row.hostId) return refuse('own-game');
      const players = seats.map((seat) => seat.accountId);
      if (players.includes(account.id)) return refuse('already-a-player');
      const near = await inside.store.accounts.near(account.id, players);
      if (near.length > 0) return refuse('juror-too-near');
    }
    await apply(inside.store, row.id, account);
    await keepRecord(inside, actor, row.id, {
      act,
      way: 'desk',
      about: account.id,
      after: { nick: account.nick },
    });
    return { ok: true, value: null };
  });
  return withRecord(ctx, actor, input, { act, way: 'desk' }, result);
}

/** The host appoints a member of the jury: never a player of this game, nor who shares a browser or a mailbox with one (J2). */
export function appointJuror(ctx: Context, actor: Actor, input: Input): Promise<Result<null, Refusal>> {
  return change(ctx, actor, input, 'appoint', (store, gameId, { id, nick }) =>
    store.jurors.add(gameId, { accountId: id, nick }),
  );
}

/** The host releases a member of the jury; what he scored so far stays in the records and counts no longer. */
export function removeJuror(ctx: Context, actor: Actor, input: Input): Promise<Result<null, Refusal>> {
  return change(ctx, actor, input, 'release', (store, gameId, { id }) => store.jurors.remove(gameId, id));
}
