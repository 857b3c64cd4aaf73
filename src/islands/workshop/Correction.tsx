import { useId, useState } from 'react';
import type { Workshop } from '../../literary/workshop.ts';
import { useReady } from '../play/use-device.ts';
import type { CorrectionActs } from './use-correction.ts';

interface Props {
  workshop: Workshop;
  correction: CorrectionActs;
  /** How many findings stop it. */
  stops: number;
}

/** Words are corrected here, events by a ruling: the way there. */
const Ruling = ({ slug, night }: Pick<Workshop, 'slug' | 'night'>) => (
  <p className="note">
    Здесь правят слова. Если ночью случилось не&nbsp;то, это{' '}
    <a href={`/games/${slug}/host/ruling/${night}`}>решение ведущего</a>: оно встанет у&nbsp;отчёта
    дополнением, рассказ останется.
  </p>
);

/** «Исправить опубликованное» (W6): the readers see the new text, the reason, and what was before. */
export function Correction({ workshop, correction, stops }: Props) {
  const id = useId();
  const alive = useReady();
  const [why, setWhy] = useState('');
  const { on, parted, busy, message, begin, giveUp, give } = correction;
  if (!on) {
    return (
      <section className="morning" aria-label="Исправление">
        <p>
          Отчёт опубликован. Правка выйдет с&nbsp;пометкой «исправлено» и&nbsp;с&nbsp;причиной, прежний текст
          останется рядом.
        </p>
        <div className="btns">
          <button className="btn slim" type="button" disabled={!alive || parted !== null} onClick={begin}>
            Исправить опубликованное
          </button>
        </div>
        {message !== null && (
          <p className="bad" role="alert">
            {message}
          </p>
        )}
      </section>
    );
  }
  return (
    <form
      className="morning"
      aria-label="Исправление"
      onSubmit={(event) => {
        event.preventDefault();
        give(why.trim());
      }}
    >
      <label htmlFor={id}>
        <b>Что и&nbsp;почему исправлено</b> <span className="note">прочтут все</span>
      </label>
      <input
        id={id}
        type="text"
        value={why}
        minLength={3}
        maxLength={1000}
        required
        onChange={(event) => setWhy(event.target.value)}
      />
      <div className="btns">
        <button className="btn main slim" type="submit" disabled={busy || stops > 0} aria-describedby="stops">
          {busy ? 'Исправляем…' : 'Внести исправление'}
        </button>
        <button className="btn quiet slim" type="button" disabled={busy} onClick={giveUp}>
          Отказаться от&nbsp;правки
        </button>
      </div>
      {message !== null && (
        <p className="bad" role="alert">
          {message}
        </p>
      )}
      <Ruling {...workshop} />
    </form>
  );
}
