import type { Editor } from '@tiptap/core';
import { useEffect, useMemo, useState } from 'react';
import { type Finding, inspect } from '../../literary/checks.ts';
import type { Coverage } from '../../literary/coverage.ts';
import type { ReportDocument } from '../../literary/document.ts';
import type { Workshop } from '../../literary/workshop.ts';
import { decorate } from './decorations.ts';
import { documentOf } from './document-edits.ts';

/** What the checks see in the report as it stands. */
export interface Reading {
  readonly document: ReportDocument;
  readonly findings: readonly Finding[];
  readonly coverage: ReadonlyMap<string, Coverage>;
}

const PAUSE = 300;

/** Reads a report as the desk shows it. */
export function readReport(document: ReportDocument, { material, cast }: Workshop): Reading {
  const { findings, coverage } = inspect(document, material, cast);
  return { document, findings, coverage: new Map(coverage.map((one) => [one.source, one])) };
}

/** Reads the report again after each pause in typing, and shows in the text what it found. */
export function useReading(editor: Editor | null, workshop: Workshop, stored: ReportDocument): Reading {
  const [document, setDocument] = useState(stored);
  const reading = useMemo(() => readReport(document, workshop), [document, workshop]);

  useEffect(() => {
    if (!editor) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => setDocument(documentOf(editor));
    const changed = ({ transaction }: { transaction: { docChanged: boolean } }) => {
      if (!transaction.docChanged) return;
      clearTimeout(timer);
      timer = setTimeout(read, PAUSE);
    };
    read();
    editor.on('transaction', changed);
    return () => {
      clearTimeout(timer);
      editor.off('transaction', changed);
    };
  }, [editor]);

  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    editor.commands.setDecorations(decorate(editor.state.doc, workshop.material, reading.findings));
  }, [editor, reading, workshop]);

  return reading;
}
