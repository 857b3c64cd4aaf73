import { visible } from '../visible.ts';
import { attrsOf, changeNodes, isRecord, type Json } from './json.ts';

/**
 * In version 1 a rumour could be one by its fragment alone: once the fragment was lifted off, its words told a deed.
 * Since version 2 the words themselves say it.
 */
function rumourInWords(fragment: Json): Json {
  const { rumour, source } = attrsOf(fragment);
  if (fragment.type !== 'fragment' || rumour !== true) return fragment;
  const told = (mark: unknown): unknown =>
    isRecord(mark) && mark.type === 'woven' && attrsOf(mark).source === source
      ? { ...mark, attrs: { ...attrsOf(mark), rumour: true } }
      : mark;
  return changeNodes(fragment, (node) =>
    Array.isArray(node.marks) ? { ...node, marks: node.marks.map(told) } : node,
  );
}

/** In version 1 a pasted text kept signs that nobody sees: a nick with one in it was not found by the checks. */
function inPlainLetters(node: Json): Json {
  const { player } = attrsOf(node);
  if (typeof node.text === 'string') return { ...node, text: visible(node.text) };
  return node.type === 'nick' && typeof player === 'string'
    ? { ...node, attrs: { ...attrsOf(node), player: visible(player) } }
    : node;
}

/** Version 1 → 2. */
export const toVersion2 = (doc: Json): Json =>
  changeNodes(doc, (node) => rumourInWords(inPlainLetters(node)));
