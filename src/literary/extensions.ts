import { type Extensions, getSchema, Node } from '@tiptap/core';
import StarterKit, { type StarterKitOptions } from '@tiptap/starter-kit';
import { Dialogue, Nick, Note, Verse } from './blocks.ts';
import { Link } from './link.ts';
import { SCHEMA_VERSION } from './report.ts';
import { Fragment, Woven } from './woven.ts';

/** Reasons by key: why a description is left out, why a finding is accepted. Never published. */
const reasons = { default: {}, validate: 'object', rendered: false };

/** The report: its title first, then the text; what the host decided about it travels with it. */
const Report = Node.create({
  name: 'doc',
  topNode: true,
  content: 'heading block*',
  addAttributes() {
    return {
      schemaVersion: { default: SCHEMA_VERSION, validate: 'number', rendered: false },
      omitted: reasons,
      accepted: reasons,
    };
  },
});

const allowed: Partial<StarterKitOptions> = {
  document: false,
  code: false,
  codeBlock: false,
  strike: false,
  underline: false,
  link: false,
  trailingNode: false,
  heading: { levels: [2, 3] },
};

const ours: Extensions = [Report, Verse, Dialogue, Note, Fragment, Nick, Woven, Link];

/** Everything a report may hold (W7). The one list for editor, validation and rendering. */
export const reportExtensions: Extensions = [
  ...ours,
  StarterKit.configure({
    ...allowed,
    undoRedo: false,
    dropcursor: false,
    gapcursor: false,
    listKeymap: false,
  }),
];

/** The same list with what only an editor needs: undo, cursors, keys of lists. */
export const editorExtensions: Extensions = [...ours, StarterKit.configure(allowed)];

/** The ProseMirror schema of a report. */
export const reportSchema = getSchema(reportExtensions);
