import type { Editor } from '@tiptap/core';
import type { ReportDocument } from '../../literary/document.ts';
import { isRumour, wovenMark } from '../../literary/node.ts';

/** The report as the editor holds it. */
export const documentOf = (editor: Editor): ReportDocument => editor.getJSON() as unknown as ReportDocument;

/**
 * Puts another document in the editor's place, one step for undo. `quiet`: it is no change of the host's that has to be
 * saved; `loaded`: it is what he begins with, and undo leaves it.
 */
export function replaceDocument(
  editor: Editor,
  document: ReportDocument,
  quiet: boolean | 'loaded' = false,
): void {
  const { state, view, schema } = editor;
  const node = schema.nodeFromJSON(document);
  const tr = state.tr.replaceWith(0, state.doc.content.size, node.content);
  for (const [name, value] of Object.entries(node.attrs)) tr.setDocAttribute(name, value);
  if (quiet) tr.setMeta('preventUpdate', true);
  if (quiet === 'loaded') tr.setMeta('addToHistory', false);
  view.dispatch(tr);
}

/** Writes a reason beside the text: why something is left out, or accepted; null takes it back. */
export function setReason(
  editor: Editor,
  list: 'omitted' | 'accepted',
  key: string,
  reason: string | null,
): void {
  const { [key]: _, ...others } = documentOf(editor).attrs[list];
  const reasons = reason === null ? others : { ...others, [key]: reason };
  editor.view.dispatch(editor.state.tr.setDocAttribute(list, reasons));
}

/** Makes every woven piece of a description a rumour. */
export function makeRumour(editor: Editor, source: string): void {
  const { state, view, schema } = editor;
  const tr = state.tr;
  state.doc.descendants((node, at) => {
    if (node.type.name === 'fragment' && node.attrs.source === source)
      tr.setNodeAttribute(at, 'rumour', true);
    const mark = wovenMark(node.toJSON());
    const rumour = schema.marks.woven;
    if (mark && !isRumour(mark) && mark.attrs?.source === source && rumour) {
      tr.addMark(at, at + node.nodeSize, rumour.create({ source, rumour: true }));
    }
  });
  if (tr.docChanged) view.dispatch(tr);
}
