import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { type KeptVersion, occasions } from '../literary/version.ts';
import { phaseNumber, slug, typed } from './fields.ts';
import { openNight } from './open-night.ts';
import type { Actor, Context } from './ports.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';

const night = z.object({ slug, night: phaseNumber });

/** «Версии»: every text of a night's report that was kept, newest first; for its host alone. */
export async function readVersions(
  ctx: Context,
  actor: Actor,
  raw: unknown,
): Promise<Result<readonly KeptVersion[], Refusal>> {
  const read = readInput(night, raw);
  if (!read.ok) return read;
  const opened = await openNight(ctx, actor, read.value);
  if (!opened.ok) return opened;
  const rows = await ctx.store.reportVersions.list(opened.value.it.row.id, read.value.night);
  const value = rows.map(({ id, name, kind, at, byNick }) => ({
    id,
    name: kind === 'named' ? name : null,
    occasion: kind === 'named' ? null : (occasions.find((one) => one === name) ?? 'theirs'),
    at: at.toISOString(),
    by: byNick,
  }));
  return { ok: true, value };
}

const one = night.extend({ id: typed(100) });

/** The text of one version as it was kept, to be compared. */
export async function readVersion(
  ctx: Context,
  actor: Actor,
  raw: unknown,
): Promise<Result<{ document: unknown }, Refusal>> {
  const read = readInput(one, raw);
  if (!read.ok) return read;
  const opened = await openNight(ctx, actor, read.value);
  if (!opened.ok) return opened;
  const { reportVersions } = ctx.store;
  const row = await reportVersions.get(opened.value.it.row.id, read.value.night, read.value.id);
  return row ? { ok: true, value: { document: row.document } } : refuse('version-unknown');
}
