import { useEffect, useId, useMemo, useRef } from 'react';
import { masker, namesPlayer } from '../../jury/mask.ts';
import { plainStyle } from '../../jury/style.ts';
import type { Lengths } from '../../literary/description.ts';
import { counted, lengthWords } from './count.ts';
import { LotText } from './LotText.tsx';
import { FieldError } from './Notices.tsx';

interface Props {
  text: string;
  change: (text: string) => void;
  limits: Lengths;
  nick: string;
  /** The living. */
  roster: readonly string[];
  /** All nicks of the game, the dead among them: the panel sees none. */
  nicks: readonly string[];
  /** Names of characters, where the panel sees none. */
  roles: readonly string[];
  /** Whose description this is, when there are several: «К команде «Защитить»». */
  hint: string | null;
  error: string | null;
  /** The panel judges another text than this (L4). */
  unjudged?: boolean;
}

/** «Описание»: the prose of the night, counted, warned of, and shown as the panel will see it. */
export function DescriptionField(props: Props) {
  const { text, change, limits, nick, roster, nicks, roles, hint, error, unjudged = false } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const others = roster.filter((one) => one !== nick);
  const masked = useMemo(() => masker({ nicks: [...nicks, nick], roles }), [nicks, nick, roles]);
  const length = lengthWords(text, limits);

  // What was typed before the page came to life stands in the field, not in the state yet.
  useEffect(() => {
    const typed = area.current?.value ?? text;
    if (typed !== text) change(typed);
    // Once, when the page comes to life.
  }, []);

  return (
    <div>
      <div className="head" style={{ marginBottom: 'var(--s3)' }}>
        <h2>
          <label htmlFor={`${id}text`}>Описание</label>
        </h2>
        <output className="note num" htmlFor={`${id}text`} aria-live="off">
          {counted(text, limits)}
        </output>
      </div>
      {hint && (
        <p className="note" id={`${id}hint`} style={{ marginBottom: 'var(--s2)' }}>
          {hint}
        </p>
      )}
      <textarea
        ref={area}
        id={`${id}text`}
        value={text}
        onChange={(event) => change(event.target.value)}
        aria-describedby={[hint && `${id}hint`, `${id}length`, error && `${id}error`]
          .filter(Boolean)
          .join(' ')}
        aria-invalid={error !== null || undefined}
        spellCheck
      />
      <FieldError id={`${id}error`} words={error} />
      <p className="note" id={`${id}length`} style={{ marginTop: 'var(--s2)' }}>
        {length ? (
          <span className={length.stops ? 'bad' : 'warn'}>{length.words}</span>
        ) : (
          `От ${limits.min} до ${limits.max} знаков.`
        )}{' '}
        Черновик хранится на этом устройстве.
      </p>
      {text.trim() !== '' && !unjudged && (
        <details className="note">
          <summary>Как увидит комиссия</summary>
          <LotText text={plainStyle(masked(text))} />
        </details>
      )}
      <div role="status">
        {namesPlayer(text, [nick]) ? (
          <div className="notice warn" style={{ marginTop: 'var(--s4)' }}>
            <b>Кажется, текст подписан вашим ником.</b> Комиссия увидит «Игрок».
          </div>
        ) : (
          namesPlayer(text, others) && (
            <div className="notice warn" style={{ marginTop: 'var(--s4)' }}>
              <b>В тексте назван живой игрок.</b> Так можно: комиссия увидит «Игрок», а ведущий решит, звать
              ли его по нику.
            </div>
          )
        )}
      </div>
    </div>
  );
}
