import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

const NAME = 'Название отчёта';

/** A report without a title says where it goes, to who sees and to who listens. */
export const EmptyTitle = Extension.create({
  name: 'emptyTitle',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        key: new PluginKey('empty-title'),
        props: {
          decorations: ({ doc }) => {
            const title = doc.firstChild;
            if (!title || title.content.size > 0) return null;
            const shown = { class: 'untitled', 'data-placeholder': NAME, 'aria-label': `${NAME}: пусто` };
            return DecorationSet.create(doc, [Decoration.node(0, title.nodeSize, shown)]);
          },
        },
      }),
    ];
  },
});
