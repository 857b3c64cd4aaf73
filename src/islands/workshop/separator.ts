import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

/**
 * «Разделитель»: a scene ends at the cursor and the next one begins. Nothing that is selected goes; a paragraph is parted,
 * a fragment, a list or a quotation is not. The cursor stands where the next scene is written.
 */
export function separated({ doc, tr, selection: { $to }, schema }: EditorState): Transaction | null {
  const rule = schema.nodes.horizontalRule?.create();
  const paragraph = schema.nodes.paragraph?.create();
  if (!rule || !paragraph) return null;
  const top = $to.depth > 0 ? $to.node(1) : null;
  const parts = top !== null && top.isTextblock && $to.index(0) > 0;
  if (parts && $to.parentOffset === 0) {
    tr.insert($to.before(1), rule);
    return tr.setSelection(TextSelection.create(tr.doc, $to.pos + rule.nodeSize));
  }
  if (parts && $to.parentOffset < top.content.size) {
    tr.split($to.pos).insert($to.pos + 1, rule);
    return tr.setSelection(TextSelection.create(tr.doc, $to.pos + 2 + rule.nodeSize));
  }
  const end = top ? $to.after(1) : $to.pos;
  const next = doc.nodeAt(end);
  tr.insert(end, next?.isTextblock ? rule : [rule, paragraph]);
  return tr.setSelection(TextSelection.create(tr.doc, end + rule.nodeSize + 1));
}
