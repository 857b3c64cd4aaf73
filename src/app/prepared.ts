import type { Desk } from './open-workshop.ts';

/** How a closed night stands to the hour at which it comes out; the workshop's answer to the mark and the lock. */
export interface Prepared {
  readyVersion: number | null;
  /** ISO instant. */
  lockedAt: string | null;
  /** What authors have corrected by now (L4): an open workshop may not have heard of it. */
  corrected: readonly { id: string; text: string }[];
}

export function prepared(
  { material, originals }: Desk,
  { readyVersion, lockedAt }: { readyVersion: number | null; lockedAt: Date | null },
): Prepared {
  const corrected = material.descriptions.filter(({ id }) => originals.has(id));
  return {
    readyVersion,
    lockedAt: lockedAt?.toISOString() ?? null,
    corrected: corrected.map(({ id, text }) => ({ id, text })),
  };
}
