import { type Failure, failureOf } from './failure.ts';

export type Delivered<A> =
  { ok: true; answer: A } | { ok: false; failure: Exclude<Failure, { kind: 'offline' }> };

export type Sending = 'idle' | 'sending' | 'waiting';

/**
 * Sends until the server has answered, yes or no. While there is no connection it waits for one and sends the same
 * again: the same key, so that nothing is taken twice.
 */
export async function deliver<A>(
  send: () => Promise<A>,
  connection: () => Promise<void>,
  tell: (state: Sending) => void,
): Promise<Delivered<A>> {
  for (;;) {
    tell('sending');
    try {
      return { ok: true, answer: await send() };
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind !== 'offline') return { ok: false, failure };
      tell('waiting');
      await connection();
    } finally {
      tell('idle');
    }
  }
}

/** A server that is down does not show as a lost connection: it is asked again after this. */
const pause = 15;

/** Resolves when the device is connected again, or when it is time to try. */
export function connection(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, pause * 1000);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    }
    addEventListener('online', done);
  });
}
