import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { readDocument, type ReportDocument } from '../literary/document.ts';
import { draft } from '../literary/draft.ts';
import { phaseNumber, slug } from './fields.ts';
import { inTurn } from './in-turn.ts';
import { backUp } from './keep-version.ts';
import { openDesk } from './open-workshop.ts';
import type { Actor, Context } from './ports.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';

const input = z.object({ slug, night: phaseNumber, document: z.unknown() });

/** «Собрать черновик»: what is not yet woven is added to the document given (W2); nothing is stored but the text as it was (W5). */
export async function draftReport(
  ctx: Context,
  actor: Actor,
  raw: unknown,
): Promise<Result<{ document: ReportDocument }, Refusal>> {
  const read = readInput(input, raw);
  if (!read.ok) return read;
  const desk = await openDesk(ctx, actor, read.value);
  if (!desk.ok) return desk;
  const { it, material } = desk.value;
  const cast = ctx.cast(it.row.ruleset);
  const existing = readDocument(
    read.value.document,
    material.descriptions.map((one) => one.id),
  );
  if (!existing.ok) return refuse(existing.error.code, { path: existing.error.path });
  const document = draft(material, ctx.setting, cast, existing.value);
  if (document !== existing.value) {
    const { night } = read.value;
    const backup = { gameId: it.row.id, night, by: actor?.nick ?? '', document: existing.value };
    await inTurn(ctx, read.value.slug, async (inside) => {
      const report = await inside.store.reports.get(it.row.id, night);
      // Of a published report the text that stands is everybody's: no draft replaces it.
      if (!report?.publishedAt) await backUp(inside, { ...backup, occasion: 'draft' });
    });
  }
  return { ok: true, value: { document } };
}
