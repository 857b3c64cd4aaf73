import { LotText } from './LotText.tsx';

/** What the server has taken: its time, and what it took. */
export interface Receipt {
  /** The slot: a later receipt of the same takes its place. */
  key: string;
  head: string;
  body: string;
  /** «Можно менять до 08:00.» */
  until: string;
  /** The description that goes with it; empty: none. */
  text: string;
}

/** Receipts stay on the page; a new one is said by screen readers. */
export function Receipts({ receipts, late }: { receipts: readonly Receipt[]; late?: boolean }) {
  return (
    <div role="status">
      {receipts.map(({ key, head, body, until, text }) => (
        <div className="receipt" key={key + head}>
          <svg viewBox="0 0 44 44" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="1.6">
            <circle cx="22" cy="22" r="20" />
            <circle cx="22" cy="22" r="16.5" strokeDasharray="1.5 2.5" />
            <path d="m14 22.5 6 6 11-13" strokeWidth="2.2" />
          </svg>
          <div>
            <b className="good">{head}</b>
            <p>
              {body} {!late && until}
            </p>
            {!late && text && (
              <details className="note">
                <summary>Принятый текст</summary>
                <LotText text={text} />
              </details>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}
