import type { Editor } from '@tiptap/core';
import { useEffect, useMemo, useState } from 'react';
import type { Finding } from '../../literary/checks.ts';
import type { ReportDocument } from '../../literary/document.ts';
import type { Workshop } from '../../literary/workshop.ts';
import { deviceStorage } from '../play/draft.ts';
import { failureOf } from '../play/failure.ts';
import type { WorkshopApi } from './api.ts';
import { choice, type Choice } from './choice.ts';
import { type OtherVersion, otherVersion } from './conflict.ts';
import { beginCorrection, forgetCopies, forgetCorrection, keepCorrection } from './correction-copy.ts';
import { documentOf, replaceDocument } from './document-edits.ts';
import type { MorningApi } from './morning-api.ts';
import { readReport } from './read-report.ts';
import { reloadOnReturn } from './reload-on-return.ts';

interface Given {
  editor: Editor | null;
  workshop: Workshop;
  stored: ReportDocument;
  api: MorningApi & WorkshopApi;
}

/** Words of this device and a published text that they were not written on. */
interface Parted {
  readonly mine: ReportDocument;
  readonly base: ReportDocument | null;
}

const offline = 'Нет связи. Правка на этом устройстве, попробуйте ещё раз.';

/** «Исправить опубликованное»: the report is written on this device, and comes out with a reason in one act. */
export function useCorrection({ editor, workshop, stored, api }: Given) {
  const { slug, night } = workshop;
  const [standing, setStanding] = useState<OtherVersion>({ version: workshop.version, document: stored });
  const [on, setOn] = useState(false);
  const [parted, setParted] = useState<Parted | null>(null);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  // A ruling may have made the published text untrue: that stops no correction of it, here as on the server.
  const known = useMemo(
    () => new Set(on ? readReport(standing.document, workshop).findings.map(({ key }) => key) : []),
    [on, standing, workshop],
  );

  function keep(document: ReportDocument, { version, document: base } = standing): void {
    keepCorrection(deviceStorage(), slug, night, { version, base, document });
  }

  useEffect(() => {
    if (!editor || !on) return;
    const changed = () => keep(documentOf(editor));
    editor.on('update', changed);
    return () => void editor.off('update', changed);
  }, [editor, on, standing]);

  function begin(): void {
    const found = beginCorrection(deviceStorage(), slug, night, standing);
    setMessage(null);
    if (found.kind === 'parted') return setParted(found);
    if (editor && found.kind === 'restored') replaceDocument(editor, found.document, 'loaded');
    setOn(true);
    editor?.commands.focus();
  }

  function giveUp(): void {
    setOn(false);
    setMessage(null);
    if (!editor) return;
    forgetCorrection(deviceStorage(), slug, night, documentOf(editor));
    replaceDocument(editor, standing.document, 'loaded');
  }

  async function give(why: string): Promise<void> {
    if (!editor || busy) return;
    setBusy(true);
    setMessage(null);
    const document = documentOf(editor);
    try {
      const { version } = standing;
      const { url } = await api.report.correct.mutate({ slug, night, version, document, why });
      forgetCorrection(deviceStorage(), slug, night, document);
      reloadOnReturn();
      location.assign(url);
    } catch (error) {
      const other = otherVersion(error);
      if (other) {
        keep(document);
        setParted({ mine: document, base: standing.document });
        setStanding(other);
        setOn(false);
      } else {
        const failure = failureOf(error);
        setMessage(failure.kind === 'offline' ? offline : failure.message);
      }
      setBusy(false);
    }
  }

  /** The host has chosen what his correction begins with; his own words, not chosen, are kept among the versions. */
  async function choose(which: Choice): Promise<void> {
    if (!editor || !parted) return;
    const conflict = { kind: 'conflict', mine: parted.mine, other: standing } as const;
    const { document, aside } = choice(which, conflict, parted.base);
    try {
      if (which === 'theirs') await api.report.setAside.mutate({ slug, night, ...aside });
    } catch (error) {
      if (failureOf(error).kind !== 'refused') return setMessage(offline);
    }
    forgetCopies(deviceStorage(), slug, night);
    if (which !== 'theirs') keep(document);
    replaceDocument(editor, document, 'loaded');
    setMessage(null);
    setParted(null);
    setOn(true);
  }

  return {
    on,
    busy,
    message,
    /** What is to be chosen between before anything can be corrected. */
    parted: parted && { mine: parted.mine, other: standing },
    /** How many findings stop the correction. */
    stopsOf: (findings: readonly Finding[]) =>
      findings.filter(({ stops, key }) => stops && !known.has(key)).length,
    begin,
    giveUp,
    give: (why: string) => void give(why),
    choose: (which: Choice) => void choose(which),
  };
}

export type CorrectionActs = ReturnType<typeof useCorrection>;
