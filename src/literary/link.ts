import { Mark } from '@tiptap/core';
import { isSafeLink } from './safe-link.ts';

/** «Ссылка»: https, http and mailto only; anything else loses the mark, not the text. */
export const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes() {
    return { href: { default: null, validate: 'string' } };
  },
  parseHTML() {
    return [
      {
        tag: 'a[href]',
        getAttrs: (element) => (isSafeLink(element.getAttribute('href')) ? null : false),
      },
    ];
  },
  renderHTML({ HTMLAttributes }) {
    const href: unknown = HTMLAttributes.href;
    return ['a', isSafeLink(href) ? { href, rel: 'noopener nofollow' } : {}, 0];
  },
});
