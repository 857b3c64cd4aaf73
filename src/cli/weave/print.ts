import type { Finding } from '../../literary/checks.ts';
import type { Coverage } from '../../literary/coverage.ts';
import type { ReportDocument } from '../../literary/document.ts';
import type { DescriptionClass } from '../../literary/material.ts';
import { published } from '../../literary/walk.ts';
import type { WeavingNight } from './night.ts';

/** A report as it was checked. */
export interface Checked {
  readonly night: WeavingNight;
  readonly document: ReportDocument;
  readonly findings: readonly Finding[];
  readonly coverage: readonly Coverage[];
  /** The number of the Markdown block of a passage, from 1. */
  readonly blockOf: (path: readonly number[]) => number;
}

export interface PrintedFinding {
  readonly code: string;
  readonly stops: boolean;
  /** The Markdown block, the title being the first; 0 for the whole text. */
  readonly paragraph: number;
  /** What of the text it is about. */
  readonly text: string;
  readonly message: string;
}

interface PrintedCoverage {
  readonly author: string;
  readonly n: number;
  readonly class: DescriptionClass;
  readonly state: string;
}

const LONGEST = 120;
const short = (text: string): string => {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length <= LONGEST
    ? line
    : `${line
        .slice(0, LONGEST - 1)
        .trimEnd()
        .toWellFormed()}…`;
};

/** Findings as they are printed, in the order of the text; what is about the whole comes first. */
export function printedFindings({ document, findings, night, blockOf }: Checked): readonly PrintedFinding[] {
  const passages = new Map(published(document).map((one) => [one.path.join('.'), one.text]));
  const about = ({ path, from, to, source, key, code }: Finding): string => {
    const text = path && passages.get(path.join('.'));
    if (text !== undefined) return from === undefined ? text : text.slice(from, to);
    const description = night.material.descriptions.find(({ id }) => id === source);
    return description?.text ?? (code === 'death-untold' ? key.slice(code.length + 1) : '');
  };
  return findings
    .map((one) => ({
      code: one.code,
      stops: one.stops,
      paragraph: one.path ? blockOf(one.path) : 0,
      text: short(about(one)),
      message: one.message,
    }))
    .toSorted((a, b) => a.paragraph - b.paragraph || Number(b.stops) - Number(a.stops));
}

/** What became of each description, in the order in which they were sent. */
export function printedCoverage({ night, coverage }: Checked): readonly PrintedCoverage[] {
  const states = new Map(coverage.map(({ source, state }) => [source, state]));
  const classes = new Map(night.material.descriptions.map((one) => [one.id, one.class]));
  return night.written.map(({ id, author, n }) => ({
    author,
    n,
    class: classes.get(id) ?? 'C',
    state: states.get(id) ?? 'unwoven',
  }));
}

/** `{ coverage, findings }` */
export const asJson = (checked: Checked): string =>
  JSON.stringify({ coverage: printedCoverage(checked), findings: printedFindings(checked) }, null, 2);

/** The findings for a reader, a line each, and how much is woven. */
export function asLines(file: string, checked: Checked): string {
  const findings = printedFindings(checked);
  const lines = findings.map(
    ({ code, stops, paragraph, message }) =>
      `${file}:${paragraph === 0 ? '' : `paragraph ${String(paragraph)}:`} ${code} (${stops ? 'останавливает' : 'совет'}) ${message}`,
  );
  const due = printedCoverage(checked).filter((one) => one.class !== 'C');
  const woven = due.filter(({ state }) => state !== 'unwoven').length;
  const stops = findings.filter((one) => one.stops).length;
  const verdict = stops > 0 ? `Останавливает: ${String(stops)}.` : 'Публикации ничто не мешает.';
  return [...lines, `${verdict} Вплетено ${String(woven)} из ${String(due.length)}.`].join('\n');
}
