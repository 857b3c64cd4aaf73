import { z } from 'zod';
import { foldNick } from '../engine/nick.ts';
import type { Refusal, Result } from '../engine/result.ts';
import { nick, phaseNumber, slug, typed } from './fields.ts';
import { inTurn } from './in-turn.ts';
import { keepRecord, withRecord } from './jury-record.ts';
import { loadGame } from './load-game.ts';
import { may } from './may.ts';
import type { Actor, Context } from './ports.ts';
import type { JurorRow } from './ports/jury.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';

/** `description` goes with its night; without both, the whole game. */
const input = z.object({
  slug,
  nick,
  night: phaseNumber.nullish(),
  description: typed(100).nullish(),
  why: typed(500).trim().min(3),
});
type Input = z.output<typeof input>;

type Change = (
  inside: Context,
  at: { gameId: string; juror: JurorRow; description: string | null; night: number | null },
) => Promise<void>;

async function onJuror(
  ctx: Context,
  actor: Actor,
  raw: unknown,
  act: 'pin' | 'lift',
  change: (input: Input) => Change,
): Promise<Result<null, Refusal>> {
  if (!actor) return refuse('not-signed-in');
  const read = readInput(input, raw);
  if (!read.ok) return read;
  const asked = read.value;
  return inTurn(ctx, asked.slug, async (inside) => {
    const loaded = await loadGame(inside, asked.slug, actor);
    if (!loaded.ok) return loaded;
    if (!may(actor, 'run the game', loaded.value)) return refuse('not-found');
    const gameId = loaded.value.row.id;
    const jurors = await inside.store.jurors.list(gameId);
    const juror = jurors.find((one) => foldNick(one.nick) === foldNick(asked.nick));
    if (!juror) return refuse('not-a-juror', { nick: asked.nick });
    const place = await placeOf(inside, gameId, asked);
    if (!place.ok) return place;
    await change(asked)(inside, { gameId, juror, ...place.value });
    const line = { act, way: 'desk', night: place.value.night, about: juror.accountId } as const;
    await keepRecord(inside, actor, gameId, { ...line, reason: asked.why, after: place.value });
    return { ok: true, value: null };
  });
}

/** A night that is tallied is frozen: there only a ballot can be voided. */
async function placeOf(
  { store }: Context,
  gameId: string,
  { night, description }: Input,
): Promise<Result<{ night: number | null; description: string | null }, Refusal>> {
  if (!description || !night) return { ok: true, value: { night: null, description: null } };
  const texts = await store.descriptions.ofNight(gameId, night);
  if (!texts.some((one) => one.id === description)) return refuse('not-found');
  if (await store.tallies.get(gameId, night)) return refuse('already-tallied');
  return { ok: true, value: { night, description } };
}

/** J2 The host keeps a juror from a description, or from the game; what he gave it no longer counts. */
export async function pinConflict(ctx: Context, actor: Actor, raw: unknown): Promise<Result<null, Refusal>> {
  const result = await onJuror(
    ctx,
    actor,
    raw,
    'pin',
    ({ why }) =>
      (inside, { gameId, juror, description, night }) =>
        inside.store.conflicts.put(gameId, {
          ...{ accountId: juror.accountId, description, night },
          ...{ kind: 'pinned', reason: why, at: ctx.now() },
        }),
  );
  return withRecord(ctx, actor, raw, { act: 'pin', way: 'desk' }, result);
}

/** The host lets a juror judge again what he, or the juror himself, had taken from him. */
export async function liftConflict(ctx: Context, actor: Actor, raw: unknown): Promise<Result<null, Refusal>> {
  const result = await onJuror(
    ctx,
    actor,
    raw,
    'lift',
    () =>
      (inside, { gameId, juror, description }) =>
        inside.store.conflicts.remove(gameId, juror.accountId, description),
  );
  return withRecord(ctx, actor, raw, { act: 'lift', way: 'desk' }, result);
}
