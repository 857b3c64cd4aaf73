import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { phaseNumber, slug } from './fields.ts';
import { inTurn } from './in-turn.ts';
import { openDesk } from './open-workshop.ts';
import type { Actor, Context } from './ports.ts';
import { prepared, type Prepared } from './prepared.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';

const input = z.object({ slug, night: phaseNumber, locked: z.boolean() });

/**
 * L4 The host closes the night's descriptions to their authors' corrections, or opens them again: a report that was
 * declared ready for publication is so no more then.
 */
export async function lockDescriptions(
  ctx: Context,
  actor: Actor,
  raw: unknown,
): Promise<Result<Prepared, Refusal>> {
  const read = readInput(input, raw);
  if (!read.ok) return read;
  const { night, locked } = read.value;
  return inTurn(ctx, read.value.slug, async (inside) => {
    const desk = await openDesk(inside, actor, read.value);
    if (!desk.ok) return desk;
    if (desk.value.night.published) return refuse('description-locked');
    const { reportDesks } = inside.store;
    const gameId = desk.value.it.row.id;
    const kept = await reportDesks.get(gameId, night);
    const lockedAt = locked ? (kept?.lockedAt ?? ctx.now()) : null;
    const readyVersion = locked ? (kept?.readyVersion ?? null) : null;
    await reportDesks.put(gameId, night, { lockedAt, readyVersion });
    return { ok: true, value: prepared(desk.value, { readyVersion, lockedAt }) };
  });
}
