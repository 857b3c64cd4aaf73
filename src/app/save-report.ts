import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { readDocument, titleOf } from '../literary/document.ts';
import { isNewer } from '../literary/migrations/migrate.ts';
import { phaseNumber, slug, version } from './fields.ts';
import { heldByAnother, holder, reportHeld, stayAtDesk } from './hold-report.ts';
import { inTurn } from './in-turn.ts';
import { backUp, stands } from './keep-version.ts';
import { openDesk } from './open-workshop.ts';
import type { Actor, Context } from './ports.ts';
import type { ReportRow } from './ports/reports.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';

const input = z.object({
  slug,
  night: phaseNumber,
  version,
  document: z.unknown(),
  holder: holder.optional(),
});

/** Another version stands: it goes with the refusal, for the host to compare. */
export const versionConflict = (report: ReportRow | null) =>
  refuse('version-conflict', { version: report?.version ?? 0, document: report?.document as never });

/**
 * The report is saved if it is well-formed, nobody saved another version meanwhile and no other tab holds it; else what
 * stands, stays. What a tab sends that has lost the report, or comes after its publication, is kept as a version: it may
 * be its last word.
 */
export async function saveReport(
  ctx: Context,
  actor: Actor,
  raw: unknown,
): Promise<Result<{ version: number; savedAt: string }, Refusal>> {
  const read = readInput(input, raw);
  if (!read.ok) return read;
  const { night } = read.value;
  return inTurn(ctx, read.value.slug, async (inside) => {
    const { reports, reportDesks } = inside.store;
    const desk = await openDesk(inside, actor, read.value);
    if (!desk.ok) return desk;
    const { it, material, report } = desk.value;
    if (isNewer(report?.document)) return refuse('newer-version');
    const ids = material.descriptions.map((one) => one.id);
    const document = readDocument(read.value.document, ids);
    if (!document.ok)
      return refuse(document.error.code, { ...document.error.detail, path: document.error.path });
    const at = ctx.now();
    const backup = { gameId: it.row.id, night, by: actor?.nick ?? '' };
    if (report?.publishedAt) {
      if (!stands(report.document, document.value))
        await backUp(inside, { ...backup, occasion: 'late', document: document.value });
      return refuse('report-published');
    }
    const held = heldByAnother(await reportDesks.get(it.row.id, night), read.value.holder, actor, at);
    if (held) {
      if (!stands(report?.document, document.value))
        await backUp(inside, { ...backup, occasion: 'held', document: document.value });
      return reportHeld(held, report);
    }
    if ((report?.version ?? 0) !== read.value.version) return versionConflict(report);
    if (report && stands(report.document, document.value)) {
      // What stands already is no new version: the mark «готов» belongs to the one that stands.
      await stayAtDesk(inside, it.row.id, night, read.value.holder);
      return { ok: true, value: { version: report.version, savedAt: report.savedAt.toISOString() } };
    }
    if (report && !readDocument(report.document).ok)
      await backUp(inside, { ...backup, occasion: 'unreadable', document: report.document });
    const title = titleOf(document.value);
    const next = await reports.save(it.row.id, night, read.value.version, title, document.value, at);
    if (next === null) return versionConflict(await reports.get(it.row.id, night));
    await stayAtDesk(inside, it.row.id, night, read.value.holder);
    return { ok: true, value: { version: next, savedAt: at.toISOString() } };
  });
}
