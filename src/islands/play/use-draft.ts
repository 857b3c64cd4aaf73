import { useEffect, useState } from 'react';
import { deviceStorage, keepOn, readKept } from './draft.ts';

/**
 * Keeps a form on the device while it differs from what the server holds, and gives back what was kept before.
 * `restore` judges the kept value; null: nothing worth giving back.
 */
export function useDraft<T>(
  place: string,
  form: T,
  dirty: boolean,
  restore: (kept: unknown) => T | null,
  give: (form: T) => void,
) {
  const [state, setState] = useState<'unread' | 'restored' | 'none'>('unread');

  useEffect(() => {
    const kept = restore(readKept(deviceStorage(), place));
    if (kept) give(kept);
    setState(kept ? 'restored' : 'none');
    // Once for a place: what is typed later is newer than what was kept.
  }, [place]);

  useEffect(() => {
    if (state === 'unread') return;
    keepOn(deviceStorage(), place, dirty ? form : null);
  }, [place, form, dirty, state]);

  return { restored: state === 'restored' && dirty };
}
