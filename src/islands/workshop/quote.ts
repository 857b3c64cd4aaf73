import type { Node, NodeRange, ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { findWrapping, liftTarget } from '@tiptap/pm/transform';

const isQuote = (node: Node): boolean => node.type.name === 'blockquote';
const isFragment = (node: Node): boolean => node.type.name === 'fragment';
const takesQuotes = (node: Node): boolean => ['doc', 'listItem'].includes(node.type.name);

/** The ends of a selection, without a paragraph at either of which no letter is selected; the title is never in it. */
function ends({ doc, selection }: EditorState): readonly [ResolvedPos, ResolvedPos] {
  const text = doc.child(0).nodeSize + 1;
  let { $from, $to } = selection;
  if (selection.from < text) $from = TextSelection.near(doc.resolve(text)).$from;
  else if (!$from.sameParent($to) && $from.parentOffset === $from.parent.content.size)
    $from = TextSelection.near(doc.resolve($from.after()), 1).$from;
  if (!$from.sameParent($to) && $to.parentOffset === 0)
    $to = TextSelection.near(doc.resolve($to.before()), -1).$to;
  return $from.pos <= $to.pos ? [$from, $to] : [selection.$from, selection.$to];
}

/** Whether no word of these blocks comes from a description. */
function isOwn({ parent, startIndex, endIndex }: NodeRange): boolean {
  let own = true;
  for (let at = startIndex; at < endIndex; at += 1) {
    parent.child(at).descendants((node) => {
      own &&= !node.marks.some(({ type }) => type.name === 'woven');
    });
  }
  return own;
}

/**
 * «Цитата»: the selected blocks set as a quotation, or taken out of theirs. A fragment goes as a whole, the host's own
 * paragraph in it without the fragment, the title never. null: nothing of that can be done here.
 */
export function quoteToggled(state: EditorState): Transaction | null {
  const { doc, tr, selection, schema } = state;
  if (selection.to < doc.child(0).nodeSize + 1) return null;
  const [$from, $to] = ends(state);
  const quoted = $from.blockRange($to, isQuote);
  if (quoted) {
    const out = liftTarget(quoted);
    return out === null ? null : tr.lift(quoted, out);
  }
  const inside = $from.blockRange($to, isFragment);
  const out = inside && isOwn(inside) ? liftTarget(inside) : null;
  let [$first, $last] = [$from, $to];
  if (inside && out !== null) {
    tr.lift(inside, out);
    [$first, $last] = [tr.doc.resolve(tr.mapping.map($from.pos)), tr.doc.resolve(tr.mapping.map($to.pos))];
  }
  const range = $first.blockRange($last, takesQuotes);
  const quote = schema.nodes.blockquote;
  const wrapping = range && quote && findWrapping(range, quote);
  return wrapping ? tr.wrap(range, wrapping) : null;
}
