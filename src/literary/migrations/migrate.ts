import { attrsOf, isRecord, type Json } from './json.ts';
import { toVersion2 } from './version-2.ts';

/**
 * What was changed in the shape of reports, oldest first: the first step leads from version 1 to 2, and so on. A step
 * takes any JSON and never throws; what it cannot read it leaves to the reader to refuse. Steps are never edited once
 * documents were stored with them: a new change is a new step.
 */
const steps: readonly ((doc: Json) => Json)[] = [toVersion2];

/** The version that documents are written in. */
export const SCHEMA_VERSION = 1 + steps.length;

/**
 * The version that a stored document was written in: what it says itself, else `told` (its row's column), else 1, for
 * the first ones did not say. null when what it says is no version.
 */
export function versionOf(json: unknown, told = 1): number | null {
  const { schemaVersion: version = told } = isRecord(json) ? attrsOf(json) : {};
  return Number.isInteger(version) && Number(version) >= 1 ? Number(version) : null;
}

/** Whether a later edition of this program has written it: it can be shown as far as it is known, and never saved over. */
export const isNewer = (json: unknown): boolean => (versionOf(json) ?? 1) > SCHEMA_VERSION;

/**
 * Brings a stored document up to the present shape, step by step. One of this version, of a newer one, or without a
 * version that can be told, comes back as it went in.
 */
export function migrate(json: unknown, told?: number): unknown {
  const version = versionOf(json, told);
  if (!isRecord(json) || version === null || version >= SCHEMA_VERSION) return json;
  const migrated = steps.slice(version - 1).reduce((doc, step) => step(doc), json);
  return { ...migrated, attrs: { ...attrsOf(migrated), schemaVersion: SCHEMA_VERSION } };
}
