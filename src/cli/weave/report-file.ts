import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Result } from '../../engine/result.ts';
import { readMarkdown } from '../../literary/markdown/read.ts';
import { LIMITS } from '../../literary/refusal.ts';
import { plainText, type ReportDocument } from '../../literary/report.ts';

/** A report that was read from a Markdown file. */
export interface ReportFile {
  readonly document: ReportDocument;
  readonly blockOf: (path: readonly number[]) => number;
}

/** The bytes of a file, looked for where npm started us and where the user stood. */
function bytesOf(file: string): Uint8Array | null {
  for (const folder of [process.cwd(), process.env['INIT_CWD']]) {
    try {
      if (folder !== undefined) return readFileSync(resolve(folder, file));
    } catch {
      continue;
    }
  }
  return null;
}

function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Reads a report; the error says in words why it cannot be read. */
export function readReportFile(file: string): Result<ReportFile, string> {
  const bytes = bytesOf(file);
  if (bytes === null) return { ok: false, error: `${file}: cannot be read; expected a report in Markdown` };
  const text = textOf(bytes);
  if (text === null) return { ok: false, error: `${file}: not UTF-8; expected a report in Markdown` };
  if (text.includes('\0')) return { ok: false, error: `${file}: not a text; expected a report in Markdown` };
  const { document, blocks } = readMarkdown(text);
  if (plainText(document).length > LIMITS.text)
    return { ok: false, error: `${file}: longer than the ${String(LIMITS.text)} characters of a report` };
  return { ok: true, value: { document, blockOf: ([block = 0]) => blocks[block] ?? 0 } };
}
