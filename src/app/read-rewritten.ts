import { difference, type Paragraph } from '../literary/difference.ts';
import { legible } from '../literary/legible.ts';
import { published } from '../literary/walk.ts';
import type { Context } from './ports.ts';

/** «Исправлено»: what its host has changed in a published literary report since (W6). */
export interface Rewritten {
  at: Date;
  why: string;
  /** The paragraphs that changed, with the words of both texts. */
  changed: readonly Paragraph[];
}

/** The corrections of a night's literary report, oldest first. */
export async function readRewritten(
  ctx: Context,
  gameId: string,
  night: number,
): Promise<readonly Rewritten[]> {
  const corrections = await ctx.store.reportCorrections.list(gameId, night);
  return corrections.map(({ at, why, before, after }) => ({
    at,
    why,
    changed: difference(textOf(before), textOf(after)).filter(({ kind }) => kind !== 'same'),
  }));
}

function textOf(document: unknown): readonly string[] {
  const read = legible(document);
  return read ? published(read).map(({ text }) => text) : [];
}
