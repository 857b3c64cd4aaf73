import { type Keep, keepOn, readKept } from '../play/draft.ts';
import { freshId } from './integrity.ts';

const PLACE = 'report:tab';

/** The session's storage, which goes with its tab, or null where it is switched off. */
export function tabStorage(): Keep | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/**
 * A name for this tab, by which the server knows who holds a report. One that is loaded anew keeps it. It lies in the
 * storage only while the page is away: a copy of the tab must not find it there.
 */
export function tabName(storage: Keep | null): string {
  const kept = readKept(storage, PLACE);
  keepOn(storage, PLACE, null);
  return typeof kept === 'string' ? kept : freshId() + freshId();
}

/** The page goes away; it may come back in this tab. */
export const leaveName = (storage: Keep | null, name: string): void => keepOn(storage, PLACE, name);
