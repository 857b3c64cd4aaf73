import type { Editor } from '@tiptap/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReportDocument } from '../../literary/document.ts';
import type { Workshop } from '../../literary/workshop.ts';
import { deviceStorage } from '../play/draft.ts';
import { saveLeaving, type WorkshopApi } from './api.ts';
import { documentOf, replaceDocument } from './document-edits.ts';
import { begin, copyPlace, keepCopy } from './local-copy.ts';
import { createSaver, type Saver } from './saver.ts';

/** A typing pause after which the text is taken from the editor. */
const BREATH = 150;

const wait = (work: () => void, milliseconds: number) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

/** Keeps the editor's text saved: on the server a second after a change, on this device at once. */
export function useSaver(
  editor: Editor | null,
  workshop: Workshop,
  stored: ReportDocument,
  api: WorkshopApi,
): Saver {
  const { slug, night, version, savedAt, published } = workshop;
  const place = copyPlace(slug, night);
  const [saver] = useState(() =>
    createSaver(
      {
        save: (written) => api.report.save.mutate(written),
        saveLeaving,
        keep: (copy) => keepCopy(deviceStorage(), place, copy),
        wait,
      },
      { slug, night, version, savedAt, document: stored },
    ),
  );

  useEffect(() => {
    if (!editor || published) return;
    const beginning = begin(deviceStorage(), place, { version, document: stored });
    if (beginning.kind === 'restored') {
      replaceDocument(editor, beginning.document, true);
      saver.change(documentOf(editor));
    }
    if (beginning.kind === 'parted') {
      saver.part(beginning.mine, beginning.other);
      replaceDocument(editor, beginning.mine, true);
    }
    let stop: (() => void) | null = null;
    const take = () => {
      stop?.();
      stop = null;
      if (!editor.isDestroyed) saver.change(documentOf(editor));
    };
    const changed = () => {
      stop?.();
      stop = wait(take, BREATH);
    };
    const leave = () => {
      if (stop) take();
      saver.leave();
    };
    const hidden = () => document.visibilityState === 'hidden' && leave();
    const online = () => void saver.settle();
    editor.on('update', changed);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hidden);
    addEventListener('online', online);
    return () => {
      leave();
      editor.off('update', changed);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hidden);
      removeEventListener('online', online);
    };
    // Once for an editor: what the page was opened with does not change under it.
  }, [editor]);

  return saver;
}

export const useSaveState = (saver: Saver) => useSyncExternalStore(saver.subscribe, saver.state, saver.state);
