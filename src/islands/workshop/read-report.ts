import { type Finding, inspect } from '../../literary/checks.ts';
import type { Coverage } from '../../literary/coverage.ts';
import type { ReportDocument } from '../../literary/document.ts';
import { type Edit, editsOf } from '../../literary/edited.ts';
import type { Workshop } from '../../literary/workshop.ts';

/** What the checks see in the report as it stands. */
export interface Reading {
  readonly document: ReportDocument;
  readonly findings: readonly Finding[];
  readonly coverage: ReadonlyMap<string, Coverage>;
  readonly edits: readonly Edit[];
  /** Nobody has read the report yet: nothing is known of it. */
  readonly awaited: boolean;
}

/** What a reader must know of the night. */
export type NightAtHand = Pick<Workshop, 'material' | 'cast'>;

/** Reads a report as the desk shows it. */
export function readReport(document: ReportDocument, { material, cast }: NightAtHand): Reading {
  const { findings, coverage } = inspect(document, material, cast);
  return {
    document,
    findings,
    coverage: new Map(coverage.map((one) => [one.source, one])),
    edits: editsOf(document, material),
    awaited: false,
  };
}

/** A report that nobody has read yet. */
const unread = (document: ReportDocument): Reading => ({
  document,
  findings: [],
  coverage: new Map(),
  edits: [],
  awaited: true,
});

/** Reading so much text takes a few milliseconds: less than waiting for a worker. */
const SHORT = 12_000;

/** What a page can say at once: everything of a short night, of a long one nothing yet. */
export function firstReading(document: ReportDocument, night: NightAtHand): Reading {
  const sent = night.material.descriptions.reduce((sum, { text }) => sum + text.length, 0);
  return sent + JSON.stringify(document.content).length > SHORT
    ? unread(document)
    : readReport(document, night);
}
