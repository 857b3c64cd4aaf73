import { useEffect, useState, useSyncExternalStore } from 'react';

/** False while the page is as the server made it: nothing can be sent yet. */
export function useReady(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => undefined;

/** True while the device says that it has no connection. */
export function useOffline(): boolean {
  return useSyncExternalStore(
    connected,
    () => !navigator.onLine,
    () => false,
  );
}

function connected(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

const tick = 5;

/** The server's time, moved on by the device's clock. */
export function useServerNow(now: string): Date {
  const [at, setAt] = useState(() => Date.parse(now));
  useEffect(() => {
    const ahead = Date.parse(now) - Date.now();
    const timer = setInterval(() => setAt(Date.now() + ahead), tick * 1000);
    return () => clearInterval(timer);
  }, [now]);
  return new Date(at);
}
