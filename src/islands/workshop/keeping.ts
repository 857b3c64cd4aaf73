import type { Editor } from '@tiptap/core';
import { readDocument, type ReportDocument } from '../../literary/document.ts';
import type { Workshop } from '../../literary/workshop.ts';
import { deviceStorage } from '../play/draft.ts';
import { type Held, leaveDesk, saveLeaving, type WorkshopApi } from './api.ts';
import { isHeld, isOut } from './conflict.ts';
import { documentOf, replaceDocument } from './document-edits.ts';
import { createHold, writes } from './hold.ts';
import { leaveName, tabName, tabStorage } from './hold-tab.ts';
import { begin, copyPlace, keepOwnCopy } from './local-copy.ts';
import { createSaver } from './saver.ts';

/** A typing pause after which the text is taken from the editor. */
const BREATH = 150;

const wait = (work: () => void, milliseconds: number) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

/** Keeps a report from being lost: saved by one tab at a time, on the server and on this device. */
export function createKeeping(workshop: Workshop, stored: ReportDocument, api: WorkshopApi) {
  const { slug, night, version, savedAt } = workshop;
  const place = copyPlace(slug, night);
  const tab = { slug, night, holder: tabName(tabStorage()) };
  let editor: Editor | null = null;
  /** Stops the wait for a pause in typing; null: everything typed has been taken. */
  let stop: (() => void) | null = null;

  const saver = createSaver(
    {
      save: (written) => api.report.save.mutate({ ...written, ...tab }).catch(lost),
      saveLeaving: (written) => saveLeaving({ ...written, ...tab }).catch(lost),
      keep: (copy) =>
        keepOwnCopy(deviceStorage(), place, copy, { name: tab.holder, writes: writes(hold.state()) }),
      wait,
    },
    { slug, night, version, savedAt, document: stored },
  );
  const hold = createHold(
    {
      ask: (over) => api.report.hold.mutate({ ...tab, version: saver.version(), over }),
      wait,
      heard,
      hidden: () => document.visibilityState === 'hidden',
    },
    workshop.held,
  );

  /** Another tab has taken the report meanwhile, or it has come out: what is typed on would be no part of it. */
  function lost(error: unknown): never {
    if (isHeld(error)) hold.look();
    if (isOut(error)) editor?.setEditable(false, false);
    throw error;
  }

  /** Takes what was typed just now. */
  function take(): void {
    stop?.();
    stop = null;
    if (editor && !editor.isDestroyed) saver.change(documentOf(editor));
  }

  /** What this device has kept and the server has not: its own words, or those of a tab that is gone. */
  function restore(): void {
    if (!editor || saver.state().kind !== 'saved') return;
    const beginning = begin(deviceStorage(), place, { version: saver.version(), document: saver.base() });
    if (beginning.kind === 'stored') return;
    if (beginning.kind === 'restored') {
      replaceDocument(editor, beginning.document, 'loaded');
      return saver.change(documentOf(editor));
    }
    saver.part(beginning.mine, beginning.other);
    replaceDocument(editor, beginning.mine, 'loaded');
  }

  function heard({ mine, newer }: Held): void {
    if (!editor || editor.isDestroyed) return;
    if (stop) take();
    const began = !writes(hold.state());
    const read = newer && newer.version > saver.version() ? readDocument(newer.document) : null;
    if (newer && read?.ok && saver.state().kind !== 'saving') {
      const other = { version: newer.version, document: read.value };
      if (saver.follow(other, newer.savedAt)) replaceDocument(editor, other.document, 'loaded');
      else if (mine) saver.part(documentOf(editor), other);
      // Refused, it is kept among the versions.
      else void saver.settle();
    }
    if (mine && began) restore();
  }

  /** Lives with an editor until the end that it returns. */
  function attach(one: Editor): () => void {
    editor = one;
    const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(place);
    const changed = () => {
      stop?.();
      stop = wait(take, BREATH);
    };
    const flush = () => {
      if (stop) take();
      saver.leave();
    };
    const gone = () => {
      flush();
      leaveName(tabStorage(), tab.holder);
      leaveDesk(tab);
      others?.postMessage('left');
    };
    const seen = () => (document.visibilityState === 'hidden' ? flush() : hold.look());
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      tabName(tabStorage());
      hold.look();
    };
    const online = () => {
      void saver.settle();
      hold.look();
    };
    let state = hold.state().kind;
    const turned = () => {
      // Tabs of this browser need not wait until they ask.
      if (hold.state().kind === 'mine' && state === 'theirs') others?.postMessage('taken');
      state = hold.state().kind;
    };
    if (writes(hold.state())) restore();
    const forget = hold.subscribe(turned);
    others?.addEventListener('message', hold.look);
    one.on('update', changed);
    addEventListener('pagehide', gone);
    addEventListener('pageshow', back);
    document.addEventListener('visibilitychange', seen);
    addEventListener('online', online);
    hold.look();
    return () => {
      flush();
      forget();
      hold.stop();
      others?.close();
      one.off('update', changed);
      removeEventListener('pagehide', gone);
      removeEventListener('pageshow', back);
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('online', online);
      editor = null;
    };
  }

  return {
    saver,
    hold,
    /** Of what every call of this tab names. */
    tab,
    attach,
    /** Everything typed is on its way; resolves when nothing is. */
    settle: () => {
      if (stop) take();
      return saver.settle();
    },
  };
}

export type Keeping = ReturnType<typeof createKeeping>;
