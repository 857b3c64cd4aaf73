import { readDocument, type ReportDocument } from '../../literary/document.ts';

/** Another version of the report that somebody saved meanwhile. */
export interface OtherVersion {
  readonly version: number;
  readonly document: ReportDocument;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const refusalOf = (error: unknown): unknown => field(field(error, 'data'), 'refusal');

/** Whether the API has refused because another tab holds the report. */
export const isHeld = (error: unknown): boolean => field(refusalOf(error), 'code') === 'report-held';

/** Whether the API has refused because the report has come out meanwhile. */
export const isOut = (error: unknown): boolean => field(refusalOf(error), 'code') === 'report-published';

/** The other version in an error of the API, if another stands or another tab holds the report. */
export function otherVersion(error: unknown): OtherVersion | null {
  const refusal = refusalOf(error);
  if (field(refusal, 'code') !== 'version-conflict' && !isHeld(error)) return null;
  const detail = field(refusal, 'detail');
  const document = readDocument(field(detail, 'document'));
  const version = field(detail, 'version');
  return document.ok && typeof version === 'number' ? { version, document: document.value } : null;
}

/** Whether two reports are the same to the letter. */
export const sameDocument = (one: unknown, other: unknown): boolean => {
  const [first, second] = [readDocument(one), readDocument(other)];
  return first.ok && second.ok && JSON.stringify(first.value) === JSON.stringify(second.value);
};
