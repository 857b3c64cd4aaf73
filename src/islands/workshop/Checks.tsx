import { type Finding, unacceptable } from '../../literary/checks.ts';
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
  /** The number on the desk of the description that a finding is about. */
  numberOf: (source: string) => number | null;
  acts: CheckActs | null;
}

function Way({ finding, numberOf, acts }: Props & { finding: Finding; acts: CheckActs }) {
  const n = finding.source === undefined ? null : numberOf(finding.source);
  if (finding.path) {
    return (
      <button className="btn quiet slim" type="button" onClick={() => acts.show(finding)}>
        К&nbsp;месту
      </button>
    );
  }
  return n === null ? <span /> : <a href={`#m${n}`}>К&nbsp;материалу</a>;
}

function Row(props: Props & { finding: Finding }) {
  const { finding, acts } = props;
  const word = finding.accepted !== null ? 'Принято.' : finding.stops ? 'Мешает.' : 'Совет.';
  return (
    <div className={`check${finding.stops ? ' stop' : ''}`}>
      <span className="sq" aria-hidden="true" />
      <div>
        <p>
          <b>{word}</b> {finding.message}
          {finding.accepted !== null && <span className="soft"> Причина: {finding.accepted}</span>}
        </p>
        {acts && (
          <div className="btns">
            {finding.code === 'premature' && finding.path && finding.source !== undefined && (
              <button
                className="btn quiet slim"
                type="button"
                onClick={() => acts.rumour(finding.source ?? '')}
              >
                Подать слухом
              </button>
            )}
            {finding.accepted !== null && (
              <button className="btn quiet slim" type="button" onClick={() => acts.accept(finding, null)}>
                Вернуть
              </button>
            )}
            {finding.accepted === null && !unacceptable.has(finding.code) && (
              <ReasonForm
                act="Принять"
                label="Почему оставляем так"
                give={(reason) => acts.accept(finding, reason)}
              />
            )}
          </div>
        )}
      </div>
      {acts ? <Way {...props} finding={finding} acts={acts} /> : <span />}
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
export function Checks({ findings, numberOf, acts }: Props) {
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
      {findings.length === 0 && <p className="soft">Замечаний нет.</p>}
      {findings.map((finding, at) => (
        <Row key={`${finding.key}/${at}`} {...{ finding, findings, numberOf, acts }} />
      ))}
    </section>
  );
}
