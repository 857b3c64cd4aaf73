import { Fragment, type Node } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';

/** The lines of a verse: what stands between its breaks, and where each begins inside it. */
function linesOf(verse: Node): readonly { from: number; to: number }[] {
  const lines: { from: number; to: number }[] = [];
  let from = 0;
  verse.forEach((node, at) => {
    if (node.type.name !== 'hardBreak') return;
    lines.push({ from, to: at });
    from = at + node.nodeSize;
  });
  return [...lines, { from, to: verse.content.size }];
}

/**
 * Takes the selected lines of a verse out of it, each as a block of its own; the lines before and after stay verse.
 * null: the selection is not inside a verse of several lines, or such blocks may not stand there.
 */
export function linesOut(state: EditorState, type: string): Transaction | null {
  const { $from, $to } = state.selection;
  const verse = $from.parent;
  const target = state.schema.nodes[type];
  if (!target || verse.type.name !== 'verse' || !$from.sameParent($to)) return null;
  const lines = linesOf(verse);
  if (lines.length < 2) return null;
  const touched = (line: { from: number; to: number }) =>
    line.to >= $from.parentOffset && line.from <= $to.parentOffset;
  const first = lines.findIndex(touched);
  const last = lines.findLastIndex(touched);
  const cut = (kind: Node['type'], from: number, to: number) =>
    kind.create(null, verse.content.cut(from, to));
  const before = lines[first - 1];
  const after = lines[last + 1];
  const taken = lines.slice(first, last + 1).map(({ from, to }) => cut(target, from, to));
  const content = Fragment.from([
    ...(before ? [cut(verse.type, 0, before.to)] : []),
    ...taken,
    ...(after ? [cut(verse.type, after.from, verse.content.size)] : []),
  ]);
  const outside = $from.node(-1);
  const index = $from.index(-1);
  if (!outside.canReplace(index, index + 1, content)) return null;
  const start = $from.before();
  const tr = state.tr.replaceWith(start, $from.after(), content);
  const head = start + (before ? before.to + 2 : 0) + 1 + ($from.parentOffset - (lines[first]?.from ?? 0));
  return tr.setSelection(TextSelection.near(tr.doc.resolve(head)));
}
