import { emptyDocument, type ReportDocument } from '../literary/document.ts';
import { proseReader, sharedRuns } from '../literary/reuse.ts';

interface Source {
  id: string;
  author: string;
  text: string;
}

interface Inline {
  type: string;
  text?: string;
  marks?: readonly { type: string; attrs: Record<string, string> }[];
}

/** The runs of a paragraph that are a description's own words, so that the reader of the archive learns whose they are. */
function ownWords(text: string, sources: readonly Source[]): { from: number; to: number; id: string }[] {
  const read = proseReader([]);
  const words = read(text);
  return sources
    .flatMap(({ id, text: theirs }) =>
      sharedRuns(words, read(theirs)).map(({ at, length }) => ({
        from: words[at]?.from ?? 0,
        to: words[at + length - 1]?.to ?? 0,
        id,
      })),
    )
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .reduce<{ from: number; to: number; id: string }[]>(
      (kept, run) => (kept.some((one) => one.from < run.to && run.from < one.to) ? kept : [...kept, run]),
      [],
    )
    .sort((a, b) => a.from - b.from);
}

function inline(text: string, sources: readonly Source[]): Inline[] {
  const nodes: Inline[] = [];
  const put = (part: string, id?: string) => {
    part.split('\n').forEach((line, n) => {
      if (n > 0) nodes.push({ type: 'hardBreak' });
      if (line !== '') {
        nodes.push({
          type: 'text',
          text: line,
          ...(id ? { marks: [{ type: 'woven', attrs: { source: id } }] } : {}),
        });
      }
    });
  };
  let at = 0;
  for (const run of ownWords(text, sources)) {
    put(text.slice(at, run.from));
    put(text.slice(run.from, run.to), run.id);
    at = run.to;
  }
  put(text.slice(at));
  return nodes;
}

/** Short lines, not a dialogue's. */
function isVerse(part: string): boolean {
  const lines = part.split('\n');
  return lines.length > 1 && !part.startsWith('—') && lines.every((line) => line.length < 60);
}

/** A written morning report as the workshop would hold it: verse as verse, the players' own words marked as woven. */
export function demoDocument(
  title: string,
  paragraphs: readonly { from: readonly string[]; text: string }[],
  descriptions: readonly Source[],
): ReportDocument {
  const blocks = paragraphs.flatMap(({ from, text }) => {
    const sources = descriptions.filter((one) => from.includes(one.author));
    return text
      .trim()
      .split(/\n{2,}/)
      .flatMap((part) => (isVerse(part) ? [part] : part.split('\n')))
      .map((part) => ({ type: isVerse(part) ? 'verse' : 'paragraph', content: inline(part, sources) }));
  });
  const empty = emptyDocument(title);
  return { ...empty, content: [...empty.content, ...(blocks as ReportDocument['content'])] };
}
