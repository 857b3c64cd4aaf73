/** A mark of a report's text, as ProseMirror writes it in JSON. */
export interface ReportMark {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
}

/** A node of a report, as ProseMirror writes it in JSON. */
export interface ReportNode {
  readonly type: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly content?: readonly ReportNode[];
  readonly marks?: readonly ReportMark[];
  readonly text?: string;
}

/** The node's attribute as a string; '' when it has none. */
export const attr = (node: ReportNode | ReportMark, name: string): string => {
  const value = node.attrs?.[name];
  return typeof value === 'string' ? value : '';
};

/** Whether the node (or mark) tells of a rumour: a deed that may not have been. */
export const isRumour = (node: ReportNode | ReportMark): boolean => node.attrs?.rumour === true;

/** The inline mark of a woven piece of a description, if the node has it. */
export const wovenMark = (node: ReportNode): ReportMark | undefined =>
  node.marks?.find((mark) => mark.type === 'woven');

/** Textblocks: nodes whose children are text, line breaks and nicks. */
const textblocks = new Set(['paragraph', 'heading', 'verse', 'dialogue', 'note']);
export const isTextblock = (node: ReportNode): boolean => textblocks.has(node.type);

/** A text node; an empty string makes no node, for ProseMirror allows none. */
export const textNode = (text: string, marks: readonly ReportMark[] = []): readonly ReportNode[] =>
  text === '' ? [] : [marks.length > 0 ? { type: 'text', text, marks } : { type: 'text', text }];

/** A textblock of one plain text. */
export const block = (type: string, text: string, attrs?: ReportNode['attrs']): ReportNode => ({
  type,
  ...(attrs ? { attrs } : {}),
  content: textNode(text),
});
