import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import type { Finding } from '../../literary/checks.ts';
import type { ReportDocument } from '../../literary/document.ts';
import { fragmentOf } from '../../literary/fragment.ts';
import type { Workshop } from '../../literary/workshop.ts';
import { failureOf } from '../play/failure.ts';
import type { WorkshopApi } from './api.ts';
import { otherVersion } from './conflict.ts';
import type { DeskRow } from './desk.ts';
import { documentOf, makeRumour, replaceDocument, setReason } from './document-edits.ts';
import { insertFragment, insertRumour } from './insert.ts';
import { freshId } from './integrity.ts';
import { rangeOf } from './position.ts';
import type { Saver } from './saver.ts';

interface Given {
  editor: Editor | null;
  workshop: Workshop;
  saver: Saver;
  api: WorkshopApi;
}

const offline = 'Нет связи. Текст на этом устройстве, попробуйте ещё раз.';

function words(error: unknown): string {
  const failure = failureOf(error);
  return failure.kind === 'offline' ? offline : failure.message;
}

/** Everything the host can do at the desk. */
export function useActs({ editor, workshop, saver, api }: Given) {
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
    editor.setEditable(false);
    try {
      const { document } = await api.report.draft.mutate({ slug, night, document: documentOf(editor) });
      replaceDocument(editor, document);
    } catch (error) {
      setMessage(words(error));
    } finally {
      editor.setEditable(true);
      setBusy(null);
      editor.commands.focus();
    }
  }

  async function publish(): Promise<void> {
    if (!editor) return;
    setBusy('publishing');
    setMessage(null);
    saver.change(documentOf(editor));
    const state = await saver.settle();
    if (state.kind === 'saved') {
      try {
        const document = documentOf(editor);
        const { url } = await api.report.publish.mutate({ slug, night, version: saver.version(), document });
        return location.assign(url);
      } catch (error) {
        const other = otherVersion(error);
        if (other) saver.part(documentOf(editor), other);
        else setMessage(words(error));
      }
    }
    if (state.kind === 'waiting') setMessage(offline);
    setBusy(null);
  }

  async function preview(): Promise<void> {
    if (editor) saver.change(documentOf(editor));
    await saver.settle();
    location.assign(`/games/${slug}/host/report/${night}?preview`);
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
    choose(document: ReportDocument): void {
      if (editor) replaceDocument(editor, document, true);
      saver.resolve(document);
    },
    copy: (text: string) => void navigator.clipboard.writeText(text).then(() => setCopied(true)),
  };
}
