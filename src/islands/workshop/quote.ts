import type { Node } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { findWrapping, liftTarget } from '@tiptap/pm/transform';

const isQuote = (node: Node): boolean => node.type.name === 'blockquote';
const takesQuotes = (node: Node): boolean => ['doc', 'listItem'].includes(node.type.name);

/**
 * «Цитата»: the selected blocks set as a quotation, or taken out of theirs. A fragment goes as a whole, the title never.
 * null: nothing of that can be done here.
 */
export function quoteToggled({ doc, tr, selection, schema }: EditorState): Transaction | null {
  const text = doc.child(0).nodeSize + 1;
  if (selection.to < text) return null;
  const $from = selection.from < text ? TextSelection.near(doc.resolve(text)).$from : selection.$from;
  const quoted = $from.blockRange(selection.$to, isQuote);
  if (quoted) {
    const out = liftTarget(quoted);
    return out === null ? null : tr.lift(quoted, out);
  }
  const range = $from.blockRange(selection.$to, takesQuotes);
  const quote = schema.nodes.blockquote;
  const wrapping = range && quote && findWrapping(range, quote);
  return wrapping ? tr.wrap(range, wrapping) : null;
}
