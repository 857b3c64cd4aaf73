import { EditorContent } from '@tiptap/react';
import { useMemo, useRef, useState } from 'react';
import type { ReportDocument } from '../../literary/document.ts';
import { renderReport } from '../../literary/render.ts';
import type { Workshop } from '../../literary/workshop.ts';
import type { WorkshopApi } from './api.ts';
import { Checks } from './Checks.tsx';
import { Conflict } from './Conflict.tsx';
import { layOut } from './desk.ts';
import type { WorkshopKeysOptions } from './keys.ts';
import { Materials } from './Materials.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { StatusBar } from './StatusBar.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useActs } from './use-acts.ts';
import { useDeskActs } from './use-desk-acts.ts';
import { useReading } from './use-reading.ts';
import { useSaver, useSaveState } from './use-saver.ts';
import { useWorkshopEditor } from './use-workshop-editor.ts';

const silent: WorkshopKeysOptions = {
  nextUnwoven: () => undefined,
  insertNext: () => undefined,
  leave: () => undefined,
};

/** The report as it is before the page is alive. */
function Still({ document }: { document: ReportDocument }) {
  const { title, html } = renderReport(document);
  return (
    <div className="page prose" aria-busy="true">
      <h2>{title}</h2>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

/** The desk: left the editor, right the checks and the night's material. */
export function WorkshopDesk({
  workshop,
  stored,
  api,
}: {
  workshop: Workshop;
  stored: ReportDocument;
  api: WorkshopApi;
}) {
  const keys = useRef<WorkshopKeysOptions>(silent);
  const docket = useRef<HTMLDivElement>(null);
  const editor = useWorkshopEditor(workshop, stored, keys);
  const saver = useSaver(editor, workshop, stored, api);
  const save = useSaveState(saver);
  const reading = useReading(editor, workshop, stored);
  const desk = useMemo(() => layOut(workshop, reading), [workshop, reading]);
  const [turn, setTurn] = useState(0);
  const next = desk.waiting[turn % Math.max(1, desk.waiting.length)] ?? null;
  const acts = useActs({ editor, workshop, saver, api });
  const open = workshop.published || !editor ? null : acts;
  const { checkActs, materialActs, numberOf } = useDeskActs(workshop, open);

  keys.current = {
    nextUnwoven: () => {
      const at = (turn + 1) % Math.max(1, desk.waiting.length);
      setTurn(at);
      const row = desk.waiting[at];
      if (row) document.getElementById(`m${row.n}`)?.scrollIntoView({ block: 'nearest' });
    },
    insertNext: () => next && acts.insert(next),
    leave: () => docket.current?.focus(),
  };

  return (
    <>
      <StatusBar
        workshop={workshop}
        desk={desk}
        save={save}
        publishing={acts.busy === 'publishing'}
        preview={acts.preview}
        publish={acts.askToPublish}
      />
      {acts.message && (
        <p className="notice bad" role="alert">
          {acts.message}
        </p>
      )}
      {save.kind === 'conflict' && (
        <Conflict
          mine={save.mine}
          other={save.other}
          base={saver.base()}
          choose={acts.choose}
          copied={acts.copied}
          copy={acts.copy}
        />
      )}
      <div className="desk" style={{ marginTop: 'var(--s5)' }}>
        <section className="editor" aria-label="Текст отчёта">
          {!workshop.published && (
            <Toolbar editor={editor} drafting={acts.busy === 'drafting'} draft={open && acts.draft} />
          )}
          {editor ? <EditorContent editor={editor} /> : <Still document={stored} />}
          {reading.findings.some(({ code }) => code === 'empty') && (
            <p className="note" style={{ padding: 'var(--s4)' }}>
              Текста ещё нет. Начните с&nbsp;заголовка или соберите черновик: что можно, вплетём сами.
            </p>
          )}
        </section>
        <div
          className="docket stack-l"
          ref={docket}
          tabIndex={-1}
          role="group"
          aria-label="Проверки и материалы"
        >
          <Checks
            findings={reading.findings}
            awaited={reading.awaited}
            numberOf={numberOf}
            acts={checkActs}
          />
          <Materials desk={desk} next={next?.id ?? null} acts={materialActs} />
        </div>
      </div>
      {acts.busy === 'asking' && (
        <PublishDialog night={workshop.night} close={acts.calm} publish={() => void acts.publish()} />
      )}
    </>
  );
}
