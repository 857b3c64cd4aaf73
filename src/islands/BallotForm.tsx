import { type SubmitEvent, useId, useRef, useState } from 'react';
import type { Criterion } from '../jury/criteria.ts';
import { ConflictField } from './play/ballot/ConflictField.tsx';
import { DeadlineNotice } from './play/ballot/DeadlineNotice.tsx';
import { doneWords, firstMissing, leftWords, type Line, nextOpen, withScore } from './play/ballot/lines.ts';
import { LotSheet } from './play/ballot/LotSheet.tsx';
import { RemarkField } from './play/ballot/RemarkField.tsx';
import { Rope } from './play/ballot/Rope.tsx';
import { ScaleField } from './play/ballot/ScaleField.tsx';
import { termOf } from './play/ballot/term.ts';
import { useBallot } from './play/ballot/use-ballot.ts';
import { FailureNotice } from './play/Notices.tsx';
import { useOffline, useReady, useServerNow } from './play/use-device.ts';

interface Props {
  slug: string;
  night: number;
  criteria: Criterion[];
  lots: (Line & { version: number })[];
  /** The soft deadline in ISO: past it the juror is reminded. */
  due?: string | null;
  /** The hard one: past it nothing is taken. */
  closes: string | null;
  /** By the server's clock. */
  now: string;
  /** The panel's result is out: the ballot can be read, no longer changed. */
  closed?: boolean;
}

/** Where text and scores stand side by side; below, a lot takes one screen from its heading on. */
const wide = 992;

/** «Бюллетень»: one text, its scores, the next. */
export default function BallotForm(props: Props) {
  const { slug, night, criteria, lots, due = null, closes, closed: over = false } = props;
  const id = useId();
  const ballot = useBallot(slug, night, lots);
  const { lines, index, sending, saved, failure, mine, put, bar, open, forgetMine } = ballot;
  const [asked, setAsked] = useState(false);
  const term = termOf({ due, closes }, over, useServerNow(props.now));
  const { closed } = term;
  const ready = useReady();
  const offline = useOffline() || sending === 'waiting';
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const line = lines[index];
  if (!line) return <p className="soft">Описаний этой ночи нет, оценивать нечего.</p>;

  const scored = (next: Line, done: boolean) =>
    void put(next, { kind: 'score', scores: next.scores, remark: next.remark, done });
  const change = (next: Line) => scored(next, next.state === 'scored');

  function go(at: number | null) {
    setAsked(false);
    if (at === null) return;
    open(at);
    requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: innerWidth < wide ? 'start' : 'nearest' });
    });
  }

  /** On to the next open lot, counting this one as done; on a second round simply to the next. */
  function onward() {
    const done = lines.map((one, n) => (n === index ? { ...one, state: 'scored' as const } : one));
    const again = line?.state !== 'open' && index + 1 < lines.length ? index + 1 : null;
    go(nextOpen(done, index) ?? again);
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!line) return;
    const missing = firstMissing(line, criteria);
    if (missing) {
      setAsked(true);
      form.current
        ?.querySelector<HTMLInputElement>(`[data-criterion="${CSS.escape(missing.id)}"] input`)
        ?.focus();
      return;
    }
    scored({ ...line, state: 'scored' }, true);
    onward();
  }

  function abstain() {
    if (!line) return;
    void put({ ...line, state: 'abstained', scores: {}, remark: '' }, { kind: 'abstain' });
    onward();
  }

  /** The buttons change: the focus goes where the new ones are. */
  async function conflict(why: string | null) {
    if (line && (await bar(line, why))) go(index);
  }

  const barred = line.state === 'barred';
  const left = closed && line.state !== 'abstained' && !barred ? '' : leftWords(line, criteria);
  return (
    <>
      <DeadlineNotice {...term} />
      <Rope lines={lines} index={index} />
      <div className="two judge">
        <LotSheet {...{ line, index, ready, go, heading }} count={lines.length} />
        <form className="scores" aria-label="Оценки" ref={form} onSubmit={submit} noValidate>
          {offline && (
            <div className="notice warn" role="status">
              <b>Нет связи.</b> Оценки на этой странице, сохраним сами, как только сможем. Не закрывайте её.
            </div>
          )}
          <FailureNotice failure={failure} />
          {mine && (
            <div className="notice warn" role="alert">
              <b>Эти оценки переменены в&nbsp;другом окне.</b> Показано, что сохранено там.{' '}
              <button
                className="btn slim"
                type="button"
                onClick={() => {
                  change({ ...line, state: 'open', scores: mine.scores, remark: mine.remark });
                  forgetMine();
                }}
              >
                Вернуть мои
              </button>
            </div>
          )}
          <fieldset disabled={!ready || closed || barred} aria-label={`Описание ${line.code}`}>
            {criteria.map((criterion) => (
              <ScaleField
                key={line.code + criterion.id}
                criterion={criterion}
                score={line.scores[criterion.id]}
                change={(score) => change(withScore(line, criterion.id, score))}
                describedBy={`${id}left`}
              />
            ))}
            <RemarkField
              key={line.code}
              remark={line.remark}
              abstained={line.state === 'abstained'}
              save={(remark) => change({ ...line, remark })}
            />
          </fieldset>
          <div className="btns">
            {!closed && !barred && (
              <>
                <button className="btn main" type="submit" disabled={!ready} aria-describedby={`${id}left`}>
                  Оценить
                </button>
                <button className="btn" type="button" disabled={!ready} onClick={abstain}>
                  Воздержаться
                </button>
              </>
            )}
            {barred && !closed && line.barred === 'declared' && (
              <button className="btn" type="button" disabled={!ready} onClick={() => void conflict(null)}>
                Судить всё-таки
              </button>
            )}
          </div>
          {!closed && !barred && (
            <p className="note by-keys" style={{ marginTop: 'var(--s3)' }}>
              Цифра на&nbsp;клавиатуре ставит оценку критерию, 0&nbsp;— десять.
            </p>
          )}
          <p className="note" id={`${id}left`} role="status" style={{ marginTop: 'var(--s3)' }}>
            {!closed && saved && <span className="good">Сохранено. </span>}
            {asked && left ? <span className="bad">{left}</span> : left}{' '}
            {!closed && (doneWords(lines) || 'До закрытия всё можно переменить.')}
          </p>
        </form>
        {!closed && !barred && ready && (
          <ConflictField key={line.code} declare={(why) => void conflict(why)} />
        )}
      </div>
    </>
  );
}
