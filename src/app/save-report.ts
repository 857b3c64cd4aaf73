import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { readDocument, titleOf } from '../literary/document.ts';
import { phaseNumber, slug, version } from './fields.ts';
import { inTurn } from './in-turn.ts';
import { openDesk } from './open-workshop.ts';
import type { Actor, Context } from './ports.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';

const input = z.object({ slug, night: phaseNumber, version, document: z.unknown() });

/** The report is saved if it is well-formed and nobody saved another version meanwhile; else what stands, stays. */
export async function saveReport(
  ctx: Context,
  actor: Actor,
  raw: unknown,
): Promise<Result<{ version: number; savedAt: string }, Refusal>> {
  const read = readInput(input, raw);
  if (!read.ok) return read;
  const { night } = read.value;
  return inTurn(ctx, read.value.slug, async (inside) => {
    const { reports } = inside.store;
    const desk = await openDesk(inside, actor, read.value);
    if (!desk.ok) return desk;
    const { it, material, report } = desk.value;
    const ids = material.descriptions.map((one) => one.id);
    const document = readDocument(read.value.document, ids);
    if (!document.ok)
      return refuse(document.error.code, { ...document.error.detail, path: document.error.path });
    if (report?.publishedAt) return refuse('report-published');
    const at = ctx.now();
    const title = titleOf(document.value);
    const next = await reports.save(it.row.id, night, read.value.version, title, document.value, at);
    if (next === null) {
      const theirs = await reports.get(it.row.id, night);
      return refuse('version-conflict', {
        version: theirs?.version ?? 0,
        document: theirs?.document as never,
      });
    }
    return { ok: true, value: { version: next, savedAt: at.toISOString() } };
  });
}
