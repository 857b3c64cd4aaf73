import { LIMITS } from '../refusal.ts';

/** Part of a stored document, of whatever shape. */
export type Json = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A node's attributes; none where it has none. */
export const attrsOf = (node: Json): Json => (isRecord(node.attrs) ? node.attrs : {});

/**
 * A document with every node changed, those inside first. What lies deeper than any report may go is left as it is:
 * the reader refuses it anyway.
 */
export function changeNodes(node: Json, change: (node: Json) => Json, depth = 0): Json {
  const { content } = node;
  if (!Array.isArray(content) || depth > LIMITS.depth) return change(node);
  const inside = content.map((child: unknown) =>
    isRecord(child) ? changeNodes(child, change, depth + 1) : child,
  );
  return change({ ...node, content: inside });
}
