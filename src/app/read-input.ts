import type { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { refuse } from './refuse.ts';

/** Checks what came from outside; a refusal names the first field that does not fit, and says so when it is only too long. */
export function readInput<S extends z.ZodType>(schema: S, raw: unknown): Result<z.output<S>, Refusal> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') || 'form';
  return issue?.code === 'too_big' && issue.origin === 'string'
    ? refuse('too-long', { field, max: Number(issue.maximum) })
    : refuse('invalid-input', { field });
}
