import { useEffect, useMemo, useRef, useState } from 'react';
import { moscowDate, moscowHour } from '../../calendar/words.ts';
import { difference, type Paragraph } from '../../literary/difference.ts';
import { readDocument, type ReportDocument } from '../../literary/document.ts';
import { salvage } from '../../literary/salvage.ts';
import type { KeptVersion } from '../../literary/version.ts';
import { passages } from '../../literary/walk.ts';
import { counted, versionWords } from './words.ts';

interface Props {
  version: KeptVersion;
  /** The version's text as it was kept; null until it is told. */
  kept: unknown;
  /** The report as it stands in the editor. */
  present: ReportDocument;
  close: () => void;
  /** null: the report cannot be changed here now. Whether it was restored. */
  restore: (() => Promise<boolean>) | null;
}

/** Every line of a report, also the host's notes to himself; of one that cannot be opened, its words. */
const linesOf = (document: unknown): readonly string[] => {
  const read = readDocument(document);
  return read.ok ? passages(read.value).map(({ text }) => text) : salvage(document);
};

/** Paragraphs that stayed, but for those beside a change, are told by their number. */
function folded(all: readonly Paragraph[]): readonly (Paragraph | number)[] {
  const near = (at: number) => [all[at - 1], all[at], all[at + 1]].some((one) => one && one.kind !== 'same');
  const out: (Paragraph | number)[] = [];
  all.forEach((one, at) => {
    const last = out.at(-1);
    if (near(at)) out.push(one);
    else if (typeof last === 'number') out[out.length - 1] = last + 1;
    else out.push(1);
  });
  return out;
}

const Changed = ({ runs }: Paragraph) => (
  <p>
    {runs.map(({ kind, text }, at) =>
      kind === 'added' ? <ins key={at}>{text}</ins> : kind === 'removed' ? <del key={at}>{text}</del> : text,
    )}
  </p>
);

/** What has changed since a version was kept, word by word; and the way back to it. */
export function VersionDialog({ version, kept, present, close, restore }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const all = useMemo(
    () => (kept === null ? null : difference(linesOf(kept), linesOf(present))),
    [kept, present],
  );
  const same = all?.every(({ kind }) => kind === 'same') ?? false;
  const opens = kept !== null && readDocument(kept).ok;

  async function back(): Promise<void> {
    setBusy(true);
    await restore?.();
    dialog.current?.close();
  }

  return (
    <dialog
      ref={dialog}
      className="sheet"
      style={{ width: 'min(46rem, 100vw - 2rem)' }}
      aria-labelledby="compared"
      onClose={close}
    >
      <div className="stack">
        <h2 id="compared">{versionWords(version)}</h2>
        <p className="note">
          Версия от&nbsp;{moscowDate(new Date(version.at))},{' '}
          <span className="num">{moscowHour(new Date(version.at))}</span>, {version.by}.{' '}
          {all && !same && (
            <>
              <ins className="diff">Подчёркнуто</ins>&nbsp;— появилось с&nbsp;тех пор,{' '}
              <del className="diff">зачёркнуто</del>&nbsp;— пропало.
            </>
          )}
        </p>
        {all === null && <p className="soft">Достаём версию…</p>}
        {same && <p>С&nbsp;тех пор ни&nbsp;слова не&nbsp;изменилось.</p>}
        {all && !same && (
          <div className="prose diff" tabIndex={0} role="group" aria-label="Что изменилось">
            {folded(all).map((one, at) =>
              typeof one === 'number' ? (
                <p key={at} className="note">
                  {counted(one, 'абзац', 'абзаца', 'абзацев')} без изменений
                </p>
              ) : (
                <Changed key={at} {...one} />
              ),
            )}
          </div>
        )}
        {kept !== null && !opens && (
          <p className="note">
            В&nbsp;этой версии есть то, чего мастерская не&nbsp;знает. Вернуть её нельзя, но&nbsp;слова можно
            скопировать отсюда.
          </p>
        )}
        <div className="btns">
          {restore && opens && !same && (
            <button className="btn main" type="button" disabled={busy} onClick={() => void back()}>
              {busy ? 'Возвращаем…' : 'Вернуть эту версию'}
            </button>
          )}
          <button className="btn quiet" type="button" onClick={() => dialog.current?.close()}>
            Закрыть
          </button>
        </div>
        {restore && opens && !same && (
          <p className="note">
            Нынешний текст прежде сохраним среди версий: передумаете&nbsp;— вернёте и&nbsp;его.
          </p>
        )}
      </div>
    </dialog>
  );
}
