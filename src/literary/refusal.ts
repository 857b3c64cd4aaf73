export type DocumentRefusalCode =
  | 'bad-document'
  | 'newer-version'
  | 'unknown-node'
  | 'bad-link'
  | 'duplicate-fragment'
  | 'foreign-fragment'
  | 'too-long'
  | 'too-deep';

/** Why a document is not taken; `path` is where: child indexes joined by dots, '' for the whole. */
export interface DocumentRefusal {
  readonly code: DocumentRefusalCode;
  readonly path: string;
  readonly detail?: Readonly<Record<string, string | number>>;
}

/** A refusal as the error side of a Result. */
export const refuse = (
  code: DocumentRefusalCode,
  path: readonly (number | string)[] = [],
  detail?: DocumentRefusal['detail'],
): { ok: false; error: DocumentRefusal } => ({
  ok: false,
  error: { code, path: path.join('.'), ...(detail ? { detail } : {}) },
});

/** The most a report may hold: characters of text, bytes of JSON, levels of nesting. */
export const LIMITS = { text: 600_000, bytes: 5_000_000, depth: 16 } as const;
