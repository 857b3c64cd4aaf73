import type { RefObject } from 'react';
import { LotText } from '../LotText.tsx';
import type { Line } from './lines.ts';
import { Pager } from './Pager.tsx';

interface Props {
  line: Line;
  index: number;
  count: number;
  ready: boolean;
  go: (index: number) => void;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The lot in hand: its code and its text, nothing of its author. */
export function LotSheet({ line, index, count, ready, go, heading }: Props) {
  return (
    <article className="lot" aria-labelledby="lot" style={{ width: '100%' }}>
      <div className="head small">
        <Pager {...{ index, count, ready, go }} />
        <h2 id="lot" ref={heading} tabIndex={-1}>
          Описание {line.code}
        </h2>
      </div>
      <LotText text={line.text} />
      <svg className="swell" viewBox="0 0 208 14" aria-hidden="true">
        <path d="M0 7Q55 5.6 92 7 55 8.4 0 7ZM208 7q-55-1.4-92 0 37 1.4 92 0Z" fill="currentColor" />
        <path
          d="M104 0l1.7 4.9 4.7-2-2 4.7L114 7l-5.6.600 2 4.5-4.7-2L104 14l-1.7-3.9-4.7 2 2-4.5L94 7l5.6.600-2-4.7 4.7 2Z"
          fill="currentColor"
        />
      </svg>
      <p className="note" style={{ textAlign: 'center' }}>
        Ники скрыты. Автор неизвестен никому в&nbsp;комиссии.
      </p>
    </article>
  );
}
