import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { readDocument, titleOf, type ReportDocument } from '../literary/document.ts';
import { phaseNumber, slug, typed, version } from './fields.ts';
import { heldByAnother, holder, reportHeld } from './hold-report.ts';
import { inTurn } from './in-turn.ts';
import { backUp, isStored } from './keep-version.ts';
import { openDesk } from './open-workshop.ts';
import type { Actor, Context } from './ports.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';
import { versionConflict } from './save-report.ts';

const input = z.object({ slug, night: phaseNumber, version, id: typed(100), holder: holder.optional() });

export interface Restored {
  version: number;
  savedAt: string;
  document: ReportDocument;
}

/**
 * A kept version becomes the report again, as a new version of it; the text that stood is kept first, in the same
 * transaction (W5). Asked for twice it is done once: what stands already is not restored again.
 */
export async function restoreVersion(
  ctx: Context,
  actor: Actor,
  raw: unknown,
): Promise<Result<Restored, Refusal>> {
  const read = readInput(input, raw);
  if (!read.ok) return read;
  const { night } = read.value;
  return inTurn(ctx, read.value.slug, async (inside) => {
    const desk = await openDesk(inside, actor, read.value);
    if (!desk.ok) return desk;
    const { it, material, report } = desk.value;
    const gameId = it.row.id;
    const { reports, reportVersions, reportDesks } = inside.store;
    if (report?.publishedAt) return refuse('report-published');
    const at = ctx.now();
    const held = heldByAnother(await reportDesks.get(gameId, night), read.value.holder, actor, at);
    if (held) return reportHeld(held, report);
    const row = await reportVersions.get(gameId, night, read.value.id);
    if (!row) return refuse('version-unknown');
    const ids = material.descriptions.map(({ id }) => id);
    const document = readDocument(row.document, ids);
    if (!document.ok) return refuse(document.error.code, { path: document.error.path });
    if (report && isStored(report.document, document.value)) {
      const { version: standing, savedAt } = report;
      return {
        ok: true,
        value: { version: standing, savedAt: savedAt.toISOString(), document: document.value },
      };
    }
    if ((report?.version ?? 0) !== read.value.version) return versionConflict(report);
    const by = actor?.nick ?? '';
    if (report) await backUp(inside, { gameId, night, occasion: 'restore', document: report.document, by });
    const title = titleOf(document.value);
    const next = await reports.save(gameId, night, read.value.version, title, document.value, at);
    if (next === null) throw new Error('The report changed while its game was held');
    return { ok: true, value: { version: next, savedAt: at.toISOString(), document: document.value } };
  });
}
