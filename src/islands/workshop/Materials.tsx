import type { Desk, DeskRow } from './desk.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { counted, stateWords } from './words.ts';

/** What can be done with a description. */
export interface MaterialActs {
  readonly insert: (row: DeskRow, rumour: boolean) => void;
  readonly omit: (row: DeskRow, reason: string | null) => void;
  readonly show: (row: DeskRow) => void;
}

interface Props {
  desk: Desk;
  /** The id of the next one to weave. */
  next: string | null;
  acts: MaterialActs | null;
}

const commandWords = ({ command, outcome, rule }: DeskRow): string =>
  command === null ? 'Без команды' : `${command}: ${outcome}${rule ? ` (${rule})` : ''}`;

function Acts({ row, acts }: { row: DeskRow; acts: MaterialActs }) {
  const about = `описание ${row.n}`;
  if (row.omitted !== null && row.state === 'omitted') {
    return (
      <button className="btn quiet slim" type="button" onClick={() => acts.omit(row, null)}>
        Вернуть
      </button>
    );
  }
  if (row.covered?.path) {
    return (
      <button className="btn quiet slim" type="button" onClick={() => acts.show(row)}>
        К&nbsp;месту
      </button>
    );
  }
  if (row.class === 'C') {
    return (
      <button className="btn quiet slim" type="button" onClick={() => acts.insert(row, true)}>
        Вставить слухом
      </button>
    );
  }
  return (
    <>
      <button className="btn slim" type="button" onClick={() => acts.insert(row, false)}>
        Вставить у&nbsp;курсора
      </button>
      <ReasonForm
        act="Опустить"
        label="Почему опускаем"
        about={about}
        give={(reason) => acts.omit(row, reason)}
      />
    </>
  );
}

const Text = ({ text }: { text: string }) => (
  <blockquote style={{ whiteSpace: 'pre-line' }}>{text}</blockquote>
);

function Row({ row, next, acts }: { row: DeskRow; next: boolean; acts: MaterialActs | null }) {
  const silent =
    row.state === 'omitted' || (row.class === 'C' && row.state !== 'verbatim' && row.state !== 'reworked');
  const tone = row.state === 'unwoven' && row.class !== 'C' ? 'warn' : 'soft';
  return (
    <article className={`mat${next ? ' next' : ''}${silent ? ' out' : ''}`} id={`m${row.n}`}>
      <span className="no">{row.n}</span>
      <div>
        <h3>
          <span>
            {row.author}{' '}
            <span className="soft" style={{ fontWeight: 400 }}>
              {row.character}
            </span>
          </span>
          <span className={tone} style={{ fontWeight: tone === 'soft' ? 400 : 600 }}>
            {stateWords(row.state, row.class)}
          </span>
        </h3>
        <p className="soft">{commandWords(row)}</p>
        {row.omitted !== null && <p className="soft">«{row.omitted}»</p>}
        {next ? (
          <Text text={row.text} />
        ) : (
          <details>
            <summary className="soft">Как прислано</summary>
            <Text text={row.text} />
          </details>
        )}
        {acts && (
          <div className="btns">
            <Acts row={row} acts={acts} />
          </div>
        )}
      </div>
    </article>
  );
}

/** «Материалы ночи»: what is still to weave first, then what is woven, last what does not sound before the end. */
export function Materials({ desk, next, acts }: Props) {
  const rows = [...desk.waiting, ...desk.done, ...desk.silent];
  return (
    <section aria-labelledby="mat">
      <div className="head" style={{ marginBottom: 0 }}>
        <h2 id="mat" tabIndex={-1} style={{ fontSize: 'var(--size-h3)' }}>
          Материалы ночи
        </h2>
        <span className="note">{counted(rows.length, 'описание', 'описания', 'описаний')}</span>
      </div>
      {rows.length === 0 && <p className="soft">Этой ночью описаний не прислали. Отчёт напишете вы.</p>}
      {rows.map((row) => (
        <Row key={row.id} row={row} next={row.id === next} acts={acts} />
      ))}
    </section>
  );
}
