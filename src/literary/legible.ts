import { markAttributes, nodeAttributes } from './attributes.ts';
import { readDocument } from './document.ts';
import { attrsOf, isRecord } from './migrations/json.ts';
import { isNewer } from './migrations/migrate.ts';
import { LIMITS } from './refusal.ts';
import { emptyDocument, type ReportDocument } from './report.ts';

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isKnownMark = (mark: unknown): boolean =>
  isRecord(mark) && Boolean(markAttributes.get(String(mark.type))?.(attrsOf(mark)));

/** A node without what is not known in it; none when it is not known itself. */
function known(node: unknown, depth = 0): readonly unknown[] {
  if (!isRecord(node) || depth > LIMITS.depth) return [];
  if (!nodeAttributes.get(String(node.type))?.(attrsOf(node))) return [];
  const { marks, content, ...rest } = node;
  const inside = list(content).flatMap((child) => known(child, depth + 1));
  return [{ ...rest, marks: list(marks).filter(isKnownMark), content: inside }];
}

/** What reads well of a document from a later edition of this program: the known, each block by itself. */
function knownPart(json: unknown): ReportDocument | null {
  const { attrs, content: empty } = emptyDocument();
  const blocks = isRecord(json) ? list(json.content).flatMap((block) => known(block)) : [];
  const read = (content: readonly unknown[]) => readDocument({ type: 'doc', attrs, content });
  const whole = blocks.reduce<readonly unknown[]>((kept, block) => {
    const first = kept === empty;
    if (first && read([block]).ok) return [block];
    return read([...empty, block]).ok ? [...kept, block] : kept;
  }, empty);
  const all = read(whole);
  return all.ok ? all.value : null;
}

/**
 * A published report as far as this program can print it. One that a later edition has written is read without its
 * unknown parts: whatever stands in them might be a memo that the public may not read.
 * @returns null when nothing of it can be read
 */
export function legible(json: unknown): ReportDocument | null {
  const read = readDocument(json);
  if (read.ok) return read.value;
  return isNewer(json) ? knownPart(json) : null;
}
