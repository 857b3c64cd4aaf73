import { EditorContent } from '@tiptap/react';
import { useMemo, useRef, useState } from 'react';
import type { ReportDocument } from '../../literary/document.ts';
import { renderReport } from '../../literary/render.ts';
import type { Workshop } from '../../literary/workshop.ts';
import type { WorkshopApi } from './api.ts';
import { Checks } from './Checks.tsx';
import { Conflict } from './Conflict.tsx';
import { Correction } from './Correction.tsx';
import { layOut } from './desk.ts';
import { HoldNotice } from './Hold.tsx';
import { writes } from './hold.ts';
import type { WorkshopKeysOptions } from './keys.ts';
import { Materials } from './Materials.tsx';
import type { MorningApi } from './morning-api.ts';
import { PublishDialog } from './PublishDialog.tsx';
import { Ready } from './Ready.tsx';
import { StatusBar } from './StatusBar.tsx';
import { Told } from './Told.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useActs } from './use-acts.ts';
import { useCorrection } from './use-correction.ts';
import { useDeskActs } from './use-desk-acts.ts';
import { useMorning } from './use-morning.ts';
import { useReading } from './use-reading.ts';
import { useHoldState, useKeeping, useSaveState } from './use-saver.ts';
import { useVersions } from './use-versions.ts';
import { useWorkshopEditor } from './use-workshop-editor.ts';
import { VersionShelf } from './VersionShelf.tsx';

const silent: WorkshopKeysOptions = {
  nextUnwoven: () => undefined,
  insertNext: () => undefined,
  leave: () => undefined,
};

/** So many blocks fill any screen. */
const SCREEN = 30;

/** The report's beginning as it is before the page is alive: the whole of a long one would be set twice. */
function Still({ document }: { document: ReportDocument }) {
  const { title, html } = renderReport({ ...document, content: document.content.slice(0, SCREEN) });
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
  api: WorkshopApi & MorningApi;
}) {
  const keys = useRef<WorkshopKeysOptions>(silent);
  const docket = useRef<HTMLDivElement>(null);
  const editor = useWorkshopEditor(workshop, stored, keys);
  const keeping = useKeeping(editor, workshop, stored, api);
  const save = useSaveState(keeping.saver);
  const correction = useCorrection({ editor, workshop, stored, api });
  /** Published, and not being corrected: it is only read. */
  const fixed = workshop.published && !correction.on;
  const hold = useHoldState(keeping.hold, editor, fixed);
  const theirs = hold.kind === 'theirs' && !workshop.published ? hold : null;
  const take = () => void keeping.hold.take();
  // What a tab could not save any more is kept by the server.
  const versions = useVersions(workshop, api, save.kind === 'conflict' || correction.parted !== null);
  const reading = useReading(editor, workshop, stored);
  const desk = useMemo(() => layOut(workshop, reading), [workshop, reading]);
  const blank = reading.findings.some(({ code }) => code === 'empty');
  const sent = workshop.materials.length > 0;
  const [turn, setTurn] = useState(0);
  const next = desk.waiting[turn % Math.max(1, desk.waiting.length)] ?? null;
  const acts = useActs({ editor, workshop, keeping, api, kept: versions.reload });
  const open = fixed || !editor || !writes(hold) ? null : acts;
  const { saver, settle } = keeping;
  const morning = useMorning({ workshop, api, save, version: saver.version, settle });
  const { checkActs, materialActs, numberOf } = useDeskActs(workshop, open);

  keys.current = {
    nextUnwoven: () => {
      const at = (turn + 1) % Math.max(1, desk.waiting.length);
      setTurn(at);
      const row = desk.waiting[at];
      if (row) document.getElementById(`m${row.n}`)?.scrollIntoView({ block: 'nearest' });
    },
    insertNext: () => next && open?.insert(next),
    leave: () => docket.current?.focus(),
  };

  return (
    <>
      <StatusBar
        workshop={workshop}
        desk={desk}
        save={save}
        publishing={acts.busy === 'publishing'}
        reading={!writes(hold)}
        theirs={theirs && { ...theirs, take }}
        preview={acts.preview}
        publish={acts.askToPublish}
      />
      {workshop.published ? (
        <Correction {...{ workshop, correction }} stops={correction.stopsOf(reading.findings)} />
      ) : workshop.told ? (
        <Told />
      ) : (
        workshop.dueAt &&
        workshop.byItself && (
          <Ready
            dueAt={workshop.dueAt}
            morning={morning}
            sent={sent}
            stopped={desk.awaited || desk.stops > 0}
            reading={!writes(hold) || save.kind === 'conflict'}
          />
        )
      )}
      {acts.message && (
        <p className="notice bad" role="alert">
          {acts.message}
        </p>
      )}
      {theirs && <HoldNotice state={theirs} unsaved={save.kind === 'conflict'} take={take} />}
      {save.kind === 'conflict' && (
        <Conflict
          mine={save.mine}
          other={save.other}
          choose={acts.choose}
          copied={acts.copied}
          copy={acts.copy}
        />
      )}
      {correction.parted && (
        <Conflict
          {...correction.parted}
          published
          choose={correction.choose}
          copied={acts.copied}
          copy={acts.copy}
        />
      )}
      <div className="desk" style={{ marginTop: 'var(--s5)' }}>
        <section className="editor" aria-label="Текст отчёта">
          {!fixed && (
            <Toolbar
              editor={editor}
              drafting={acts.busy === 'drafting'}
              open={open !== null}
              draft={workshop.published ? null : acts.draft}
            />
          )}
          {editor ? <EditorContent editor={editor} /> : <Still document={stored} />}
          {blank && (
            <p className="note" style={{ padding: 'var(--s4)' }}>
              Текста ещё нет. Начните с&nbsp;заголовка или соберите черновик
              {sent ? ': что можно, вплетём сами.' : '.'}
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
          <Materials desk={desk} next={next?.id ?? null} blank={blank} acts={materialActs} />
          {editor && (
            <VersionShelf
              {...{ editor, api, versions }}
              place={workshop}
              restore={workshop.published ? null : open && acts.restore}
            />
          )}
        </div>
      </div>
      {acts.busy === 'asking' && (
        <PublishDialog
          night={workshop.night}
          told={workshop.told}
          close={acts.calm}
          publish={() => void acts.publish()}
        />
      )}
    </>
  );
}
