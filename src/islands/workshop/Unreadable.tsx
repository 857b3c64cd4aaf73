import { useState } from 'react';
import type { DocumentRefusal } from '../../literary/refusal.ts';
import { salvage } from '../../literary/salvage.ts';

interface Props {
  document: unknown;
  refusal: DocumentRefusal;
  /** Opens what can be opened; null: nothing can. */
  open: (() => void) | null;
}

/** Where the fault is, for people: blocks are counted from one. */
const placeOf = ({ path }: DocumentRefusal): string =>
  /^\d/.test(path) ? `В\u00a0абзаце ${Number.parseInt(path, 10) + 1}` : 'В\u00a0нём';

/** A stored report that cannot be opened: its words are shown, and nothing is saved over it. */
export function Unreadable({ document, refusal, open }: Props) {
  const [copied, setCopied] = useState(false);
  const texts = salvage(document);
  return (
    <div className="stack-l" style={{ paddingBlock: 'var(--s5) var(--s6)' }}>
      <div className="notice bad" role="alert">
        {refusal.code === 'newer-version' ? (
          <p>
            <b>Отчёт сохранён новой версией сайта.</b> Эта версия всего в&nbsp;нём не&nbsp;понимает, поэтому
            сохранение выключено: ни&nbsp;слова не&nbsp;пропадёт. Обновите страницу чуть позже. Слова ниже.
          </p>
        ) : (
          <p>
            <b>Отчёт не&nbsp;открывается.</b> {placeOf(refusal)} есть то, чего мастерская не&nbsp;знает.
            Сохранение выключено, чтобы ничего не&nbsp;пропало. Слова ниже.
          </p>
        )}
      </div>
      <article className="prose" aria-label="Литературный отчёт">
        {texts.map((text, at) => (
          <p key={at}>{text}</p>
        ))}
      </article>
      {open && (
        <p className="note">
          Можно открыть остальное: всё, что мастерская понимает, останется как есть, от&nbsp;непонятного места
          останутся слова. Отчёт, каким он лежит сейчас, при первом&nbsp;же сохранении ляжет в&nbsp;версии.
        </p>
      )}
      <div className="btns">
        {open && (
          <button className="btn main" type="button" onClick={open}>
            Открыть остальное
          </button>
        )}
        <button
          className="btn"
          type="button"
          onClick={() => void navigator.clipboard.writeText(texts.join('\n\n')).then(() => setCopied(true))}
        >
          {copied ? 'Скопировано' : 'Скопировать'}
        </button>
      </div>
    </div>
  );
}
