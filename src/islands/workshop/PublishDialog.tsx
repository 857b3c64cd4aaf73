import { useEffect, useRef } from 'react';

interface Props {
  night: number;
  /** The technical report is out already. */
  told?: boolean;
  close: () => void;
  publish: () => void;
}

/** Asks once more: what is published is read at once by all. */
export function PublishDialog({ night, told = false, close, publish }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const calm = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // What cannot be taken back is not under the first Enter.
    calm.current?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="sheet"
      style={{ maxWidth: '34rem' }}
      aria-labelledby="publishing"
      onClose={close}
    >
      <div className="stack">
        <h2 id="publishing">Опубликовать отчёт о&nbsp;ночи&nbsp;{night}?</h2>
        <p>
          {told
            ? 'Технический отчёт уже вышел, день идёт: сейчас к\u00a0ним добавится рассказ.'
            : 'Вместе с\u00a0ним выйдут технический отчёт, имена погибших и\u00a0письма игрокам, начнётся день.'}{' '}
          Вернуть отчёт нельзя, исправить потом можно, с&nbsp;пометкой.
        </p>
        <div className="btns">
          <button className="btn main" type="button" onClick={publish}>
            Да, опубликовать
          </button>
          <button ref={calm} className="btn quiet" type="button" onClick={() => dialog.current?.close()}>
            Вернуться к&nbsp;тексту
          </button>
        </div>
      </div>
    </dialog>
  );
}
