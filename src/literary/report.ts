import { SCHEMA_VERSION } from './migrations/migrate.ts';
import { block, type ReportNode } from './node.ts';
import { published } from './walk.ts';

export { SCHEMA_VERSION };

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

/** The first heading is the title (level 2), every other one a section (level 3). */
export const levelled = (blocks: readonly ReportNode[]): readonly ReportNode[] =>
  blocks.map((node, index) =>
    node.type === 'heading' ? { ...node, attrs: { level: index === 0 ? 2 : 3 } } : node,
  );

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
