/** Why something did not go through: refused in words, no connection, a sign-in that has run out, or our own mistake. */
export type Failure =
  | { kind: 'refused'; code: string; message: string; field?: string }
  | { kind: 'offline' }
  | { kind: 'signed-out'; message: string }
  | { kind: 'failed'; message: string };

export const signedOut = 'Вход устарел. Войдите ещё раз, черновик не пропадёт.';
export const failed = 'Не получилось отправить. Черновик на месте, попробуйте ещё раз.';

/** Reads a failure from what a call threw. An error without an answer of the server's is a lost connection. */
export function failureOf(error: unknown): Failure {
  const data = record(record(error)?.data);
  if (!data) return { kind: 'offline' };
  const refusal = record(data.refusal);
  const code = text(refusal?.code);
  const message = text(refusal?.message);
  if (data.httpStatus === 401 || code === 'not-signed-in') return { kind: 'signed-out', message: signedOut };
  // Nothing was decided: the same key may be sent again.
  if (!code || code === 'failed' || Number(data.httpStatus) >= 500)
    return { kind: 'failed', message: failed };
  const field = text(refusal?.field);
  return { kind: 'refused', code, message: message ?? failed, ...(field ? { field } : {}) };
}

function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
