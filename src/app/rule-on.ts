import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { changeGame, playAt } from './change-game.ts';
import type { Actor, Context } from './ports.ts';
import { foreseenNow } from './preview-ruling.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';
import { rulingEntry, rulingFields } from './ruling-entry.ts';

const input = rulingFields.extend({
  as: z.enum(['apply', 'announce']).default('apply'),
  /** The mark of the difference that the host has seen; what he has not seen he does not bring about. */
  seen: z.string().max(100).optional(),
});

/** The host overrules the outcome of a command (3.17): in a night that is not public, or as a correction of one that is. */
export async function ruleOn(ctx: Context, actor: Actor, raw: unknown): Promise<Result<null, Refusal>> {
  const read = readInput(input, raw);
  if (!read.ok) return read;
  const { slug, as, seen } = read.value;
  return changeGame(ctx, actor, slug, 'run the game', async (_ctx, it, at) => {
    const entry = rulingEntry(it.game, at, read.value, as);
    if (!entry.ok) return { entries: [], answer: entry };
    const played = playAt(it.game, at, [entry.value]);
    if (!played.ok) return { entries: [], answer: played };
    if (as === 'apply' && seen !== undefined && seen !== foreseenNow(it.game, entry.value))
      return { entries: [], answer: refuse('ruling-stale') };
    return { entries: played.value.entries, answer: { ok: true, value: null } };
  });
}
