import { z } from 'zod';
import type { Result } from '../engine/result.ts';
import { clean } from './clean.ts';
import { reportSchema, SCHEMA_VERSION } from './extensions.ts';
import { block, type ReportNode } from './node.ts';
import { type DocumentRefusal, refuse } from './refusal.ts';
import { published } from './walk.ts';

/** «Литературный отчёт» as it is stored: ProseMirror's JSON, its first block the title. */
export interface ReportDocument extends ReportNode {
  readonly type: 'doc';
  readonly attrs: {
    readonly schemaVersion: number;
    /** Descriptions that the host left out, by id, with his reasons. */
    readonly omitted: Readonly<Record<string, string>>;
    /** Findings that the host accepted, by their keys, with his reasons. */
    readonly accepted: Readonly<Record<string, string>>;
  };
  readonly content: readonly ReportNode[];
}

const reasons = z
  .record(z.string().max(300), z.string().max(2000))
  .refine((all) => Object.entries(all).every(([key, why]) => key.isWellFormed() && why.isWellFormed()))
  .default({});

const shape = z.object({
  type: z.literal('doc'),
  attrs: z
    .object({ schemaVersion: z.int().min(1).default(SCHEMA_VERSION), omitted: reasons, accepted: reasons })
    .prefault({}),
  content: z.array(z.unknown()).min(1),
});

/** The first heading is the title (level 2), every other one a section (level 3). */
const levelled = (blocks: readonly ReportNode[]): readonly ReportNode[] =>
  blocks.map((node, index) =>
    node.type === 'heading' ? { ...node, attrs: { level: index === 0 ? 2 : 3 } } : node,
  );

/**
 * Reads a report from outside.
 * @param json what came in: from a browser, the database, a seed
 * @param night ids of the night's descriptions; when given, woven pieces of others are refused
 * @returns the document with every default filled in and nothing that the schema doesn't know, or why not
 */
export function readDocument(
  json: unknown,
  night?: Iterable<string>,
): Result<ReportDocument, DocumentRefusal> {
  const read = shape.safeParse(json);
  if (!read.success) {
    return refuse('bad-document', (read.error.issues[0]?.path ?? []).map(String));
  }
  const { attrs, content } = read.data;
  if (attrs.schemaVersion > SCHEMA_VERSION) {
    return refuse('newer-version', ['attrs'], { version: attrs.schemaVersion });
  }
  const blocks = clean(content, night && new Set(night));
  if (!blocks.ok) return blocks;
  try {
    const node = reportSchema.nodeFromJSON({ type: 'doc', attrs, content: levelled(blocks.value) });
    node.check();
    return { ok: true, value: node.toJSON() as ReportDocument };
  } catch (error) {
    // ProseMirror tells by throwing that a node may not stand where it stands.
    return refuse('bad-document', [], { why: error instanceof Error ? error.message : '' });
  }
}

/** A report that has nothing but its title. */
export const emptyDocument = (title = ''): ReportDocument => ({
  type: 'doc',
  attrs: { schemaVersion: SCHEMA_VERSION, omitted: {}, accepted: {} },
  content: [block('heading', title, { level: 2 })],
});

/** The title: the text of the first block. */
export const titleOf = (doc: ReportNode): string => published(doc)[0]?.text.trim() ?? '';

/** The text that will be published, the title first, an empty line between blocks; notes to self left out. */
export const plainText = (doc: ReportNode): string =>
  published(doc)
    .map(({ text }) => text)
    .join('\n\n');
