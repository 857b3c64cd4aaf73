import { readDocument, type ReportDocument } from '../../literary/document.ts';

/** Another version of the report that somebody saved meanwhile. */
export interface OtherVersion {
  readonly version: number;
  readonly document: ReportDocument;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/** The other version in an error of the API, if it is a conflict of versions. */
export function otherVersion(error: unknown): OtherVersion | null {
  const refusal = field(field(error, 'data'), 'refusal');
  if (field(refusal, 'code') !== 'version-conflict') return null;
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
