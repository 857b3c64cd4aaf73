import { memo } from 'react';
import { type Finding, unacceptable } from '../../literary/checks.ts';
import { Quiet } from './Quiet.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { counted } from './words.ts';

/** What can be done about a finding. */
export interface CheckActs {
  readonly show: (finding: Finding) => void;
  readonly accept: (finding: Finding, reason: string | null) => void;
  readonly rumour: (source: string) => void;
}

interface Props {
  findings: readonly Finding[];
  /** The report is being read for the first time. */
  awaited: boolean;
  /** The number on the desk of the description that a finding is about. */
  numberOf: (source: string) => number | null;
  acts: CheckActs | null;
}

type RowProps = Pick<Props, 'numberOf' | 'acts'> & { finding: Finding };

/** What an accepted word of advice is kept with: nobody asks why. */
const SEEN = 'принято';

/** The way to the place, and for advice the one word that dismisses it. */
function Side({ finding, numberOf, acts }: RowProps & { acts: CheckActs }) {
  const n = finding.source === undefined ? null : numberOf(finding.source);
  return (
    <div style={{ display: 'grid', justifyItems: 'end' }}>
      {finding.path && <Quiet act={() => acts.show(finding)}>К&nbsp;месту</Quiet>}
      {!finding.path && n !== null && <a href={`#m${n}`}>К&nbsp;материалу</a>}
      {!finding.stops && finding.accepted === null && (
        <Quiet act={() => acts.accept(finding, SEEN)}>Принять</Quiet>
      )}
      {finding.accepted !== null && <Quiet act={() => acts.accept(finding, null)}>Вернуть</Quiet>}
    </div>
  );
}

/** What can be done about a finding that stops publication, where it stands. */
function StopActs({ finding, acts }: { finding: Finding; acts: CheckActs }) {
  const { source } = finding;
  return (
    <div className="btns">
      {finding.code === 'premature' && finding.path && source !== undefined && (
        <Quiet act={() => acts.rumour(source)}>Подать слухом</Quiet>
      )}
      {!unacceptable.has(finding.code) && (
        <ReasonForm
          act="Принять"
          label="Почему оставляем так"
          give={(reason) => acts.accept(finding, reason)}
        />
      )}
    </div>
  );
}

function Row(props: RowProps) {
  const { finding, acts } = props;
  const word = finding.accepted !== null ? 'Принято.' : finding.stops ? 'Мешает.' : 'Совет.';
  return (
    <div className={`check${finding.stops ? ' stop' : ''}`}>
      <span className="sq" aria-hidden="true" />
      <div>
        <p>
          <b>{word}</b> {finding.message}
          {finding.accepted !== null && finding.accepted !== SEEN && (
            <span className="soft"> Причина: {finding.accepted}</span>
          )}
        </p>
        {acts && finding.stops && <StopActs finding={finding} acts={acts} />}
      </div>
      {acts ? <Side {...props} finding={finding} acts={acts} /> : <span />}
    </div>
  );
}

/** How many there are of each kind, in words. */
function Count({ stops, advice }: { stops: number; advice: number }) {
  return (
    <span className="note" id="stops">
      {stops > 0 && <b className="bad">{counted(stops, 'мешает', 'мешают', 'мешают')}</b>}
      {stops > 0 && advice > 0 && ', '}
      {advice > 0 && counted(advice, 'совет', 'совета', 'советов')}
    </span>
  );
}

/** «Проверки»: what stops publication first, then advice. */
export const Checks = memo(function Checks({ findings, awaited, numberOf, acts }: Props) {
  const stops = findings.filter((finding) => finding.stops).length;
  const advice = findings.filter((finding) => !finding.stops && finding.accepted === null).length;
  return (
    <section aria-labelledby="checks">
      <div className="head" style={{ marginBottom: 0 }}>
        <h2 id="checks" tabIndex={-1} style={{ fontSize: 'var(--size-h3)' }}>
          Проверки
        </h2>
        <Count stops={stops} advice={advice} />
      </div>
      {findings.length === 0 && <p className="soft">{awaited ? 'Читаем отчёт…' : 'Замечаний нет.'}</p>}
      {findings.map((finding, at) => (
        <Row key={`${finding.key}/${at}`} {...{ finding, numberOf, acts }} />
      ))}
    </section>
  );
});
