import type { Node } from '@tiptap/pm/model';
import { inlineText } from '../../literary/walk.ts';

type Path = readonly number[];

/** A node of the document, and where its content begins and ends. */
export interface Place {
  readonly node: Node;
  readonly from: number;
  readonly to: number;
}

/** A part of a passage's text, where a nick counts as many letters as it has. */
interface Part {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Where each block of a document stands: asked for many, the document is walked once. */
export function placesOf(doc: Node): { readonly at: (path: Path) => Place | null } {
  const places = new Map<string, Place>();
  const visit = (node: Node, start: number, path: Path): void =>
    node.forEach((child, offset, index) => {
      if (!child.isBlock) return;
      const own = [...path, index];
      const from = start + offset + 1;
      places.set(own.join('.'), { node: child, from, to: from + child.content.size });
      visit(child, from, own);
    });
  visit(doc, 0, []);
  return { at: (path) => places.get(path.join('.')) ?? null };
}

/** The position of an offset in a textblock's text. */
export function offsetIn(block: Node, offset: number, side: 'from' | 'to'): number {
  let left = offset;
  let at = 0;
  for (const child of block.children) {
    const length = child.isText ? child.nodeSize : inlineText(child.toJSON()).length;
    if (left < length || (left === length && side === 'to')) {
      return at + (child.isText ? left : side === 'to' ? child.nodeSize : 0);
    }
    left -= length;
    at += child.nodeSize;
  }
  return at;
}

/** The positions of a part of a place: of all of it when no part is named. */
export const partOf = ({ node, from, to }: Place, part: Part): { from: number; to: number } => ({
  from: part.from === undefined ? from : from + offsetIn(node, part.from, 'from'),
  to: part.to === undefined ? to : from + offsetIn(node, part.to, 'to'),
});

/** The positions of a part of a passage; null when the document has none there. */
export function rangeOf(
  doc: Node,
  place: Part & { readonly path?: Path },
): { from: number; to: number } | null {
  const found = place.path ? placesOf(doc).at(place.path) : null;
  return found && partOf(found, place);
}
