import { emptyDocument, type ReportDocument } from '../../literary/document.ts';
import { merge } from '../../literary/merge.ts';
import type { occasionsOfHost } from '../../literary/version.ts';
import type { SaveState } from './saver.ts';

/** The ways out of a conflict of two texts. */
export type Choice = (typeof occasionsOfHost)[number];

interface Chosen {
  readonly document: ReportDocument;
  /** The text that would be lost by it; merged, the other one as it was. */
  readonly aside: { readonly occasion: Choice; readonly document: ReportDocument };
}

/** What a choice comes to. */
export function choice(
  which: Choice,
  { mine, other }: Extract<SaveState, { kind: 'conflict' }>,
  base: ReportDocument | null,
): Chosen {
  if (which === 'merged')
    return {
      document: merge(base ?? emptyDocument(), mine, other.document),
      aside: { occasion: which, document: other.document },
    };
  const [document, left] = which === 'mine' ? [mine, other.document] : [other.document, mine];
  return { document, aside: { occasion: which, document: left } };
}
