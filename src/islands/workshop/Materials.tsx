import { memo } from 'react';
import type { Desk, DeskRow } from './desk.ts';
import { Quiet } from './Quiet.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { counted, stateWords } from './words.ts';

/** What can be done with a description. */
export interface MaterialActs {
  readonly insert: (row: DeskRow) => void;
  readonly retell: (row: DeskRow) => void;
  readonly omit: (row: DeskRow, reason: string | null) => void;
  readonly show: (row: DeskRow) => void;
}

interface Props {
  desk: Desk;
  /** The id of the next one to weave. */
  next: string | null;
  /** Nothing is written yet. */
  blank: boolean;
  acts: MaterialActs | null;
}

const commandWords = ({ command, outcome, rule }: DeskRow): string =>
  command === null ? 'Без команды' : `${command}: ${outcome}${rule ? ` (${rule})` : ''}`;

const isWaiting = (row: DeskRow): boolean =>
  row.class !== 'C' && row.state !== 'omitted' && row.covered?.path === null;

/** The one small act of a row that is woven, silent or left out. */
function SmallAct({ row, acts }: { row: DeskRow; acts: MaterialActs }) {
  if (row.state === 'omitted') return <Quiet act={() => acts.omit(row, null)}>Вернуть</Quiet>;
  if (row.covered?.path) return <Quiet act={() => acts.show(row)}>К&nbsp;месту</Quiet>;
  return <Quiet act={() => acts.retell(row)}>Вставить слухом</Quiet>;
}

/** The two acts of a row that waits to be woven. */
const WaitingActs = ({ row, acts }: { row: DeskRow; acts: MaterialActs }) => (
  <div className="btns">
    <button
      className="btn slim"
      type="button"
      title="Ctrl+Alt+I в тексте вставит выделенное описание"
      onClick={() => acts.insert(row)}
    >
      Вставить у&nbsp;курсора
    </button>
    <ReasonForm act="Опустить" label="Почему опускаем" give={(reason) => acts.omit(row, reason)} />
  </div>
);

const Text = ({ text }: { text: string }) => (
  <blockquote style={{ whiteSpace: 'pre-line' }}>{text}</blockquote>
);

/** The description as it was sent; beside it, when the host has put a hand to it, what it has become. */
const Sent = ({ row }: { row: DeskRow }) =>
  row.edited === null ? (
    <details className="sent">
      <summary className="soft">Как прислано</summary>
      <Text text={row.text} />
    </details>
  ) : (
    <details className="sent">
      <summary className="warn">Правлено ведущим</summary>
      <div className="beside">
        <section aria-label={`Описание ${row.n}, как прислано`}>
          <h4>Прислано</h4>
          <Text text={row.text} />
        </section>
        <section aria-label={`Описание ${row.n}, как в отчёте`}>
          <h4>В&nbsp;отчёте</h4>
          <Text text={row.edited} />
        </section>
      </div>
    </details>
  );

/** L4 The author has put his words right since; the jury judges those that came in time. */
const Amended = ({ original }: { original: string }) => (
  <details className="amended">
    <summary className="warn" style={{ fontSize: 'var(--size-small)' }}>
      правлено автором после срока
    </summary>
    <p className="note">В&nbsp;срок было так, и&nbsp;так это судит комиссия:</p>
    <Text text={original} />
  </details>
);

function Row({ row, next, acts }: { row: DeskRow; next: boolean; acts: MaterialActs | null }) {
  const waiting = isWaiting(row);
  const silent = row.state === 'omitted' || (row.class === 'C' && !row.covered?.path);
  const warn = row.state === 'unwoven' && row.class !== 'C';
  return (
    <article
      className={`mat${next ? ' next' : ''}${silent ? ' out' : ''}`}
      id={`m${row.n}`}
      tabIndex={-1}
      aria-label={`Описание ${row.n}, ${row.author}`}
    >
      <span className="no">{row.n}</span>
      <div>
        <h3>
          <span>
            {row.author}{' '}
            <span className="soft" style={{ fontWeight: 400 }}>
              {row.character}
            </span>
          </span>
          <span className={warn ? 'warn' : 'soft'} style={warn ? undefined : { fontWeight: 400 }}>
            {stateWords(row.state, row.class)}
          </span>
        </h3>
        <p className="soft">{commandWords(row)}</p>
        {row.omitted !== null && <p className="soft">«{row.omitted}»</p>}
        {row.original !== null && <Amended original={row.original} />}
        {next ? (
          <Text text={row.text} />
        ) : (
          <div className="sent-row">
            <Sent row={row} />
            {acts && !waiting && <SmallAct row={row} acts={acts} />}
          </div>
        )}
        {acts && waiting && <WaitingActs row={row} acts={acts} />}
      </div>
    </article>
  );
}

/** «Материалы ночи»: what is still to weave first, then what is woven, last what does not sound before the end. */
export const Materials = memo(function Materials({ desk, next, blank, acts }: Props) {
  const rows = [...desk.waiting, ...desk.done, ...desk.silent];
  return (
    <section aria-labelledby="mat">
      <div className="head" style={{ marginBottom: 0 }}>
        <h2 id="mat" tabIndex={-1} style={{ fontSize: 'var(--size-h3)' }}>
          Материалы ночи
        </h2>
        {rows.length > 0 && (
          <span className="note">{counted(rows.length, 'описание', 'описания', 'описаний')}</span>
        )}
      </div>
      {rows.length === 0 && (
        <p className="soft">Этой ночью описаний не&nbsp;прислали.{blank && ' Отчёт напишете вы.'}</p>
      )}
      {acts && rows.length > 0 && (
        <p className="note" style={{ paddingBlock: 'var(--s2)' }}>
          В&nbsp;тексте: Ctrl+Alt+N&nbsp;— к&nbsp;следующему невплетённому, Ctrl+Alt+I&nbsp;— вставить его
          у&nbsp;курсора, Ctrl+Alt+M&nbsp;— от&nbsp;вплетённого к&nbsp;его описанию, Esc&nbsp;—
          к&nbsp;проверкам.
        </p>
      )}
      {rows.map((row) => (
        <Row key={row.id} row={row} next={row.id === next} acts={acts} />
      ))}
    </section>
  );
});
