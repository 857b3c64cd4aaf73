import type { ReportDocument } from '../report.ts';
import { attr, type ReportNode } from '../node.ts';

/** A report printed as Markdown. */
export interface PrintedReport {
  readonly text: string;
  /** The number of the printed block, from 1, of a passage at this path; 0: it isn't printed. */
  readonly blockOf: (path: readonly number[]) => number;
}

/** Signs that Markdown would take for its own. */
const escaped = (text: string): string =>
  text
    .replace(/\\/gu, '\\\\')
    .replace(/[*`]|\[(?=[^\]\n]*\]\()|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
    .replace(/&(?=#?\w+;)/gu, '&amp;');

/** The same at the beginning of a line. */
const begun = (line: string): string =>
  line
    .replace(/^( {0,3})([#>+-])(?=[\s#>]|$)/u, '$1\\$2')
    .replace(/^( {0,3}\d{1,9})([.)])(?=\s)/u, '$1\\$2')
    .replace(/^([-=_])(?=\1*\s*$)/u, '\\$1');

function inline(node: ReportNode): string {
  if (node.type === 'hardBreak') return '  \n';
  const text = node.type === 'nick' ? escaped(attr(node, 'player')) : escaped(node.text ?? '');
  return (node.marks ?? []).reduceRight((inside, { type, attrs }) => {
    // Emphasis against a blank is none.
    const [, before = '', core = '', after = ''] = /^(\s*)([^]*?)(\s*)$/u.exec(inside) ?? [];
    if (core === '') return inside;
    if (type === 'bold') return `${before}**${core}**${after}`;
    if (type === 'italic') return `${before}*${core}*${after}`;
    if (type === 'link') return `${before}[${core}](<${String(attrs?.href)}>)${after}`;
    return inside;
  }, text);
}

const lines = (node: ReportNode): string => {
  const text = (node.content ?? []).map(inline).join('');
  const said = node.type === 'dialogue' && !/^\s*[-–—]/u.test(text) ? `— ${text}` : text;
  return said
    .split('\n')
    .map((line) => begun(line.trimStart()))
    .join('\n');
};

const quoted = (text: string): string => text.replace(/^/gmu, '> ').replace(/^> $/gmu, '>');

/** A list as one block; what stands in its items one after another. */
function list(node: ReportNode): string {
  const start = typeof node.attrs?.start === 'number' ? node.attrs.start : 1;
  return (node.content ?? [])
    .map((item, index) => {
      const text = (item.content ?? []).map(lines).join(' ');
      return `${node.type === 'orderedList' ? `${start + index}.` : '-'} ${text}`;
    })
    .join('\n');
}

/**
 * Prints what will be published as Markdown: the title as «#», fragments as plain paragraphs, verse with its line
 * breaks, separators as «* * *». Notes to self and empty blocks are left out.
 */
export function printMarkdown(doc: ReportDocument): PrintedReport {
  const printed: string[] = [];
  const numbers = new Map<string, number>();
  const put = (text: string, path: readonly number[]) => {
    if (text.trim() === '') return;
    printed.push(text);
    numbers.set(path.join('.'), printed.length);
  };
  const visit = (node: ReportNode, path: readonly number[]): void => {
    const inside = node.content ?? [];
    if (node.type === 'fragment') inside.forEach((child, index) => visit(child, [...path, index]));
    else if (node.type === 'heading') {
      const text = inside.map(inline).join('').replaceAll('\n', ' ').trim();
      if (text !== '') put(`${path[0] === 0 ? '#' : '##'} ${text}`, path);
    } else if (node.type === 'horizontalRule') put('* * *', path);
    else if (node.type === 'blockquote') {
      const text = inside.map((child) => (child.type.endsWith('List') ? list(child) : lines(child)));
      put(quoted(text.join('\n\n')), path);
    } else if (node.type.endsWith('List')) put(list(node), path);
    else if (node.type !== 'note') put(lines(node), path);
  };
  doc.content.forEach((node, index) => visit(node, [index]));
  const blockOf = (path: readonly number[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const number = numbers.get(path.slice(0, length).join('.'));
      if (number !== undefined) return number;
    }
    return 0;
  };
  return { text: `${printed.join('\n\n')}\n`, blockOf };
}
