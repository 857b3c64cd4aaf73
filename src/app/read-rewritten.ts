import { difference, type Paragraph } from '../literary/difference.ts';
import { legible } from '../literary/legible.ts';
import { published } from '../literary/walk.ts';
import type { Context } from './ports.ts';
import type { ReportCorrectionRow } from './ports/reports.ts';

/** «Исправлено»: what its host has changed in a published literary report since (W6). */
export interface Rewritten {
  at: Date;
  why: string;
  /** The paragraphs that changed, with the words of both texts. */
  changed: readonly Paragraph[];
}

/** So many corrections are remembered by what they changed: two long texts take long to be compared. */
const MOST = 200;
const compared = new Map<string, readonly Paragraph[]>();

/** The corrections of a night's literary report, oldest first. */
export async function readRewritten(
  ctx: Context,
  gameId: string,
  night: number,
): Promise<readonly Rewritten[]> {
  const corrections = await ctx.store.reportCorrections.list(gameId, night);
  return corrections.map((row) => ({ at: row.at, why: row.why, changed: changedBy(gameId, row) }));
}

/** What a correction changed: it never becomes another, so it is found out once, while it is read now and then. */
function changedBy(gameId: string, { night, id, before, after }: ReportCorrectionRow): readonly Paragraph[] {
  const name = `${gameId}/${night}/${id}`;
  const changed =
    compared.get(name) ?? difference(textOf(before), textOf(after)).filter(({ kind }) => kind !== 'same');
  // Read last, forgotten last.
  compared.delete(name);
  compared.set(name, changed);
  for (const oldest of compared.keys()) {
    if (compared.size <= MOST) break;
    compared.delete(oldest);
  }
  return changed;
}

function textOf(document: unknown): readonly string[] {
  const read = legible(document);
  return read ? published(read).map(({ text }) => text) : [];
}
