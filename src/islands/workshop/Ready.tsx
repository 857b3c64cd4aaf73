import { useEffect, useState } from 'react';
import { comingMoscow, moscowHour } from '../../calendar/words.ts';
import { useReady } from '../play/use-device.ts';
import { Lock } from './Lock.tsx';
import { Quiet } from './Quiet.tsx';
import { Line } from './spoken.tsx';
import type { MorningActs } from './use-morning.ts';

interface Props {
  /** ISO instant. */
  dueAt: string;
  morning: MorningActs;
  /** There are descriptions, which their authors may correct. */
  sent: boolean;
  /** Something stops publication. */
  stopped: boolean;
  /** Nothing can be changed from here: another tab holds the report. */
  reading: boolean;
}

const TICK = 10_000;

/** The time by the device's clock; null before the page is alive. */
function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What the mark on the report means for the hour of publication. */
function Meaning({ hour, readiness }: { hour: string; readiness: MorningActs['readiness'] }) {
  if (readiness === 'ready') {
    return (
      <>
        <b className="good">{capital(hour)} выйдет само:</b> оба отчёта, письма, смерти и&nbsp;новый день.
      </>
    );
  }
  return (
    <>
      <b className="warn">
        {readiness === 'edited' && 'Вы правили после отметки: '}
        {readiness === 'edited' ? hour : capital(hour)} выйдет только технический отчёт.
      </b>{' '}
      {readiness === 'edited'
        ? 'Отметьте снова, и\u00a0литературный выйдет с\u00a0ним.'
        : 'Литературный выйдет с\u00a0ним, если отметить его готовым.'}
    </>
  );
}

/** What will come out by itself at the hour, and the mark that decides it (W6). */
export function Ready({ dueAt, morning, sent, stopped, reading }: Props) {
  const now = useNow();
  const alive = useReady();
  const due = new Date(dueAt);
  if (now !== null && now >= due) {
    return (
      <Line className="notice warn" news>
        <b>Срок публикации был в&nbsp;{moscowHour(due)}.</b> Технический отчёт вышел сам
        {morning.readiness === 'ready'
          ? ', литературный с\u00a0ним.'
          : ', литературный\u00a0— за\u00a0вами.'}{' '}
        <a href="">Обновить страницу</a>
      </Line>
    );
  }
  // Before the page is alive nobody knows which day it is for the reader.
  const hour = comingMoscow(due, now ?? due);
  const { readiness, busy, message, mark, stale } = morning;
  return (
    <section className="morning" aria-label="К публикации">
      <Line>
        <Meaning hour={hour} readiness={readiness} />
      </Line>
      <div className="btns">
        {readiness === 'ready' ? (
          <Quiet act={() => mark(false)} disabled={!alive || busy}>
            Снять отметку
          </Quiet>
        ) : (
          <button
            className="btn slim"
            type="button"
            disabled={!alive || stopped || reading || busy}
            aria-describedby={stopped ? 'stops' : undefined}
            onClick={() => mark(true)}
          >
            {readiness === 'edited' ? 'Отметить снова' : 'Готов к\u00a0публикации'}
          </button>
        )}
        {sent && <Lock morning={morning} />}
      </div>
      {stale && (
        <Line className="warn" news>
          Пока вы писали, авторы исправили описания. <a href="">Обновить страницу</a>
        </Line>
      )}
      {message !== null && (
        <p className="bad" role="alert">
          {message}
        </p>
      )}
    </section>
  );
}
