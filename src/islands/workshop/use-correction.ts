import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { readDocument, type ReportDocument } from '../../literary/document.ts';
import type { Workshop } from '../../literary/workshop.ts';
import { deviceStorage, keepOn, readKept } from '../play/draft.ts';
import { failureOf } from '../play/failure.ts';
import { documentOf, replaceDocument } from './document-edits.ts';
import type { MorningApi } from './morning-api.ts';

interface Given {
  editor: Editor | null;
  workshop: Workshop;
  stored: ReportDocument;
  api: MorningApi;
}

const offline = 'Нет связи. Правка на этом устройстве, попробуйте ещё раз.';

/** What this device has kept of a correction of this very version. */
function kept(place: string, version: number): ReportDocument | null {
  const found = readKept(deviceStorage(), place) as { version?: unknown; document?: unknown } | null;
  const read = found?.version === version ? readDocument(found.document) : null;
  return read?.ok ? read.value : null;
}

/** «Исправить опубликованное»: the report is written on this device, and comes out with a reason in one act. */
export function useCorrection({ editor, workshop, stored, api }: Given) {
  const { slug, night, version } = workshop;
  const place = `correction:${slug}:${night}`;
  const [on, setOn] = useState(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  useEffect(() => {
    if (!editor || !on) return;
    const keep = () => keepOn(deviceStorage(), place, { version, document: documentOf(editor) });
    editor.on('update', keep);
    return () => void editor.off('update', keep);
  }, [editor, on, place, version]);

  function begin(): void {
    const mine = kept(place, version);
    if (editor && mine) replaceDocument(editor, mine, 'loaded');
    setOn(true);
    editor?.commands.focus();
  }

  function giveUp(): void {
    setOn(false);
    setMessage(null);
    keepOn(deviceStorage(), place, null);
    if (editor) replaceDocument(editor, stored, 'loaded');
  }

  async function give(why: string): Promise<void> {
    if (!editor || busy) return;
    setBusy(true);
    setMessage(null);
    try {
      const document = documentOf(editor);
      const { url } = await api.report.correct.mutate({ slug, night, version, document, why });
      keepOn(deviceStorage(), place, null);
      location.assign(url);
    } catch (error) {
      const failure = failureOf(error);
      setMessage(failure.kind === 'offline' ? offline : failure.message);
      setBusy(false);
    }
  }

  return { on, busy, message, begin, giveUp, give: (why: string) => void give(why) };
}

export type CorrectionActs = ReturnType<typeof useCorrection>;
