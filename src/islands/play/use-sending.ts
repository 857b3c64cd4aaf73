import { useRef, useState } from 'react';
import { connection, deliver, type Delivered, type Sending } from './deliver.ts';

/** Before this many milliseconds a button says nothing of its work. */
const patience = 400;

/** Sends one thing at a time; a second click while the first is on its way sends nothing (null). */
export function useSending() {
  const [state, setState] = useState<Sending>('idle');
  const [slow, setSlow] = useState(false);
  const busy = useRef(false);

  async function run<A>(send: () => Promise<A>): Promise<Delivered<A> | null> {
    if (busy.current) return null;
    busy.current = true;
    const timer = setTimeout(() => setSlow(true), patience);
    try {
      return await deliver(send, connection, setState);
    } finally {
      clearTimeout(timer);
      setSlow(false);
      busy.current = false;
    }
  }
  return { state, slow, run };
}
