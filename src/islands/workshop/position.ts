import type { Node } from '@tiptap/pm/model';
import { inlineText } from '../../literary/walk.ts';

/** The position in front of the node at a path of child indexes; null when the document has no such node. */
export function positionAt(doc: Node, path: readonly number[]): number | null {
  let node = doc;
  let at = -1;
  for (const index of path) {
    if (index >= node.childCount) return null;
    at += 1;
    for (let before = 0; before < index; before += 1) at += node.child(before).nodeSize;
    node = node.child(index);
  }
  return path.length > 0 ? at : null;
}

/** The position of an offset in a textblock's text, where a nick counts as many letters as it has. */
export function offsetIn(block: Node, offset: number, side: 'from' | 'to'): number {
  let left = offset;
  let at = 0;
  for (const child of block.children) {
    const length = inlineText(child.toJSON()).length;
    if (left < length || (left === length && side === 'to')) {
      return at + (child.isText ? left : side === 'to' ? child.nodeSize : 0);
    }
    left -= length;
    at += child.nodeSize;
  }
  return at;
}

/** The positions of a part of a passage: of all of it when no part is named. */
export function rangeOf(
  doc: Node,
  place: { readonly path?: readonly number[]; readonly from?: number; readonly to?: number },
): { from: number; to: number } | null {
  const at = place.path ? positionAt(doc, place.path) : null;
  const block = at === null ? null : doc.nodeAt(at);
  if (at === null || !block) return null;
  const start = at + 1;
  return {
    from: start + (place.from === undefined ? 0 : offsetIn(block, place.from, 'from')),
    to: start + (place.to === undefined ? block.content.size : offsetIn(block, place.to, 'to')),
  };
}
