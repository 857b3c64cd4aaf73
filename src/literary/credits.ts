import type { Player } from '../engine/vocabulary.ts';
import { escapeHtml } from './escape.ts';
import { attr, isTextblock, type ReportNode, wovenMark } from './node.ts';
import { nodes } from './walk.ts';

/** Authors of the woven pieces: nobody's until the game is over. */
export interface Credits {
  /** The footnote to put after this inline node; '' unless a told author's words end with it. */
  readonly noteAfter: (node: ReportNode) => string;
  /** The register of authors at the end of the text. */
  readonly html: string;
}

export const noCredits: Credits = { noteAfter: () => '', html: '' };

const sourceOf = (node: ReportNode): string => {
  const mark = wovenMark(node);
  return mark ? attr(mark, 'source') : '';
};

/** The inline nodes with which a description's words end: they go on neither in their textblock nor in the next. */
function closingNodes(doc: ReportNode): ReadonlyMap<ReportNode, string> {
  const blocks = [...nodes(doc)].filter((node) => isTextblock(node) && node.type !== 'note');
  const closing = new Map<ReportNode, string>();
  blocks.forEach((block, index) => {
    const inline = block.content ?? [];
    const next = new Set((blocks[index + 1]?.content ?? []).map(sourceOf));
    inline.forEach((node, place) => {
      const source = sourceOf(node);
      const goesOn = next.has(source) || inline.slice(place + 1).some((later) => sourceOf(later) === source);
      if (source !== '' && !goesOn) closing.set(node, source);
    });
  });
  return closing;
}

/** Numbers the authors in the order in which their words first sound. */
export function creditList(
  doc: ReportNode,
  authors: Readonly<Record<string, { readonly author: Player }>>,
): Credits {
  const numbers = new Map<Player, number>();
  for (const node of nodes(doc)) {
    const mark = wovenMark(node);
    const source = mark ? attr(mark, 'source') : node.type === 'fragment' ? attr(node, 'source') : '';
    const author = authors[source]?.author;
    if (author !== undefined && !numbers.has(author)) numbers.set(author, numbers.size + 1);
  }
  const closing = closingNodes(doc);
  const items = [...numbers].map(
    ([author, n]) => `<li id="author-${n}"><b class="nick">${escapeHtml(author)}</b></li>`,
  );
  return {
    noteAfter: (node) => {
      const author = authors[closing.get(node) ?? '']?.author;
      const n = author === undefined ? undefined : numbers.get(author);
      if (author === undefined || n === undefined) return '';
      return `<sup class="credit"><a href="#author-${n}" title="${escapeHtml(author)}">${n}</a></sup>`;
    },
    html:
      items.length > 0
        ? `<section class="credits" aria-label="Авторы"><h2>Авторы</h2><ol>${items.join('')}</ol></section>`
        : '',
  };
}
