import { keepOn, readKept } from '../draft.ts';
import type { Line } from './lines.ts';

/** What this window had set when another window had saved something else: shown again after the page is read anew. */
export type Mine = Pick<Line, 'code' | 'scores' | 'remark'>;

const place = (slug: string, night: number) => `ballot:${slug}:${night}`;

/** Keeps it for this tab, through one reload. */
export function keepMine(slug: string, night: number, line: Mine): void {
  keepOn(tab(), place(slug, night), { code: line.code, scores: line.scores, remark: line.remark });
}

/** Gives it back once. */
export function takeMine(slug: string, night: number): Mine | null {
  const kept = readKept(tab(), place(slug, night)) as Partial<Mine> | null;
  keepOn(tab(), place(slug, night), null);
  return kept && typeof kept.code === 'string'
    ? { code: kept.code, scores: kept.scores ?? {}, remark: kept.remark ?? '' }
    : null;
}

function tab() {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}
