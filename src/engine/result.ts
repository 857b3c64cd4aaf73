import type { RefusalCode } from './vocabulary.ts';

/** A value, or the reason why there is none. Refusals are values; `throw` is for our own bugs. */
export type Result<T, E = Refusal> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Отказ. `detail` holds what the words need: `{ candidates: [...] }`, `{ target }`, `{ ends }`. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly rule?: string;
  readonly detail?: Readonly<Record<string, string | number | readonly string[]>>;
}

/** A result that is there. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** A result that is not: see `refusal`. */
export const refuse = (code: RefusalCode, rule?: string, detail?: Refusal['detail']): Result<never> => ({
  ok: false,
  error: refusal(code, rule, detail),
});

/** Why something cannot be, by code; `rule` is the rulebook’s number, `detail` what the words need. */
export const refusal = (code: RefusalCode, rule?: string, detail?: Refusal['detail']): Refusal => ({
  code,
  ...(rule === undefined ? {} : { rule }),
  ...(detail === undefined ? {} : { detail }),
});
