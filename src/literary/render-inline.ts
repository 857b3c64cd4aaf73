import type { Credits } from './credits.ts';
import { escapeHtml } from './escape.ts';
import { isSafeLink } from './safe-link.ts';
import { attr, type ReportNode } from './node.ts';
import { setPieces } from './typography.ts';

/** The texts of a block, null for a nick. */
const texts = (block: ReportNode): readonly (string | null)[] =>
  (block.content ?? []).map((node) =>
    node.type === 'nick' ? null : node.type === 'hardBreak' ? '\n' : (node.text ?? ''),
  );

/** A line of dialogue begins with a dash, whether or not the host typed one. */
const dash = (block: ReportNode, first: string | null | undefined): string =>
  block.type === 'dialogue' && !/^\s*[-–—]/u.test(first ?? '') ? '— ' : '';

function wrap(node: ReportNode, html: string): string {
  return (node.marks ?? []).reduceRight((inside, mark) => {
    if (mark.type === 'bold') return `<strong>${inside}</strong>`;
    if (mark.type === 'italic') return `<em>${inside}</em>`;
    const href = mark.type === 'link' ? attr(mark, 'href') : '';
    return isSafeLink(href) ? `<a href="${escapeHtml(href)}" rel="noopener nofollow">${inside}</a>` : inside;
  }, html);
}

/** The inside of a textblock as HTML, set by the typography of the page. */
export function renderInline(block: ReportNode, credits: Credits): string {
  const children = block.content ?? [];
  const [lead, ...set] = setPieces([dash(block, texts(block)[0]), ...texts(block)]);
  const inside = children.map((node, index) => {
    const note = credits.noteAfter(node);
    if (node.type === 'hardBreak') return `<br>${note}`;
    const html =
      node.type === 'nick'
        ? `<b class="nick">${escapeHtml(attr(node, 'player'))}</b>`
        : escapeHtml(set[index] ?? '');
    return wrap(node, html) + note;
  });
  return (lead ?? '') + inside.join('');
}
