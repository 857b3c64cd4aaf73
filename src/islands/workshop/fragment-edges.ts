import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, Selection, TextSelection, type Transaction } from '@tiptap/pm/state';

const isFragment = (node: Node | null | undefined): boolean => node?.type.name === 'fragment';

/** The edge of its fragment at which a cursor stands; the end, where there are no words between the two. */
function edgeAt($at: ResolvedPos): 'start' | 'end' | null {
  const inside = $at.depth > 1 && isFragment($at.node(-1));
  if (!inside || $at.parent.content.size === 0) return null;
  if ($at.parentOffset === $at.parent.content.size && $at.indexAfter(-1) === $at.node(-1).childCount) {
    return 'end';
  }
  return $at.parentOffset === 0 && $at.index(-1) === 0 ? 'start' : null;
}

/**
 * Enter at the edge of a fragment: a paragraph of the host's own beside it, not in it, and the cursor goes there, so that
 * what he types next is not the fragment's. null: it is not at an edge, or the line is empty and leaves by itself.
 */
export function besideFragment({ selection, schema, tr }: EditorState): Transaction | null {
  const paragraph = schema.nodes.paragraph?.create();
  const edge = selection.empty ? edgeAt(selection.$from) : null;
  if (!paragraph || edge === null) return null;
  const at = edge === 'start' ? selection.$from.before(-1) : selection.$from.after(-1);
  return tr.insert(at, paragraph).setSelection(TextSelection.create(tr.doc, at + 1));
}

/** Backspace in an empty paragraph behind a fragment: it goes, where it would be drawn into the fragment. */
export function backToFragment({ selection, tr }: EditorState): Transaction | null {
  const { $from, empty } = selection;
  if (!empty || $from.depth < 1 || !$from.parent.isTextblock || $from.parent.content.size > 0) return null;
  const start = $from.before();
  if (!isFragment(tr.doc.resolve(start).nodeBefore)) return null;
  tr.delete(start, $from.after());
  return tr.setSelection(Selection.near(tr.doc.resolve(start), -1));
}
