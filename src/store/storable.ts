/**
 * PostgreSQL keeps no NUL, and a lone surrogate would come back as another text. The use cases refuse such input with
 * words; here it is only made sure that nothing of it is written.
 */
export function storable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  if (value === null || typeof value !== 'object' || value instanceof Date) return true;
  if (Array.isArray(value)) return value.every(storable);
  return Object.entries(value).every(([key, inner]) => storable(key) && storable(inner));
}

/** Thrown before anything is written. */
export class Unstorable extends Error {
  override name = 'Unstorable';
}
