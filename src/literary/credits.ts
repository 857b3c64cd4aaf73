import type { Player } from '../engine/vocabulary.ts';
import { escapeHtml } from './escape.ts';
import { attr, type ReportNode, wovenMark } from './node.ts';
import { nodes } from './walk.ts';

/** Authors of the woven pieces: nobody's until the game is over. */
export interface Credits {
  /** The footnote to put after a woven run of this source; '' when its author is not told. */
  readonly noteFor: (source: string) => string;
  /** The register of authors at the end of the text. */
  readonly html: string;
}

export const noCredits: Credits = { noteFor: () => '', html: '' };

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
  const items = [...numbers].map(
    ([author, n]) => `<li id="author-${n}"><b class="nick">${escapeHtml(author)}</b></li>`,
  );
  return {
    noteFor: (source) => {
      const author = authors[source]?.author;
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
