import { type JSONContent, useEditor, type UseEditorOptions } from '@tiptap/react';
import { type RefObject, useState } from 'react';
import type { ReportDocument } from '../../literary/document.ts';
import { editorExtensions } from '../../literary/extensions.ts';
import type { Workshop } from '../../literary/workshop.ts';
import { Decorations } from './decorations.ts';
import { DialogueDash } from './dialogue-dash.ts';
import { EmptyTitle } from './empty-title.ts';
import { Integrity } from './integrity.ts';
import { WorkshopKeys, type WorkshopKeysOptions } from './keys.ts';
import { cleanPasted, cleanPastedText, loosened } from './paste.ts';

const attributes = {
  class: 'page prose',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': 'Литературный отчёт',
  lang: 'ru',
  spellcheck: 'true',
  style: 'min-height: 24rem',
};

/** From the text to the description's row on the desk, and the focus with it. */
function showMaterial({ materials }: Workshop, source: string): void {
  const n = materials.find(({ id }) => id === source)?.n;
  document.getElementById(`m${n}`)?.focus();
}

/** The editor of a report: named, in Russian, with the workshop's keys; null until the page is alive. */
export function useWorkshopEditor(
  workshop: Workshop,
  stored: ReportDocument,
  keys: RefObject<WorkshopKeysOptions>,
) {
  // Made once: an editor whose options change is set up anew at every render.
  const [options] = useState<UseEditorOptions>(() => ({
    immediatelyRender: false,
    editable: !workshop.published,
    content: stored as unknown as JSONContent,
    extensions: [
      ...editorExtensions,
      Decorations,
      DialogueDash,
      EmptyTitle,
      Integrity.configure({ sources: workshop.materials.map(({ id }) => id) }),
      WorkshopKeys.configure({
        nextUnwoven: () => keys.current.nextUnwoven(),
        insertNext: () => keys.current.insertNext(),
        leave: () => keys.current.leave(),
        toMaterial: (source) => showMaterial(workshop, source),
      }),
    ],
    editorProps: {
      attributes,
      transformPastedHTML: cleanPasted,
      transformPastedText: cleanPastedText,
      transformPasted: (slice, view) => loosened(slice, view.state.selection.$from.parent),
    },
  }));
  return useEditor(options);
}
