import type { Refusal, Result } from '../engine/result.ts';
import { legible } from '../literary/legible.ts';
import { renderReport } from '../literary/render.ts';
import type { Context } from './ports.ts';
import { readReport, type ReportPage } from './read-report.ts';
import { refuse } from './refuse.ts';

/** A corrected report as it was first published; of one that was never corrected there is no other. */
export async function readFirstReport(
  ctx: Context,
  input: { slug: string; night: number },
): Promise<Result<ReportPage, Refusal>> {
  const page = await readReport(ctx, input);
  if (!page.ok) return page;
  const row = await ctx.store.games.bySlug(input.slug);
  const [first] = row ? await ctx.store.reportCorrections.list(row.id, input.night) : [];
  const document = first ? legible(first.before) : null;
  if (!document) return refuse('not-found');
  const { title, html } = renderReport(document);
  return { ok: true, value: { ...page.value, heading: title, html } };
}
