import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { openPanel } from './ballots.ts';
import { phaseNumber, slug, typed } from './fields.ts';
import { inTurn } from './in-turn.ts';
import { keepRecord, withRecord } from './jury-record.ts';
import { loadGame } from './load-game.ts';
import { may } from './may.ts';
import type { Actor, Context } from './ports.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';

const why = typed(500).trim().min(3);
const lotInput = z.object({ slug, night: phaseNumber, lot: z.string().max(40), why });
const gameInput = z.object({ slug, why });

/** J2 A juror says that a description is not his to judge, and why; what he gave it no longer counts. */
export async function declareConflict(
  ctx: Context,
  actor: Actor,
  raw: unknown,
): Promise<Result<null, Refusal>> {
  const read = readInput(lotInput, raw);
  const result = read.ok ? await declared(ctx, actor, read.value) : read;
  return withRecord(ctx, actor, raw, { act: 'declare', way: 'ballot' }, result);
}

function declared(
  ctx: Context,
  actor: Actor,
  input: z.output<typeof lotInput>,
): Promise<Result<null, Refusal>> {
  return onOpenLot(ctx, actor, input, async (inside, { gameId, description, kind }, by) => {
    // What the host has pinned stays his.
    if (kind === 'pinned') return refuse('conflict-of-interest');
    const row = { accountId: by.id, description, night: input.night, reason: input.why };
    await inside.store.conflicts.put(gameId, { ...row, kind: 'declared', at: ctx.now() });
    const line = {
      act: 'declare',
      way: 'ballot',
      night: input.night,
      about: by.id,
      reason: input.why,
    } as const;
    await keepRecord(inside, by, gameId, { ...line, after: { description } });
    return { ok: true, value: null };
  });
}

/** A juror takes back what he has declared of a description, until the ballot is closed; his scores count again. */
export async function withdrawConflict(
  ctx: Context,
  actor: Actor,
  raw: unknown,
): Promise<Result<null, Refusal>> {
  const read = readInput(lotInput.omit({ why: true }), raw);
  const result = read.ok
    ? await onOpenLot(ctx, actor, read.value, async (inside, { gameId, description, kind }, by) => {
        if (kind === 'pinned') return refuse('conflict-of-interest');
        await inside.store.conflicts.remove(gameId, by.id, description);
        const line = { act: 'withdraw', way: 'ballot', night: read.value.night, about: by.id } as const;
        await keepRecord(inside, by, gameId, { ...line, before: { description } });
        return { ok: true, value: null } as const;
      })
    : read;
  return withRecord(ctx, actor, raw, { act: 'withdraw', way: 'ballot' }, result);
}

/** J2 A juror says that the whole game is not his to judge. Only the host lets him judge again. */
export async function declareForGame(
  ctx: Context,
  actor: Actor,
  raw: unknown,
): Promise<Result<null, Refusal>> {
  const read = readInput(gameInput, raw);
  const result = read.ok ? await steppedAside(ctx, actor, read.value) : read;
  return withRecord(ctx, actor, raw, { act: 'declare', way: 'ballot' }, result);
}

async function steppedAside(
  ctx: Context,
  actor: Actor,
  { slug: address, why: reason }: z.output<typeof gameInput>,
): Promise<Result<null, Refusal>> {
  if (!actor) return refuse('not-signed-in');
  return inTurn(ctx, address, async (inside) => {
    const loaded = await loadGame(inside, address, actor);
    if (!loaded.ok) return loaded;
    if (!may(actor, 'judge', loaded.value)) return refuse('not-found');
    const gameId = loaded.value.row.id;
    const row = { accountId: actor.id, description: null, night: null, reason, at: ctx.now() };
    await inside.store.conflicts.put(gameId, { ...row, kind: 'declared' });
    await keepRecord(inside, actor, gameId, { act: 'declare', way: 'ballot', about: actor.id, reason });
    return { ok: true, value: null };
  });
}

interface OpenLot {
  gameId: string;
  description: string;
  kind: 'declared' | 'pinned' | null;
}

async function onOpenLot(
  ctx: Context,
  actor: Actor,
  input: { slug: string; night: number; lot: string },
  act: (inside: Context, lot: OpenLot, by: NonNullable<Actor>) => Promise<Result<null, Refusal>>,
): Promise<Result<null, Refusal>> {
  const now = ctx.now();
  return inTurn(ctx, input.slug, async (inside) => {
    const panel = await openPanel(inside, actor, input.slug, input.night);
    if (!panel.ok) return panel;
    const { it, lots, barred, deadlines, closed } = panel.value;
    const lot = lots.find((one) => one.code === input.lot);
    if (!lot || !actor) return refuse('lot-unknown');
    if (closed) return refuse('lot-closed');
    if (deadlines.hard && now >= deadlines.hard) return refuse('ballot-late');
    const kind = barred.get(lot.id)?.kind ?? null;
    return act(inside, { gameId: it.row.id, description: lot.id, kind }, actor);
  });
}
