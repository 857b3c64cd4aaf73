import { useEffect, useRef } from 'react';
import { plainText, type ReportDocument } from '../../literary/document.ts';
import { published } from '../../literary/walk.ts';
import type { Choice } from './choice.ts';
import type { OtherVersion } from './conflict.ts';

interface Props {
  mine: ReportDocument;
  other: OtherVersion;
  /** The other version is what everybody reads. */
  published?: boolean;
  choose: (which: Choice) => void;
  copied: boolean;
  copy: (text: string) => void;
}

function Version({
  name,
  document,
  against,
}: {
  name: string;
  document: ReportDocument;
  against: ReportDocument;
}) {
  const theirs = new Set(published(against).map(({ text }) => text));
  return (
    <section aria-label={name}>
      <div className="head">
        <h3>{name}</h3>
      </div>
      <div className="prose" style={{ maxHeight: '24rem', overflowY: 'auto', fontSize: '1rem' }} tabIndex={0}>
        {published(document).map(({ text }, at) => (
          <p key={at} style={{ whiteSpace: 'pre-line', marginBottom: '0.6em' }}>
            {theirs.has(text) ? text : <span className="frag">{text}</span>}
          </p>
        ))}
      </div>
    </section>
  );
}

/** Two versions of the report side by side, and four ways out; no word is lost by any: what is not chosen is kept. */
export function Conflict({ mine, other, published: out = false, choose, copied, copy }: Props) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    place.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <section
      ref={place}
      className="stack"
      aria-labelledby="parted"
      style={{ marginBlock: 'var(--s5) var(--s6)', scrollMarginTop: '5rem' }}
    >
      <div className="notice warn" role="alert">
        <p id="parted">
          <b>{out ? 'Отчёт вышел с\u00a0другим текстом.' : 'Отчёт сохранён в\u00a0другом окне.'}</b>{' '}
          Подсвечено то, чего нет в&nbsp;другой версии. Пока не&nbsp;выберете, ничего не&nbsp;
          {out ? 'меняем' : 'сохраняем'}; ваш текст на&nbsp;этом устройстве. Невыбранное останется среди
          версий.
        </p>
      </div>
      <div className="two" style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 22rem), 1fr))' }}>
        <Version name="Моя версия" document={mine} against={other.document} />
        <Version name={out ? 'Опубликовано' : 'Чужая версия'} document={other.document} against={mine} />
      </div>
      <div className="btns">
        <button className="btn" type="button" onClick={() => choose('mine')}>
          Моя
        </button>
        <button className="btn" type="button" onClick={() => choose('theirs')}>
          {out ? 'Опубликованная' : 'Чужая'}
        </button>
        <button className="btn" type="button" onClick={() => choose('merged')}>
          Слить
        </button>
        <button className="btn quiet" type="button" onClick={() => copy(plainText(mine))}>
          {copied ? 'Скопировано' : 'Скопировать'}
        </button>
      </div>
    </section>
  );
}
