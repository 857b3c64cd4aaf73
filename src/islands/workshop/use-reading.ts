import type { Editor } from '@tiptap/core';
import { Mapping } from '@tiptap/pm/transform';
import type { Transaction } from '@tiptap/pm/state';
import { useEffect, useState } from 'react';
import type { ReportDocument } from '../../literary/document.ts';
import type { Workshop } from '../../literary/workshop.ts';
import { decorate } from './decorations.ts';
import { documentOf } from './document-edits.ts';
import { firstReading, type Reading } from './read-report.ts';
import { openReader } from './reader.ts';

const PAUSE = 300;

/** Reads the report again after each pause in typing, beside the page, and shows in the text what was found. */
export function useReading(editor: Editor | null, workshop: Workshop, stored: ReportDocument): Reading {
  const [reading, setReading] = useState(() => firstReading(stored, workshop));

  useEffect(() => {
    if (!editor) return;
    const { material, cast } = workshop;
    const reader = openReader({ material, cast });
    let timer: ReturnType<typeof setTimeout> | undefined;
    // What was typed since each report under the reader's eyes was given to him.
    const since = new Set<Mapping>();

    async function read(): Promise<void> {
      if (!editor || editor.isDestroyed) return;
      const { doc } = editor.state;
      const typed = new Mapping();
      since.add(typed);
      const found = await reader.read(documentOf(editor));
      since.delete(typed);
      if (!found || editor.isDestroyed) return;
      editor.commands.setDecorations(decorate(doc, material, found).map(typed, editor.state.doc));
      setReading(found);
    }
    const changed = ({ transaction }: { transaction: Transaction }) => {
      if (!transaction.docChanged) return;
      for (const typed of since) typed.appendMapping(transaction.mapping);
      clearTimeout(timer);
      timer = setTimeout(() => void read(), PAUSE);
    };
    void read();
    editor.on('transaction', changed);
    return () => {
      clearTimeout(timer);
      reader.end();
      editor.off('transaction', changed);
    };
  }, [editor, workshop]);

  return reading;
}
