import { InputRule, Node } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

/** «Стихи»: a stanza; its line breaks are kept. Enter breaks the line, Enter on an empty last line leaves. */
export const Verse = Node.create({
  name: 'verse',
  group: 'block',
  content: 'inline*',
  defining: true,
  parseHTML() {
    return [{ tag: 'div.verse', contentElement: (dom) => dom.querySelector('p') ?? dom, priority: 60 }];
  },
  renderHTML() {
    return ['div', { class: 'verse' }, ['p', 0]];
  },
  addKeyboardShortcuts() {
    return {
      Enter: ({ editor }) => {
        const { $from, empty } = editor.state.selection;
        if ($from.parent.type.name !== this.name) return false;
        const atEnd = empty && $from.parentOffset === $from.parent.content.size;
        if (!atEnd || $from.nodeBefore?.type.name !== 'hardBreak') return editor.commands.setHardBreak();
        const { tr, schema } = editor.state;
        const paragraph = schema.nodes.paragraph?.create();
        if (!paragraph) return false;
        tr.delete($from.pos - 1, $from.pos);
        const after = tr.selection.$from.after();
        tr.insert(after, paragraph).setSelection(TextSelection.create(tr.doc, after + 1));
        editor.view.dispatch(tr.scrollIntoView());
        return true;
      },
    };
  },
});

/** «Реплика»: a line of dialogue; the page begins it with a dash. */
export const Dialogue = Node.create({
  name: 'dialogue',
  group: 'block',
  // Before the list that would begin with the same dash.
  priority: 200,
  content: 'inline*',
  parseHTML() {
    return [{ tag: 'p[data-kind="dialogue"]', priority: 60 }];
  },
  renderHTML() {
    return ['p', { 'data-kind': 'dialogue' }, 0];
  },
  addInputRules() {
    return [
      new InputRule({
        find: /^\s*[-–—]\s$/u,
        handler: ({ state, range: { from, to } }) => {
          const $start = state.doc.resolve(from);
          if (!$start.node(-1).canReplaceWith($start.index(-1), $start.indexAfter(-1), this.type))
            return null;
          state.tr.insertText('—\u00a0', from, to).setBlockType(from, from, this.type);
          return undefined;
        },
      }),
    ];
  },
});

/** «Заметка себе»: the host's memo; never published, never counted. */
export const Note = Node.create({
  name: 'note',
  group: 'block',
  content: 'inline*',
  defining: true,
  parseHTML() {
    return [{ tag: 'p[data-kind="note"]', priority: 60 }];
  },
  renderHTML() {
    return ['p', { 'data-kind': 'note', class: 'note' }, 0];
  },
});

/** A nick: an atom, so that no typography or hyphen touches it. */
export const Nick = Node.create({
  name: 'nick',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes() {
    return {
      player: {
        default: '',
        validate: 'string',
        parseHTML: (element: HTMLElement) => element.getAttribute('data-nick') ?? element.textContent ?? '',
        renderHTML: (attributes: Record<string, unknown>) => ({ 'data-nick': attributes.player }),
      },
    };
  },
  parseHTML() {
    return [{ tag: 'b.nick', priority: 60 }];
  },
  renderHTML({ node, HTMLAttributes }) {
    return ['b', { ...HTMLAttributes, class: 'nick' }, String(node.attrs.player)];
  },
  renderText({ node }) {
    return String(node.attrs.player);
  },
});
