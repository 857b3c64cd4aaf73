import { cleanText } from '../description.ts';
import { type ReportNode, textNode } from '../node.ts';
import { isSpeech, isVerse } from '../prose.ts';
import { levelled, type ReportDocument, SCHEMA_VERSION } from '../report.ts';
import { type Chunk, chunks } from './lines.ts';
import { readInline } from './inline.ts';

/** A report that came as Markdown. */
export interface MarkdownReport {
  /** Nothing but what the schema of reports knows: `readDocument` would take it as it is, but for its limits. */
  readonly document: ReportDocument;
  /** The number of the Markdown block, from 1, that each block of the document comes from; 0: there is none. */
  readonly blocks: readonly number[];
}

/** A line that is broken by hand: two blanks or a backslash at its end. */
const broken = /(?:(?<! ) {2,}|\\)$/u;
const ends = /[.!?…»"”:;)]\s*$/u;

/** Lines of prose as paragraphs: a dash begins a line of dialogue, other lines go on where the one before stopped. */
function paragraphs(lines: readonly string[]): readonly string[] {
  const out: string[] = [];
  for (const line of lines) {
    const last = out.at(-1);
    const parted = last === undefined || isSpeech(line) || (isSpeech(last) && ends.test(last));
    if (parted) out.push(line);
    else out[out.length - 1] = `${last} ${line}`;
  }
  return out;
}

function textBlocks(lines: readonly string[]): readonly ReportNode[] {
  const plain = lines.map((line) => line.replace(broken, '').trim());
  const verse = isVerse(plain) || (plain.length > 1 && lines.slice(0, -1).every((line) => broken.test(line)));
  if (verse && !plain.some(isSpeech)) {
    const content = plain.flatMap((line, index): readonly ReportNode[] => [
      ...(index > 0 ? [{ type: 'hardBreak' }] : []),
      ...readInline(line),
    ]);
    return [{ type: 'verse', content }];
  }
  return paragraphs(plain).map((line) => ({
    type: isSpeech(line) ? 'dialogue' : 'paragraph',
    content: readInline(line),
  }));
}

const marker = /^ {0,3}(?:[-*+]|\d{1,9}[.)])[ \t]+/u;

/** The items of a list, each with the lines that were wrapped under it. */
function items(lines: readonly string[]): readonly string[] {
  const out: string[] = [];
  for (const line of lines) {
    if (marker.test(line) || out.length === 0) out.push(line.replace(marker, '').trim());
    else out[out.length - 1] += ` ${line.trim()}`;
  }
  return out;
}

/** A talk typed with hyphens is no list: whole sentences, and somebody asks, exclaims or is said to speak. */
const isTalk = (lines: readonly string[], all: readonly string[]): boolean =>
  lines.every((line) => !marker.test(line) || /^ {0,3}-/u.test(line)) &&
  all.length > 1 &&
  all.every((item) => ends.test(item)) &&
  all.some((item) => /[?!]|[,.…] [-–—] /u.test(item));

function list({ kind, lines }: Chunk): readonly ReportNode[] {
  const all = items(lines);
  if (kind === 'bullets' && isTalk(lines, all))
    return all.map((item) => ({ type: 'dialogue', content: [...textNode('— '), ...readInline(item)] }));
  const start = Number(/\d+/u.exec(lines[0] ?? '')?.[0] ?? 1);
  const content = all.map((item) => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: readInline(item) }],
  }));
  return [
    kind === 'bullets' ? { type: 'bulletList', content } : { type: 'orderedList', attrs: { start }, content },
  ];
}

function nodes(chunk: Chunk): readonly ReportNode[] {
  const [first = ''] = chunk.lines;
  switch (chunk.kind) {
    case 'heading': {
      const text = first.replace(/^ {0,3}#{1,6}[ \t]*/u, '').replace(/(?<=\S)[ \t]+#+[ \t]*$/u, '');
      return [{ type: 'heading', content: readInline(text.trim()) }];
    }
    case 'rule':
      return [{ type: 'horizontalRule' }];
    case 'quote': {
      const lines = chunk.lines.map((line) => line.replace(/^[ >\t]+/u, ''));
      const parts = chunks(lines.join('\n')).flatMap(({ lines: own }) => textBlocks(own));
      return parts.length > 0 ? [{ type: 'blockquote', content: parts }] : [];
    }
    case 'bullets':
    case 'numbers':
      return list(chunk);
    case 'text':
      return textBlocks(chunk.lines);
  }
}

/** A first line that reads as a title though no sign says so: alone, short, without a full stop, and text follows it. */
const isTitle = (chunk: Chunk | undefined, others: number): boolean =>
  chunk?.kind === 'text' &&
  others > 0 &&
  chunk.lines.length === 1 &&
  (chunk.lines[0] ?? '').length <= 120 &&
  !isSpeech(chunk.lines[0] ?? '') &&
  !/[.!?…:;,»)][*_]*\s*$/u.test(chunk.lines[0] ?? '');

/**
 * Reads a report that was written as Markdown: headings, paragraphs, verse, dialogue, lists, quotes, separators; bold,
 * italic and safe links; HTML is text. The first heading is the title; a report that begins with text has an empty one.
 * @param text whatever came: line ends, marks of order and invisible signs are put right first
 */
export function readMarkdown(text: string): MarkdownReport {
  // The blanks of a hand-made line break would be taken for dirt.
  const kept = text.replace(/(?<=\S)(?: {2}|\\)(?=\r?\n)/gu, '\\');
  const all = chunks(cleanText(kept));
  const content: ReportNode[] = [];
  const blocks: number[] = [];
  const put = (node: ReportNode, block: number) => {
    content.push(node);
    blocks.push(block);
  };
  const untitled = all[0]?.kind !== 'heading' && !isTitle(all[0], all.length - 1);
  if (untitled) put({ type: 'heading', content: [] }, 0);
  all.forEach((chunk, index) => {
    const asTitle = index === 0 && !untitled ? { ...chunk, kind: 'heading' as const } : chunk;
    for (const node of nodes(asTitle)) put(node, index + 1);
  });
  const attrs = { schemaVersion: SCHEMA_VERSION, omitted: {}, accepted: {} };
  return { document: { type: 'doc', attrs, content: levelled(content) }, blocks };
}
