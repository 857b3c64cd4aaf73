import type { ReportNode } from '../../../src/literary/node.ts';
import type { EditorPage } from './editor-page.ts';

/** The one open editor that the tests of a file share. */
export interface Editing {
  editor: () => EditorPage;
  /** Rose's description woven in, the host's words around it. */
  report: () => ReportNode;
  /** The workshop of another game's night. */
  openOther: () => Promise<EditorPage>;
  /** What the browser complained of. */
  mistakes: () => readonly string[];
}
