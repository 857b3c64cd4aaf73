import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

const key = new PluginKey<DecorationSet>('dialogue-dash');

/** A line of dialogue whose dash nobody has typed: the page puts one. */
const lacksDash = (node: Node): boolean =>
  node.type.name === 'dialogue' && !/^\s*[-–—]/u.test(node.firstChild?.text ?? '');

/** Looks at the lines of dialogue in a stretch of the document, and at no others. */
function looked(set: DecorationSet, doc: Node, from: number, to: number): DecorationSet {
  const made: Decoration[] = [];
  const gone: Decoration[] = [];
  doc.nodesBetween(from, to, (node, at) => {
    if (!node.isTextblock) return true;
    const end = at + node.nodeSize;
    gone.push(...set.find(at, end).filter((one) => one.from < end && one.to > at));
    if (lacksDash(node)) made.push(Decoration.node(at, end, { class: 'said' }));
    return false;
  });
  return set.remove(gone).add(doc, made);
}

/** «Реплика» begins with a dash in the editor as on the page, whether or not the host has typed one. */
export const DialogueDash = Extension.create({
  name: 'dialogueDash',
  addProseMirrorPlugins() {
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: (_, { doc }) => looked(DecorationSet.empty, doc, 0, doc.content.size),
          apply(tr, set) {
            const range = tr.docChanged ? tr.changedRange() : null;
            const moved = set.map(tr.mapping, tr.doc);
            if (!range) return moved;
            // One step wider: the block before or behind has been parted or joined.
            const size = tr.doc.content.size;
            return looked(moved, tr.doc, Math.max(0, range.from - 1), Math.min(size, range.to + 1));
          },
        },
        props: { decorations: (state) => key.getState(state) },
      }),
    ];
  },
});
