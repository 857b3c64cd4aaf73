import type { Player } from '../engine/vocabulary.ts';
import type { ReportDocument } from './report.ts';
import { titleOf } from './report.ts';
import { type Credits, creditList, noCredits } from './credits.ts';
import { escapeHtml } from './escape.ts';
import { attr, isTextblock, type ReportNode } from './node.ts';
import { renderInline } from './render-inline.ts';
import { readingMinutes } from './reading.ts';
import { typography } from './typography.ts';

/** A report as HTML of the classes of the report page. */
export interface RenderedReport {
  /** Plain text, set; to be escaped by whoever prints it. */
  readonly title: string;
  /** Safe HTML: everything after the title. */
  readonly html: string;
  readonly readingMinutes: number;
}

/** What a block is told by its neighbours. */
interface Place {
  /** The first block of the text: its letter is an initial. */
  first: boolean;
  /** After a separator: a scene begins. */
  pause: boolean;
  /** After verse: the paragraph goes on. */
  on: boolean;
  readonly credits: Credits;
}

const classes = (place: Place, ...own: readonly string[]): string => {
  const all = [...own, ...(place.pause ? ['pause'] : [])];
  return all.length > 0 ? ` class="${all.join(' ')}"` : '';
};

/** Whether the text can carry an initial: it begins with a letter, not with a dash or a quote, and is no mere line. */
const carriesInitial = ({ content = [] }: ReportNode): boolean =>
  /^\p{L}/u.test(content[0]?.text ?? '') && content.map(({ text = '' }) => text).join('').length >= 40;

function renderTextblock(node: ReportNode, place: Place, anchor: string): string {
  const inline = renderInline(node, place.credits);
  if (node.type === 'heading') return `<h2${anchor}${classes(place)}>${inline}</h2>`;
  if (node.type === 'verse') return `<div${anchor}${classes(place, 'verse')}><p>${inline}</p></div>`;
  const initial = place.first && node.type === 'paragraph' && carriesInitial(node);
  const own = [...(initial ? ['first'] : []), ...(place.on && node.type === 'paragraph' ? ['on'] : [])];
  return `<p${anchor}${classes(place, ...own)}>${inline}</p>`;
}

const wrappers: Readonly<Record<string, string>> = {
  blockquote: 'blockquote',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
};

function renderBlocks(blocks: readonly ReportNode[], place: Place, fragment = ''): string {
  let anchor = fragment === '' ? '' : ` id="f-${escapeHtml(fragment)}"`;
  let html = '';
  for (const node of blocks) {
    if (node.type === 'note') continue;
    if (node.type === 'horizontalRule') {
      place.pause = !place.first;
      continue;
    }
    if (isTextblock(node)) {
      if ((node.content ?? []).length === 0) continue;
      html += renderTextblock(node, place, anchor);
      anchor = '';
      place.on = node.type === 'verse';
    } else if (node.type === 'fragment') {
      html += renderBlocks(node.content ?? [], place, attr(node, 'id'));
    } else {
      const tag = wrappers[node.type];
      if (!tag) continue;
      const start =
        node.type === 'orderedList' && node.attrs?.start !== 1 ? ` start="${Number(node.attrs?.start)}"` : '';
      const opening = tag === 'li' ? '<li>' : `<${tag}${start}${classes(place)}>`;
      const inside = { ...place, first: false, pause: false, on: false };
      html += `${opening}${renderBlocks(node.content ?? [], inside)}</${tag}>`;
      place.on = false;
    }
    place.first = false;
    place.pause = false;
  }
  return html;
}

/**
 * Prints a report for its readers.
 * @param doc a document that `readDocument` has taken
 * @param options.credits authors by description id, once they may be known; before that, the HTML holds
 *   neither authors nor ids of descriptions: only the fragments' own anchors
 */
export function renderReport(
  doc: ReportDocument,
  options: { readonly credits?: Readonly<Record<string, { readonly author: Player }>> } = {},
): RenderedReport {
  const credits = options.credits ? creditList(doc, options.credits) : noCredits;
  const place: Place = { first: true, pause: false, on: false, credits };
  const html = renderBlocks(doc.content.slice(1), place);
  return { title: typography(titleOf(doc)), html: html + credits.html, readingMinutes: readingMinutes(doc) };
}
