import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { changeGame, playAt } from './change-game.ts';
import { slug } from './fields.ts';
import type { Actor, Context } from './ports.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';

const input = z.object({ slug, ends: z.iso.datetime({ offset: true }) });

/** The host moves the open phase's deadline, both ways, never into the past (2.3). */
export async function moveDeadline(ctx: Context, actor: Actor, raw: unknown): Promise<Result<null, Refusal>> {
  const read = readInput(input, raw);
  if (!read.ok) return read;
  const ends = new Date(read.value.ends);
  return changeGame(ctx, actor, read.value.slug, 'run the game', async (_ctx, it, at) => {
    if (it.game.phase.state !== 'open') return { entries: [], answer: refuse('phase-closed') };
    if (ends <= at) return { entries: [], answer: refuse('deadline-in-past') };
    const played = playAt(it.game, at, [{ kind: 'deadline', ends: ends.toISOString() }]);
    if (!played.ok) return { entries: [], answer: played };
    return { entries: played.value.entries, answer: { ok: true, value: null } };
  });
}
