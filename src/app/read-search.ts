import { legible } from '../literary/legible.ts';
import { published } from '../literary/walk.ts';
import type { Context } from './ports.ts';
import { line, type ReportLine } from './read-home.ts';

/** A published report in which the words stand, with the place where they do. */
export interface Found extends ReportLine {
  /** Text around the words; the pieces that match are marked. */
  quote: readonly { text: string; match: boolean }[];
}

/** Reports searched at most: the newest. */
const MOST = 2000;
const AROUND = 110;
const SHOWN = 40;

const fold = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/**
 * Looks for words in published reports, newest first. Every word must stand in the report; ё = е, case ignored,
 * a word of five letters and more also in its other forms (by its stem).
 */
export async function searchReports(ctx: Context, query: string): Promise<readonly Found[]> {
  const stems =
    fold(query.slice(0, 200))
      .match(/[\p{L}\p{N}_-]+/gu)
      ?.map(stem) ?? [];
  if (stems.length === 0) return [];
  const reports = await ctx.store.reports.latest(MOST);
  const found: Found[] = [];
  for (const report of reports) {
    const read = legible(report.published);
    if (!read) continue;
    const [title, ...blocks] = published(read).map((block) => block.text);
    const texts = [...blocks, title ?? ''];
    const whole = fold(texts.join('\n'));
    if (!stems.every((one) => position(whole, one) >= 0)) continue;
    const text = texts.find((one) => position(fold(one), stems[0] ?? '') >= 0) ?? '';
    found.push({ ...line(report), quote: quote(text, stems) });
    if (found.length === SHOWN) break;
  }
  return found;
}

/** A word without its ending: «люстры» finds «люстра». */
const stem = (word: string): string => (word.length < 5 ? word : word.slice(0, Math.max(4, word.length - 2)));

/** Where a word that begins with the stem begins; -1 when there is none. */
function position(folded: string, stemmed: string): number {
  for (let at = folded.indexOf(stemmed); at >= 0; at = folded.indexOf(stemmed, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}_]/u.test(folded.charAt(at - 1))) return at;
  }
  return -1;
}

function quote(text: string, stems: readonly string[]): Found['quote'] {
  const first = Math.max(0, position(fold(text), stems[0] ?? ''));
  const from = Math.max(0, text.lastIndexOf(' ', Math.max(0, first - AROUND)) + 1);
  const cut = text.slice(from, first + AROUND * 2);
  const shown = first + AROUND * 2 < text.length ? `${cut.replace(/\s+\S*$/u, '')}…` : cut;
  return (from > 0 ? `…${shown}` : shown)
    .split(/(?<=[^\p{L}\p{N}_-])(?=[\p{L}\p{N}_-])|(?<=[\p{L}\p{N}_-])(?=[^\p{L}\p{N}_-])/u)
    .map((piece) => ({ text: piece, match: stems.some((one) => fold(piece).startsWith(one)) }));
}
