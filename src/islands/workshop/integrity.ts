import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';

/** An anchor for a fragment that is born in the editor. */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The positions of fragments by id. */
function fragments(doc: Node): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  doc.descendants((node, at) => {
    if (node.type.name !== 'fragment') return true;
    const id = String(node.attrs.id);
    places.set(id, [...(places.get(id) ?? []), at]);
    return false;
  });
  return places;
}

/** Of several fragments with one id, the one that stood before keeps it; the others get new ones. */
function renewTwins(tr: Transaction, before: Node, map: (at: number) => number): void {
  const old = fragments(before);
  for (const [id, places] of fragments(tr.doc)) {
    if (places.length < 2 && id !== '') continue;
    const stood = old.get(id)?.[0];
    const owner = stood === undefined ? undefined : map(stood);
    const keeper = id === '' ? undefined : (places.find((at) => at === owner) ?? places[0]);
    for (const at of places) if (at !== keeper) tr.setNodeAttribute(at, 'id', freshId());
  }
}

/** Words of another night lose their marks: as words of this one they would be nobody's. */
function dropForeign(tr: Transaction, known: ReadonlySet<string>): void {
  tr.doc.descendants((node, at) => {
    for (const mark of node.marks) {
      if (mark.type.name === 'woven' && !known.has(String(mark.attrs.source))) {
        tr.removeMark(at, at + node.nodeSize, mark);
      }
    }
  });
  const foreign: number[] = [];
  tr.doc.descendants((node, at) => {
    if (node.type.name === 'fragment' && !known.has(String(node.attrs.source))) foreign.push(at);
  });
  for (const at of foreign.toReversed()) {
    const node = tr.doc.nodeAt(at);
    if (node) tr.replaceWith(at, at + node.nodeSize, node.content);
  }
}

/** Puts a changed document right: unique fragment ids, no pieces of other nights. */
export function mended(
  transactions: readonly Transaction[],
  before: EditorState,
  after: EditorState,
  known: ReadonlySet<string>,
): Transaction | null {
  if (!transactions.some(({ docChanged }) => docChanged)) return null;
  const tr = after.tr;
  renewTwins(tr, before.doc, (at) => transactions.reduce((place, { mapping }) => mapping.map(place), at));
  dropForeign(tr, known);
  return tr.docChanged ? tr : null;
}

/** Keeps fragments whole through cutting, pasting, splitting and dragging (W3). */
export const Integrity = Extension.create<{ sources: readonly string[] }>({
  name: 'integrity',
  addOptions: () => ({ sources: [] }),
  addProseMirrorPlugins() {
    const known = new Set(this.options.sources);
    return [
      new Plugin({
        key: new PluginKey('integrity'),
        appendTransaction: (transactions, before, after) => mended(transactions, before, after, known),
      }),
    ];
  },
});
