import type { Refusal, Result } from '../engine/result.ts';
import { legible } from '../literary/legible.ts';
import { renderReport } from '../literary/render.ts';
import type { Context } from './ports.ts';
import { type PlainReport, readPlainReport } from './read-report.ts';
import { refuse } from './refuse.ts';

/** A corrected report as it was first published; of one that was never corrected there is no other. */
export async function readFirstReport(
  ctx: Context,
  input: { slug: string; night: number },
): Promise<Result<PlainReport, Refusal>> {
  const found = await readPlainReport(ctx, input);
  if (!found.ok) return found;
  const { gameId, page } = found.value;
  const [first] = await ctx.store.reportCorrections.list(gameId, input.night);
  const document = first ? legible(first.before) : null;
  if (!document) return refuse('not-found');
  const { title, html } = renderReport(document);
  return { ok: true, value: { ...page, heading: title, html } };
}
