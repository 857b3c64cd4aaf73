import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import type { Finding } from '../../literary/checks.ts';
import { fragmentOf } from '../../literary/fragment.ts';
import type { Workshop } from '../../literary/workshop.ts';
import { failureOf } from '../play/failure.ts';
import type { WorkshopApi } from './api.ts';
import { choice, type Choice } from './choice.ts';
import { otherVersion } from './conflict.ts';
import type { DeskRow } from './desk.ts';
import { documentOf, makeRumour, replaceDocument, setReason } from './document-edits.ts';
import { insertFragment, insertRumour } from './insert.ts';
import { writes } from './hold.ts';
import { freshId } from './integrity.ts';
import type { Keeping } from './keeping.ts';
import { rangeOf } from './position.ts';
import { reloadOnReturn } from './reload-on-return.ts';

interface Given {
  editor: Editor | null;
  workshop: Workshop;
  keeping: Keeping;
  api: WorkshopApi;
  /** Something was kept among the versions. */
  kept: () => void;
}

const offline = 'Нет связи. Текст на этом устройстве, попробуйте ещё раз.';

function words(error: unknown): string {
  const failure = failureOf(error);
  return failure.kind === 'offline' ? offline : failure.message;
}

/** Everything the host can do at the desk. */
export function useActs({ editor, workshop, keeping, api, kept }: Given) {
  const { saver, hold, tab } = keeping;
  const { slug, night, material } = workshop;
  const [busy, setBusy] = useState<null | 'drafting' | 'asking' | 'publishing'>(null);
  const [message, setMessage] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);

  const show = (place: Pick<Finding, 'path' | 'from' | 'to'>): void => {
    const range = editor && rangeOf(editor.state.doc, place);
    if (range) editor.chain().focus().setTextSelection(range).scrollIntoView().run();
  };

  async function draft(): Promise<void> {
    if (!editor || busy) return;
    setBusy('drafting');
    setMessage(null);
    // What is typed meanwhile would be lost under the draft.
    editor.setEditable(false, false);
    try {
      const { document } = await api.report.draft.mutate({ slug, night, document: documentOf(editor) });
      replaceDocument(editor, document);
    } catch (error) {
      setMessage(words(error));
    } finally {
      editor.setEditable(writes(hold.state()), false);
      setBusy(null);
      kept();
      editor.commands.focus();
    }
  }

  async function publish(): Promise<void> {
    if (!editor) return;
    setBusy('publishing');
    setMessage(null);
    // What is typed meanwhile would come after the publication.
    editor.setEditable(false, false);
    saver.change(documentOf(editor));
    const state = await saver.settle();
    if (state.kind === 'saved') {
      try {
        const document = documentOf(editor);
        const { url } = await api.report.publish.mutate({ ...tab, version: saver.version(), document });
        reloadOnReturn();
        return location.assign(url);
      } catch (error) {
        const other = otherVersion(error);
        if (other) saver.part(documentOf(editor), other);
        else setMessage(words(error));
      }
    }
    if (state.kind === 'waiting') setMessage(offline);
    editor.setEditable(writes(hold.state()), false);
    setBusy(null);
    kept();
  }

  async function preview(): Promise<void> {
    // Whoever only reads has nothing to save.
    if (editor && writes(hold.state())) saver.change(documentOf(editor));
    await saver.settle();
    location.assign(`/games/${slug}/host/report/${night}?preview`);
  }

  /** The host has chosen between two texts; the other is kept among the versions. */
  async function choose(which: Choice): Promise<void> {
    setMessage(null);
    if (which !== 'theirs' && !writes(hold.state()) && !(await hold.take())) return setMessage(offline);
    const parted = saver.state();
    if (parted.kind !== 'conflict') return;
    const { aside } = choice(which, parted, saver.base());
    try {
      await api.report.setAside.mutate({ slug, night, ...aside });
    } catch (error) {
      // Refused, it is no text that could be kept: the host has seen it.
      if (failureOf(error).kind !== 'refused') return setMessage(words(error));
    }
    const now = saver.state();
    if (now.kind !== 'conflict' || !editor) return;
    const { document } = choice(which, now, saver.base());
    replaceDocument(editor, document, true);
    saver.resolve(document);
    kept();
  }

  /** A kept version becomes the report again; whether it did. */
  async function restore(id: string): Promise<boolean> {
    if (!editor) return false;
    setMessage(null);
    editor.setEditable(false, false);
    const state = await keeping.settle();
    try {
      if (state.kind === 'refused') setMessage(state.message);
      if (state.kind === 'waiting') setMessage(offline);
      if (state.kind !== 'saved') return false;
      const { document, ...saved } = await api.report.restore.mutate({
        ...tab,
        id,
        version: saver.version(),
      });
      replaceDocument(editor, document, true);
      saver.follow({ version: saved.version, document }, saved.savedAt);
      return true;
    } catch (error) {
      const other = otherVersion(error);
      if (other) saver.part(documentOf(editor), other);
      else setMessage(words(error));
      return false;
    } finally {
      editor.setEditable(writes(hold.state()), false);
      kept();
    }
  }

  return {
    busy,
    message,
    copied,
    draft: () => void draft(),
    askToPublish: () => setBusy('asking'),
    calm: () => setBusy((now) => (now === 'asking' ? null : now)),
    publish,
    preview: () => void preview(),
    showFinding: (finding: Finding) => show(finding),
    showRow: (row: DeskRow) => row.covered?.path && show({ path: row.covered.path }),
    insert(row: DeskRow): void {
      const description = material.descriptions.find(({ id }) => id === row.id);
      if (editor && description) insertFragment(editor, fragmentOf(description, material, { id: freshId() }));
    },
    /** What must not sound before the end is retold: its words lie beside, in a note that is never published. */
    retell(row: DeskRow): void {
      if (editor) insertRumour(editor, `Слух по описанию ${row.n}, без имени и исхода: ${row.text}`);
    },
    omit: (row: DeskRow, reason: string | null) => editor && setReason(editor, 'omitted', row.id, reason),
    accept: (finding: Finding, reason: string | null) =>
      editor && setReason(editor, 'accepted', finding.key, reason),
    rumour: (source: string) => editor && makeRumour(editor, source),
    choose: (which: Choice) => void choose(which),
    restore: (id: string) => restore(id),
    copy: (text: string) => void navigator.clipboard.writeText(text).then(() => setCopied(true)),
  };
}
