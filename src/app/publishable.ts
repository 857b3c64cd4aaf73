import type { Refusal, Result } from '../engine/result.ts';
import { check } from '../literary/checks.ts';
import { legible } from '../literary/legible.ts';
import { readDocument, titleOf, type ReportDocument } from '../literary/document.ts';
import type { Desk } from './open-workshop.ts';
import type { Context } from './ports.ts';
import { refuse } from './refuse.ts';

/** A literary report that everybody may read. */
export interface Publishable {
  document: ReportDocument;
  title: string;
}

/**
 * Reads a document as one that may be published: well-formed, with a title, and without a finding that stops it (W4 ■).
 * Refusals: those of `readDocument`; `report-empty`; `publication-stopped`, with all that stops it in `findings`.
 * @param standing what everybody reads already: the checks stop no other text for what they find in this one, so that
 *   a typo can be corrected also after a ruling has changed the night
 */
export function publishable(
  ctx: Pick<Context, 'cast'>,
  { it, material }: Pick<Desk, 'it' | 'material'>,
  raw: unknown,
  standing: unknown = null,
): Result<Publishable, Refusal> {
  const ids = material.descriptions.map((one) => one.id);
  const read = readDocument(raw, ids);
  if (!read.ok) return refuse(read.error.code, { path: read.error.path });
  const title = titleOf(read.value);
  if (title === '') return refuse('report-empty');
  const cast = ctx.cast(it.row.ruleset);
  const before = legible(standing);
  const known = new Set(before && check(before, material, cast).map(({ key }) => key));
  const stops = check(read.value, material, cast).filter(({ stops, key }) => stops && !known.has(key));
  const [first] = stops;
  if (first) {
    const findings = stops.map(({ message }) => message);
    return refuse('publication-stopped', { message: first.message, count: stops.length, findings });
  }
  return { ok: true, value: { document: read.value, title } };
}
