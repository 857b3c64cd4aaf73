import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { phaseNumber, slug, version } from './fields.ts';
import { inTurn } from './in-turn.ts';
import { openDesk, type Desk } from './open-workshop.ts';
import type { Actor, Context } from './ports.ts';
import { prepared, type Prepared } from './prepared.ts';
import { publishable } from './publishable.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';
import { versionConflict } from './save-report.ts';

const input = z.object({ slug, night: phaseNumber, version, ready: z.boolean().default(true) });

/**
 * «Готов к публикации»: at the hour the report comes out by itself as it stands now (W6); `ready: false` takes the mark
 * off. It belongs to one version: whoever writes on declares it anew. Descriptions are fixed by it (L4).
 */
export async function markReady(
  ctx: Context,
  actor: Actor,
  raw: unknown,
): Promise<Result<Prepared, Refusal>> {
  const read = readInput(input, raw);
  if (!read.ok) return read;
  const { night, ready } = read.value;
  return inTurn(ctx, read.value.slug, async (inside) => {
    const { reportDesks } = inside.store;
    const desk = await openDesk(inside, actor, read.value);
    if (!desk.ok) return desk;
    const { it, report } = desk.value;
    if (report?.publishedAt) return refuse('report-published');
    if (desk.value.night.published) return refuse('night-told');
    const kept = await reportDesks.get(it.row.id, night);
    if (!ready) {
      await reportDesks.put(it.row.id, night, { readyVersion: null });
      return {
        ok: true,
        value: prepared(desk.value, { readyVersion: null, lockedAt: kept?.lockedAt ?? null }),
      };
    }
    if (!report) return refuse('report-empty');
    if (report.version !== read.value.version) return versionConflict(report);
    const may = publishable(inside, desk.value, report.document);
    if (!may.ok) return may;
    const lockedAt = kept?.lockedAt ?? ctx.now();
    const change = { readyVersion: report.version, lockedAt };
    await reportDesks.put(it.row.id, night, change);
    return { ok: true, value: prepared(desk.value, change) };
  });
}

/** Whether the report comes out by itself at the hour: declared ready as it stands, and nothing in it stops that now. */
export async function isReady(ctx: Context, desk: Desk): Promise<boolean> {
  const { it, night, report } = desk;
  if (!report || report.publishedAt) return false;
  const kept = await ctx.store.reportDesks.get(it.row.id, night.number);
  return kept?.readyVersion === report.version && publishable(ctx, desk, report.document).ok;
}
