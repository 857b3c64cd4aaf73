import { createHash } from 'node:crypto';

/** JSON with sorted keys: the same value gives the same text, whatever order its keys came back in. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** The hash of a log entry binds everything before it. */
export function linked(before: string, entry: unknown): string {
  return createHash('sha256').update(before).update('\n').update(canonical(entry)).digest('hex');
}
