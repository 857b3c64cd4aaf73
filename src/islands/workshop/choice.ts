import { emptyDocument, type ReportDocument } from '../../literary/document.ts';
import { merge } from '../../literary/merge.ts';
import type { occasionsOfHost } from '../../literary/version.ts';
import type { SaveState } from './saver.ts';

/** The ways out of a conflict of two texts. */
export type Choice = (typeof occasionsOfHost)[number] | 'merged';

interface Chosen {
  readonly document: ReportDocument;
  /** The text that would be lost by it. */
  readonly aside: { readonly occasion: Exclude<Choice, 'merged'>; readonly document: ReportDocument } | null;
}

/** What a choice comes to. */
export function choice(
  which: Choice,
  { mine, other }: Extract<SaveState, { kind: 'conflict' }>,
  base: ReportDocument | null,
): Chosen {
  if (which === 'merged')
    return { document: merge(base ?? emptyDocument(), mine, other.document), aside: null };
  const [document, left] = which === 'mine' ? [mine, other.document] : [other.document, mine];
  return { document, aside: { occasion: which, document: left } };
}
