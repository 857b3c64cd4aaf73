import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { judgedNights } from './ballots.ts';
import { phaseNumber, slug } from './fields.ts';
import { inTurn } from './in-turn.ts';
import { keepRecord, withRecord } from './jury-record.ts';
import { loadGame } from './load-game.ts';
import { may } from './may.ts';
import { panelDeadlines } from './panel-deadlines.ts';
import { noPanel } from './panel-terms.ts';
import type { Actor, Context } from './ports.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';

const instant = z.iso.datetime({ offset: true });
const input = z.object({ slug, night: phaseNumber, soft: instant.nullish(), hard: instant.nullish() });

/** J3 The host moves a panel's deadlines, both ways, never into the past; one that is left out, or named as it stands, stays. */
export async function movePanel(ctx: Context, actor: Actor, raw: unknown): Promise<Result<null, Refusal>> {
  const read = readInput(input, raw);
  const result = read.ok ? await moved(ctx, actor, read.value) : read;
  return withRecord(ctx, actor, raw, { act: 'deadline', way: 'desk' }, result);
}

async function moved(
  ctx: Context,
  actor: Actor,
  { slug: address, night, ...asked }: z.output<typeof input>,
): Promise<Result<null, Refusal>> {
  if (!actor) return refuse('not-signed-in');
  const now = ctx.now();
  return inTurn(ctx, address, async (inside) => {
    const loaded = await loadGame(inside, address, actor);
    if (!loaded.ok) return loaded;
    const it = loaded.value;
    if (!may(actor, 'run the game', it)) return refuse('not-found');
    if (!judgedNights(it).includes(night)) return refuse('nothing-to-judge');
    const { store } = inside;
    if (await store.tallies.get(it.row.id, night)) return refuse('already-tallied');
    const before = await panelDeadlines(inside, it, night);
    const wanted = { soft: movedTo(asked.soft, before.soft), hard: movedTo(asked.hard, before.hard) };
    for (const field of ['soft', 'hard'] as const) {
      const end = wanted[field];
      if (end && end <= now) return refuse('deadline-in-past', { field });
    }
    const after = { soft: wanted.soft ?? before.soft, hard: wanted.hard ?? before.hard };
    if (after.soft && after.hard && after.soft > after.hard) return refuse('panel-order', { field: 'hard' });
    const row = (await store.panels.get(it.row.id, night)) ?? noPanel(night);
    // What was not moved goes on following the game.
    await store.panels.save(it.row.id, {
      ...row,
      soft: wanted.soft ?? row.soft,
      hard: wanted.hard ?? row.hard,
    });
    await keepRecord(inside, actor, it.row.id, { act: 'deadline', way: 'desk', night, before, after });
    return { ok: true, value: null };
  });
}

const MINUTE = 60_000;
const minute = (at: Date): number => Math.floor(at.getTime() / MINUTE);

/** Null: left where it is. A form knows whole minutes, and sends back those that it was given, past ones too. */
function movedTo(asked: string | null | undefined, stands: Date | null): Date | null {
  if (!asked) return null;
  const end = new Date(asked);
  return stands && minute(end) === minute(stands) ? null : end;
}
