import { useEffect, useState } from 'react';

const tick = 5;

/** True once the device's clock has passed an instant; the server's word is the last. */
export function usePassed(instant: string | null): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!instant) return;
    const look = () => setPassed(Date.now() >= Date.parse(instant));
    look();
    const timer = setInterval(look, tick * 1000);
    return () => clearInterval(timer);
  }, [instant]);
  return passed;
}
