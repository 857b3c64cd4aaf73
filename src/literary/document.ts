import { z } from 'zod';
import type { Result } from '../engine/result.ts';
import { clean } from './clean.ts';
import { reportSchema } from './extensions.ts';
import { migrate } from './migrations/migrate.ts';
import { type DocumentRefusal, refuse } from './refusal.ts';
import { levelled, type ReportDocument, SCHEMA_VERSION } from './report.ts';

export { emptyDocument, plainText, type ReportDocument, titleOf } from './report.ts';

/** The database holds no NUL and no half of a character. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const reasons = z
  .record(z.string().max(300), z.string().max(2000))
  .refine((all) => Object.entries(all).flat().every(isStorable))
  .default({});

const shape = z.object({
  type: z.literal('doc'),
  attrs: z
    .object({ schemaVersion: z.int().min(1).default(SCHEMA_VERSION), omitted: reasons, accepted: reasons })
    .prefault({}),
  content: z.array(z.unknown()).min(1),
});

/**
 * Reads a report from outside; one of an older version is brought up to date first (W5).
 * @param json what came in: from a browser, the database, a seed
 * @param night ids of the night's descriptions; when given, woven pieces of others are refused
 * @returns the document with every default filled in and nothing that the schema doesn't know, or why not
 */
export function readDocument(
  json: unknown,
  night?: Iterable<string>,
): Result<ReportDocument, DocumentRefusal> {
  const read = shape.safeParse(migrate(json));
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
    return refuse('bad-document', [], {
      why: error instanceof Error ? error.message.slice(0, 200).toWellFormed() : '',
    });
  }
}
