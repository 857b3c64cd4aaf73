import { readDocument } from '../literary/document.ts';
import type { Occasion } from '../literary/version.ts';
import { backUp, stands } from './keep-version.ts';
import type { Desk } from './open-workshop.ts';
import type { Actor, Context } from './ports.ts';
import { versionConflict } from './save-report.ts';

interface Sent {
  night: number;
  version: number;
  document?: unknown;
}

/** A text that is about to be refused is kept as a version, when it is one and does not stand already (W5). */
export async function keepRefused(
  ctx: Context,
  actor: Actor,
  { it, material, report }: Desk,
  { night, document }: Sent,
  occasion: Occasion,
): Promise<void> {
  const ids = material.descriptions.map(({ id }) => id);
  const read = readDocument(document, ids);
  if (!read.ok || stands(report?.document, read.value)) return;
  const by = actor?.nick ?? '';
  await backUp(ctx, { gameId: it.row.id, night, occasion, document: read.value, by });
}

/** The refusal of a text that was written on another version than the one that stands, which goes with it; null: the same. */
export async function otherStands(ctx: Context, actor: Actor, desk: Desk, sent: Sent) {
  if ((desk.report?.version ?? 0) === sent.version) return null;
  await keepRefused(ctx, actor, desk, sent, 'stale');
  return versionConflict(desk.report);
}
