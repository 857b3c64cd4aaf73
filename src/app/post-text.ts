import type { Refusal, Result } from '../engine/result.ts';
import { cleanText, graphemes } from '../literary/description.ts';
import { refuse } from './refuse.ts';

const MOST = 10_000;

/** A post's words as they are kept; a post that is a vote may do without any. Refuses with empty-post, too-long. */
export function postText(typed: string, vote: string | null = null): Result<string, Refusal> {
  const text = cleanText(typed).trim();
  if (text === '' && !vote) return refuse('empty-post');
  return graphemes(text) > MOST
    ? refuse('too-long', { field: 'text', max: MOST })
    : { ok: true, value: text };
}
