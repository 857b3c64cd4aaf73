import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { ReportNode } from '../../literary/node.ts';

/** Inserts a block at the cursor: in an empty paragraph's place, in a split, or after what cannot be split. */
export function insertedAtCursor(state: EditorState, json: ReportNode): Transaction {
  const block = state.schema.nodeFromJSON(json);
  const tr = state.tr.deleteSelection();
  const { $from } = tr.selection;
  const top = $from.node(1);
  const start = $from.before(1);
  const end = $from.after(1);
  const splits = top.isTextblock && $from.index(0) > 0;
  const empty = splits && top.content.size === 0;
  if (empty) tr.replaceWith(start, end, block);
  else if (splits && $from.parentOffset === 0) tr.insert(start, block);
  else if (splits && $from.parentOffset < top.content.size) {
    tr.split($from.pos);
    tr.insert($from.pos + 1, block);
  } else tr.insert(end, block);
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

/** «Вставить у курсора». */
export function insertFragment(editor: Editor, fragment: ReportNode): void {
  const tr = insertedAtCursor(editor.state, fragment);
  cursorAfter(tr, (node) => node.type.name === 'fragment' && node.attrs.id === fragment.attrs?.id);
  editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
}
