import type { Refusal } from '../engine/result.ts';

/** A refusal of the site itself, outside a game's rules: its words are in content/phrases/site.yaml. */
export function refuse(code: string, detail?: Refusal['detail']): { ok: false; error: Refusal } {
  return { ok: false, error: { code: code as Refusal['code'], ...(detail ? { detail } : {}) } };
}
