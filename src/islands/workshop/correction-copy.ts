import { readDocument, type ReportDocument } from '../../literary/document.ts';
import { type Keep, keepOn, readKept } from '../play/draft.ts';
import { type OtherVersion, sameDocument } from './conflict.ts';
import { copyPlace } from './local-copy.ts';

/** A correction as it stands on this device until it is made. */
export interface CorrectionCopy {
  /** The published version it was written on, and its text. */
  readonly version: number;
  readonly base: ReportDocument;
  readonly document: ReportDocument;
}

const placeOf = (slug: string, night: number): string => `correction:${slug}:${night}`;

export const keepCorrection = (storage: Keep | null, slug: string, night: number, copy: CorrectionCopy) =>
  keepOn(storage, placeOf(slug, night), copy);

/** Forgets a correction that was made or given up; another tab's, written since, stays. */
export function forgetCorrection(
  storage: Keep | null,
  slug: string,
  night: number,
  document: ReportDocument,
): void {
  const kept = readKept(storage, placeOf(slug, night)) as Partial<CorrectionCopy> | null;
  if (kept && sameDocument(kept.document, document)) keepOn(storage, placeOf(slug, night), null);
}

/** Forgets whatever was kept of a report: its host has chosen. */
export function forgetCopies(storage: Keep | null, slug: string, night: number): void {
  keepOn(storage, placeOf(slug, night), null);
  keepOn(storage, copyPlace(slug, night), null);
}

/** What a correction begins with: the published text, this device's correction of it, or words written on another text. */
export type CorrectionBeginning =
  | { readonly kind: 'stored' }
  | { readonly kind: 'restored'; readonly document: ReportDocument }
  | { readonly kind: 'parted'; readonly mine: ReportDocument; readonly base: ReportDocument | null };

const documentIn = (json: unknown): ReportDocument | null => {
  const read = readDocument(json);
  return read.ok ? read.value : null;
};

/**
 * Judges what this device has kept against the published text: a correction first; else what was typed when the report
 * came out, and met no server.
 */
export function beginCorrection(
  storage: Keep | null,
  slug: string,
  night: number,
  stored: OtherVersion,
): CorrectionBeginning {
  const correction = readKept(storage, placeOf(slug, night)) as Partial<CorrectionCopy> | null;
  const corrected = correction && documentIn(correction.document);
  if (corrected && !sameDocument(corrected, stored.document)) {
    return correction.version === stored.version
      ? { kind: 'restored', document: corrected }
      : { kind: 'parted', mine: corrected, base: documentIn(correction.base) };
  }
  const copy = readKept(storage, copyPlace(slug, night)) as { document?: unknown } | null;
  const typed = copy && documentIn(copy.document);
  if (typed && !sameDocument(typed, stored.document)) return { kind: 'parted', mine: typed, base: null };
  return { kind: 'stored' };
}
