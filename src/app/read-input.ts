import type { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { refuse } from './refuse.ts';

/** Checks what came from outside; a refusal names the first field that does not fit. */
export function readInput<S extends z.ZodType>(schema: S, raw: unknown): Result<z.output<S>, Refusal> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { ok: true, value: parsed.data };
  return refuse('invalid-input', { field: parsed.error.issues[0]?.path.join('.') || 'form' });
}
