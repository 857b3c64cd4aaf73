import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { phaseNumber, slug, typed } from './fields.ts';
import { inTurn } from './in-turn.ts';
import { withRecord } from './jury-record.ts';
import { loadGame, type Loaded } from './load-game.ts';
import { may } from './may.ts';
import type { Actor, Context } from './ports.ts';
import type { TallyRow } from './ports/jury.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';

/** J5 What every change of a closed panel comes with. */
export const changeInput = z.object({
  slug,
  night: phaseNumber,
  why: typed(500).trim().min(3),
  password: z.string().max(1000),
});

/** A tallied night that is not awarded yet, before its host, who has given his password again. */
export interface Closed {
  it: Loaded;
  row: TallyRow;
  by: NonNullable<Actor>;
}

/**
 * J5 Changes what is closed: with the organiser's password and a reason, in turn, and with a record of it either way.
 * The password is asked before the turn: it takes its time.
 */
export async function underPassword<S extends typeof changeInput, T>(
  ctx: Context,
  actor: Actor,
  { schema, raw, act }: { schema: S; raw: unknown; act: string },
  change: (inside: Context, closed: Closed, input: z.output<S>) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  const result = await changed(ctx, actor, { schema, raw }, change);
  return withRecord(ctx, actor, raw, { act, way: 'desk' }, result);
}

async function changed<S extends typeof changeInput, T>(
  ctx: Context,
  actor: Actor,
  { schema, raw }: { schema: S; raw: unknown },
  change: (inside: Context, closed: Closed, input: z.output<S>) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  if (!actor) return refuse('not-signed-in');
  const read = readInput(schema, raw);
  if (!read.ok) return read;
  const input = read.value;
  const seen = await loadGame(ctx, input.slug, actor);
  if (!seen.ok) return seen;
  if (!may(actor, 'run the game', seen.value)) return refuse('not-found');
  const confirmed = await ctx.confirm(actor, input.password);
  if (!confirmed.ok) {
    const known = (confirmed.error.code as string) === 'too-many-tries';
    return known ? confirmed : refuse('wrong-password', { field: 'password' });
  }
  return inTurn(ctx, input.slug, async (inside) => {
    const loaded = await loadGame(inside, input.slug, actor);
    if (!loaded.ok) return loaded;
    const it = loaded.value;
    if (!may(actor, 'run the game', it)) return refuse('not-found');
    const row = await inside.store.tallies.get(it.row.id, input.night);
    if (!row) return refuse('not-tallied');
    if (row.awarded !== null) return refuse('already-awarded');
    return change(inside, { it, row, by: actor }, input);
  });
}
