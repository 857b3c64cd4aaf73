import { useEffect, useState } from 'react';
import { moscowHour } from '../../calendar/words.ts';
import { remaining } from './words.ts';

const TICK = 10_000;

/** How long it is until the report is due, by the device's clock. */
export function Clock({ dueAt }: { dueAt: string }) {
  const due = new Date(dueAt);
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, []);
  const left = now === null ? null : remaining(due.getTime() - now);
  if (now !== null && left === null) {
    return (
      <p>
        <span className="bad">Срок прошёл</span> <span className="note">был в&nbsp;{moscowHour(due)}</span>
      </p>
    );
  }
  return (
    <p>
      {left && <span className="clock">{left}</span>}{' '}
      <span className="note wide">до&nbsp;{moscowHour(due)}</span>
    </p>
  );
}
