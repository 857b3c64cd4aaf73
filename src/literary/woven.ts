import { Mark, Node } from '@tiptap/core';

const identity = (name: string, data: string) => ({
  default: '',
  validate: 'string',
  parseHTML: (element: HTMLElement) => element.getAttribute(data) ?? '',
  renderHTML: (attributes: Record<string, unknown>) => ({ [data]: attributes[name] }),
});

const rumour = {
  default: false,
  validate: 'boolean',
  parseHTML: (element: HTMLElement) => element.hasAttribute('data-rumour'),
  renderHTML: (attributes: Record<string, unknown>) => (attributes.rumour ? { 'data-rumour': '' } : {}),
};

/** «Вплетённое»: words that come from a description. Not inclusive: what is typed at its edges is the host's. */
export const Woven = Mark.create({
  name: 'woven',
  inclusive: false,
  addAttributes() {
    return { source: identity('source', 'data-source'), rumour };
  },
  parseHTML() {
    return [{ tag: 'span[data-source]' }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['span', { ...HTMLAttributes, class: 'frag' }, 0];
  },
});

/** «Фрагмент»: a block with a description's words; `id` is its anchor, unlinkable to `source`, the description. */
export const Fragment = Node.create({
  name: 'fragment',
  group: 'block',
  content: '(paragraph | verse | dialogue)+',
  defining: true,
  addAttributes() {
    return { id: identity('id', 'data-fragment'), source: identity('source', 'data-of'), rumour };
  },
  parseHTML() {
    return [{ tag: 'div[data-fragment]' }];
  },
  renderHTML({ HTMLAttributes }) {
    return ['div', HTMLAttributes, 0];
  },
});
