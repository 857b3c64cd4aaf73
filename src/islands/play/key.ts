import { type Keep, keepOn, readKept } from './draft.ts';

interface Pending {
  key: string;
  body: string;
}

/**
 * The idempotency key of a submission: the one it was sent under before, if the same words are sent again and the
 * server has not answered yet, also after the page was closed; a new one otherwise.
 */
export function keyFor(storage: Keep | null, place: string, body: string): string {
  const kept = readKept(storage, `${place}:sent`) as Partial<Pending> | null;
  if (kept?.body === body && typeof kept.key === 'string') return kept.key;
  const key = freshKey();
  keepOn(storage, `${place}:sent`, { key, body } satisfies Pending);
  return key;
}

/** The server has answered: what is sent next is something new. */
export function answered(storage: Keep | null, place: string): void {
  keepOn(storage, `${place}:sent`, null);
}

// crypto.randomUUID is missing on plain http.
function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
