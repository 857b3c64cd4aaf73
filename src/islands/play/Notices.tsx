import type { Failure } from './failure.ts';

/** There is no connection: the draft is safe, and the clock is the device's now. */
export function OfflineNotice({ left }: { left?: string | null }) {
  return (
    <div className="notice warn" role="status">
      <b>Нет связи.</b> Черновик на этом устройстве, отправим сами, как только сможем.
      {left && ` До срока ${left} по часам устройства.`}
    </div>
  );
}

/** What concerns the whole form: above it, and said at once. */
export function FailureNotice({ failure }: { failure: Failure | null }) {
  if (!failure || failure.kind === 'offline') return null;
  return (
    <div className="notice bad" role="alert">
      <b>{failure.message}</b>
      {failure.kind === 'signed-out' && (
        <>
          {' '}
          <a href="/login" target="_blank" rel="noopener">
            Войти
          </a>
        </>
      )}
    </div>
  );
}

/** An error at its field, which names it by `aria-describedby`. */
export function FieldError({ id, words }: { id: string; words: string | null }) {
  return words ? (
    <p className="bad" id={id} role="alert" style={{ marginTop: 'var(--s2)' }}>
      {words}
    </p>
  ) : null;
}
