/** What a draft («черновик») needs of the device. */
export type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Where a draft lies on the device; one for each game, phase and player, since a device may be shared. */
export function draftPlace(slug: string, phase: string, nick: string): string {
  return ['draft', slug, phase, nick].map(encodeURIComponent).join(':');
}

/** The device's storage, or null where it is switched off. */
export function deviceStorage(): Keep | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** What was kept, or null; whatever cannot be read counts as nothing. */
export function readKept(storage: Keep | null, place: string): unknown {
  try {
    return JSON.parse(storage?.getItem(place) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a value; null forgets it. A full storage is no reason to stop anyone from writing. */
export function keepOn(storage: Keep | null, place: string, value: unknown): void {
  try {
    if (value === null) storage?.removeItem(place);
    else storage?.setItem(place, JSON.stringify(value));
  } catch {
    return;
  }
}
