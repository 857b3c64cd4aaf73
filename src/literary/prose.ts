import type { ReportMark, ReportNode } from './node.ts';

/** Makes the inside of a textblock from one line of plain text. */
export type ReadLine = (line: string) => readonly ReportNode[];

/** A line of dialogue begins with a dash. */
export const isSpeech = (line: string): boolean => /^[-–—]\s/u.test(line);

/** Short lines running without speech are verse: their breaks are kept. */
export const isVerse = (lines: readonly string[]): boolean =>
  lines.length > 1 && lines.every((line) => line.length <= 60 && !isSpeech(line));

/**
 * A plain text as blocks of a report: an empty line parts stanzas, a line that begins with a dash is dialogue,
 * every other line a paragraph.
 * @param marks what line breaks inside verse carry
 */
export function proseBlocks(
  text: string,
  read: ReadLine,
  marks: readonly ReportMark[] = [],
): readonly ReportNode[] {
  const stanzas = text
    .split(/\n\s*\n/u)
    .map((part) =>
      part
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    )
    .filter((lines) => lines.length > 0);
  const lineBreak: ReportNode = marks.length > 0 ? { type: 'hardBreak', marks } : { type: 'hardBreak' };
  return stanzas.flatMap((lines): readonly ReportNode[] =>
    isVerse(lines)
      ? [
          {
            type: 'verse',
            content: lines.flatMap((line, index) => [...(index > 0 ? [lineBreak] : []), ...read(line)]),
          },
        ]
      : lines.map((line) => ({ type: isSpeech(line) ? 'dialogue' : 'paragraph', content: read(line) })),
  );
}
