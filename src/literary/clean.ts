import type { Result } from '../engine/result.ts';
import { markAttributes, nodeAttributes } from './attributes.ts';
import type { ReportMark, ReportNode } from './node.ts';
import { type DocumentRefusal, LIMITS, refuse } from './refusal.ts';
import { visible } from './visible.ts';

type Path = readonly number[];
type Cleaned<T> = Result<T, DocumentRefusal>;

/** What is counted over the whole document. */
interface Count {
  text: number;
  readonly fragments: Set<string>;
  readonly night: ReadonlySet<string> | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const attrsOf = (value: Record<string, unknown>) => (isRecord(value.attrs) ? value.attrs : {});

// PostgreSQL takes no NUL, and XML (EPUB) none of the others.
const withoutControls = (text: string) => text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** Whether attributes can be stored: no half of a character, no sign that is none. */
const areWhole = (attrs: Record<string, unknown>): boolean =>
  Object.values(attrs).every(
    (value) => typeof value !== 'string' || (value.isWellFormed() && withoutControls(value) === value),
  );

/** What somebody called a type, short enough to be said back to him. */
const named = (type: string): string => type.slice(0, 60).toWellFormed();

function mark(json: unknown, path: Path, count: Count): Cleaned<ReportMark> {
  if (!isRecord(json) || typeof json.type !== 'string') return refuse('bad-document', path);
  const read = markAttributes.get(json.type);
  if (!read) return refuse('unknown-node', path, { type: named(json.type) });
  const attrs = read(attrsOf(json));
  if (!attrs || !areWhole(attrs)) return refuse(json.type === 'link' ? 'bad-link' : 'bad-document', path);
  if (json.type === 'woven' && count.night && !count.night.has(String(attrs.source))) {
    return refuse('foreign-fragment', path);
  }
  return { ok: true, value: { type: json.type, attrs } };
}

function each<T>(list: unknown, path: Path, read: (item: unknown, path: Path) => Cleaned<T>): Cleaned<T[]> {
  if (list === undefined) return { ok: true, value: [] };
  if (!Array.isArray(list)) return refuse('bad-document', path);
  const values: T[] = [];
  for (const [index, item] of list.entries()) {
    const one = read(item, [...path, index]);
    if (!one.ok) return one;
    values.push(one.value);
  }
  return { ok: true, value: values };
}

function text(json: Record<string, unknown>, path: Path, count: Count): Cleaned<string> {
  if (typeof json.text !== 'string') return refuse('bad-document', path);
  if (!json.text.isWellFormed()) return refuse('bad-document', path, { why: 'surrogate' });
  count.text += json.text.length;
  if (count.text > LIMITS.text) return refuse('too-long', path, { most: LIMITS.text });
  return { ok: true, value: visible(withoutControls(json.text)) };
}

function node(json: unknown, path: Path, count: Count): Cleaned<ReportNode> {
  if (path.length > LIMITS.depth) return refuse('too-deep', path, { most: LIMITS.depth });
  if (!isRecord(json) || typeof json.type !== 'string') return refuse('bad-document', path);
  const read = nodeAttributes.get(json.type);
  if (!read) return refuse('unknown-node', path, { type: named(json.type) });
  const attrs = read(attrsOf(json));
  if (!attrs) return refuse('bad-document', path, { type: json.type });
  if (!areWhole(attrs)) return refuse('bad-document', path, { why: 'surrogate' });
  if (json.type === 'fragment') {
    const id = String(attrs.id);
    if (count.fragments.has(id)) return refuse('duplicate-fragment', path, { id });
    count.fragments.add(id);
    if (count.night && !count.night.has(String(attrs.source))) return refuse('foreign-fragment', path);
  }
  const marks = each(json.marks, path, (item) => mark(item, path, count));
  if (!marks.ok) return marks;
  if (json.type === 'text') {
    const read = text(json, path, count);
    if (!read.ok) return read;
    return { ok: true, value: { type: 'text', text: read.value, marks: marks.value } };
  }
  const content = each(json.content, path, (item, at) => node(item, at, count));
  if (!content.ok) return content;
  const kept = content.value.filter((child) => child.type !== 'text' || child.text !== '');
  return { ok: true, value: { type: json.type, attrs, marks: marks.value, content: kept } };
}

/**
 * The blocks of a document from outside, with known nodes, marks and attributes only; the first thing that
 * is not allowed refuses it all. Fragment ids must be unique, and of the night when its ids are given.
 */
export function clean(content: unknown, night?: ReadonlySet<string>): Cleaned<readonly ReportNode[]> {
  const count: Count = { text: 0, fragments: new Set(), night };
  const blocks = each(content, [], (item, path) => node(item, path, count));
  if (!blocks.ok) return blocks;
  const bytes = new TextEncoder().encode(JSON.stringify(blocks.value)).length;
  if (bytes > LIMITS.bytes) return refuse('too-long', [], { most: LIMITS.bytes });
  return blocks;
}
