import type { Editor } from '@tiptap/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReportDocument } from '../../literary/document.ts';
import type { Workshop } from '../../literary/workshop.ts';
import type { WorkshopApi } from './api.ts';
import { type Hold, type HoldState, writes } from './hold.ts';
import { createKeeping, type Keeping } from './keeping.ts';
import type { Saver } from './saver.ts';

/** Keeps the editor's text saved: on the server a second after a change, on this device at once; by one tab at a time. */
export function useKeeping(
  editor: Editor | null,
  workshop: Workshop,
  stored: ReportDocument,
  api: WorkshopApi,
): Keeping {
  const [keeping] = useState(() => createKeeping(workshop, stored, api));

  // Once for an editor: what the page was opened with does not change under it.
  useEffect(() => (editor && !workshop.published ? keeping.attach(editor) : undefined), [editor]);

  return keeping;
}

export const useSaveState = (saver: Saver) => useSyncExternalStore(saver.subscribe, saver.state, saver.state);

/** Whose the report is; the editor takes no typing unless it is this tab's. */
export function useHoldState(hold: Hold, editor: Editor | null, published: boolean): HoldState {
  const state = useSyncExternalStore(hold.subscribe, hold.state, hold.state);
  const editable = writes(state) && !published;
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    // Not an update: nothing of the text has changed.
    editor.setEditable(editable, false);
    editor.view.dom.setAttribute('aria-readonly', String(!editable));
  }, [editor, editable]);
  // What a tab may do before it has been answered is a guess: this tells it from the answer.
  useEffect(() => {
    if (editor && !editor.isDestroyed) editor.view.dom.dataset.hold = state.kind;
  }, [editor, state.kind]);
  return state;
}
