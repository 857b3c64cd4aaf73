import { attr, isRumour, isTextblock, type ReportNode, wovenMark } from './node.ts';

/** A run of a textblock's text that comes from a description. Offsets are of the textblock's text. */
export interface WovenRun {
  readonly source: string;
  readonly rumour: boolean;
  readonly from: number;
  readonly to: number;
}

/** A textblock as the checks read it: its place, its plain text, and where the text came from. */
export interface Passage {
  /** Child indexes from the document down to the textblock. */
  readonly path: readonly number[];
  readonly kind: string;
  readonly text: string;
  readonly woven: readonly WovenRun[];
  /** The fragment around it. */
  readonly fragment: { readonly id: string; readonly source: string; readonly rumour: boolean } | null;
  /** It stands in a quotation. */
  readonly quoted: boolean;
}

/** What an inline node reads as. */
export const inlineText = (node: ReportNode): string =>
  node.type === 'text'
    ? (node.text ?? '')
    : node.type === 'nick'
      ? attr(node, 'player')
      : node.type === 'hardBreak'
        ? '\n'
        : '';

function passage(
  node: ReportNode,
  path: readonly number[],
  fragment: Passage['fragment'],
  quoted: boolean,
): Passage {
  let text = '';
  const woven: WovenRun[] = [];
  for (const child of node.content ?? []) {
    const from = text.length;
    text += inlineText(child);
    const mark = wovenMark(child);
    if (!mark) continue;
    const run = { source: attr(mark, 'source'), rumour: isRumour(mark), from, to: text.length };
    const last = woven.at(-1);
    if (last && last.to === from && last.source === run.source && last.rumour === run.rumour) {
      woven[woven.length - 1] = { ...last, to: run.to };
    } else woven.push(run);
  }
  return { path, kind: node.type, text, woven, fragment, quoted };
}

/** Every textblock of the document in order, the title first; notes to self included (kind `note`). */
export function passages(doc: ReportNode): readonly Passage[] {
  const found: Passage[] = [];
  const visit = (
    node: ReportNode,
    path: readonly number[],
    fragment: Passage['fragment'],
    quoted: boolean,
  ): void => {
    if (isTextblock(node)) return void found.push(passage(node, path, fragment, quoted));
    const inside =
      node.type === 'fragment'
        ? { id: attr(node, 'id'), source: attr(node, 'source'), rumour: isRumour(node) }
        : fragment;
    node.content?.forEach((child, index) =>
      visit(child, [...path, index], inside, quoted || node.type === 'blockquote'),
    );
  };
  visit(doc, [], null, false);
  return found;
}

/** The passages that will be published. */
export const published = (doc: ReportNode): readonly Passage[] =>
  passages(doc).filter(({ kind }) => kind !== 'note');

/** Every node of the document, itself first. */
export function* nodes(doc: ReportNode): Generator<ReportNode> {
  yield doc;
  for (const child of doc.content ?? []) yield* nodes(child);
}
