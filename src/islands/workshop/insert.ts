import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { block, type ReportNode } from '../../literary/node.ts';

/** How a rumour begins. */
const RUMOUR = 'Говорят, ';

/** Inserts a block at the cursor: in an empty paragraph's place, in a split, or after what cannot be split. */
export function insertedAtCursor(state: EditorState, json: ReportNode): Transaction {
  const node = state.schema.nodeFromJSON(json);
  const tr = state.tr.deleteSelection();
  const { $from } = tr.selection;
  const top = $from.node(1);
  const start = $from.before(1);
  const end = $from.after(1);
  const splits = top.isTextblock && $from.index(0) > 0;
  const empty = splits && top.content.size === 0;
  if (empty) tr.replaceWith(start, end, node);
  else if (splits && $from.parentOffset === 0) tr.insert(start, node);
  else if (splits && $from.parentOffset < top.content.size) {
    tr.split($from.pos);
    tr.insert($from.pos + 1, node);
  } else tr.insert(end, node);
  return tr;
}

/** The cursor after the block that was inserted, so that the host goes on writing behind it. */
function cursorAfter(tr: Transaction, block: (node: Node) => boolean): Transaction {
  let end = -1;
  tr.doc.descendants((node, at) => {
    if (block(node)) end = at + node.nodeSize;
    return end === -1;
  });
  return end === -1 ? tr : tr.setSelection(TextSelection.near(tr.doc.resolve(end - 1), -1));
}

/** «Вставить слухом»: a note to self with what was sent, and the beginning of a rumour in the host's own words. */
export function insertRumour(editor: Editor, reminder: string): void {
  editor.view.dispatch(rumourAtCursor(editor.state, reminder.replace(/\s+/gu, ' ')).scrollIntoView());
  editor.view.focus();
}

/** The same as a change of the document. */
export function rumourAtCursor(state: EditorState, reminder: string): Transaction {
  const tr = insertedAtCursor(state, block('note', reminder));
  let end = tr.doc.content.size;
  tr.doc.forEach((node, at) => {
    if (node.type.name === 'note' && node.textContent === reminder) end = at + node.nodeSize;
  });
  const begun = state.schema.nodeFromJSON(block('paragraph', RUMOUR));
  tr.insert(end, begun);
  return tr.setSelection(TextSelection.create(tr.doc, end + 1 + begun.content.size));
}

/** «Вставить у курсора». */
export function insertFragment(editor: Editor, fragment: ReportNode): void {
  const tr = insertedAtCursor(editor.state, fragment);
  cursorAfter(tr, (node) => node.type.name === 'fragment' && node.attrs.id === fragment.attrs?.id);
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
}
