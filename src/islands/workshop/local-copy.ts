import { readDocument, type ReportDocument } from '../../literary/document.ts';
import { type Keep, keepOn, readKept } from '../play/draft.ts';
import { type OtherVersion, sameDocument } from './conflict.ts';

/** The report as it stands on this device until the server has it. */
export interface LocalCopy {
  /** The version it was written on. */
  readonly version: number;
  readonly document: ReportDocument;
  /** What was being sent when the copy was made: the server may have taken it without our hearing of it. */
  readonly sending: ReportDocument | null;
}

/** Where the copy of a report lies on the device. */
export const copyPlace = (slug: string, night: number): string => `report:${slug}:${night}`;

export const keepCopy = (storage: Keep | null, place: string, copy: LocalCopy | null): void =>
  keepOn(storage, place, copy);

/** Keeps what the tab that holds the report has written. One that has lost it only takes away what it left itself. */
export function keepOwnCopy(
  storage: Keep | null,
  place: string,
  copy: LocalCopy | null,
  tab: { readonly name: string; readonly writes: boolean },
): void {
  if (tab.writes) return keepOn(storage, place, copy && { ...copy, tab: tab.name });
  const kept = readKept(storage, place) as { tab?: unknown } | null;
  if (copy === null && kept?.tab === tab.name) keepOn(storage, place, null);
}

/** What a workshop begins with: the server's report, this device's newer one, or both when they parted. */
export type Beginning =
  | { readonly kind: 'stored' }
  | { readonly kind: 'restored'; readonly document: ReportDocument }
  | { readonly kind: 'parted'; readonly mine: ReportDocument; readonly other: OtherVersion };

/** Judges the copy on this device against what the server has. */
export function begin(storage: Keep | null, place: string, stored: OtherVersion): Beginning {
  const kept = readKept(storage, place) as Partial<LocalCopy> | null;
  const read = kept ? readDocument(kept.document) : null;
  if (!kept || !read?.ok || sameDocument(read.value, stored.document)) return { kind: 'stored' };
  const heard = kept.version === stored.version || sameDocument(kept.sending, stored.document);
  return heard
    ? { kind: 'restored', document: read.value }
    : { kind: 'parted', mine: read.value, other: stored };
}
