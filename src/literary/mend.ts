import { readDocument } from './document.ts';
import { attrsOf, isRecord } from './migrations/json.ts';
import { isNewer } from './migrations/migrate.ts';
import { block, type ReportNode } from './node.ts';
import { emptyDocument, type ReportDocument } from './report.ts';
import { salvage } from './salvage.ts';

const inWords = (json: unknown): readonly ReportNode[] =>
  salvage({ content: [json] }).map((words) => block('paragraph', words.replaceAll('\n', ' ')));

/**
 * Makes a stored report that cannot be opened into one that can: every block that reads well stays as it is, of the
 * others the words stay, as paragraphs.
 * @returns null for what is no report at all, and for one of a later edition of this program, which knows better
 */
export function mend(json: unknown): ReportDocument | null {
  if (!isRecord(json) || !Array.isArray(json.content) || isNewer(json)) return null;
  const empty = emptyDocument();
  const read = (attrs: unknown, content: readonly unknown[]) => readDocument({ type: 'doc', attrs, content });
  const attrs = read(attrsOf(json), empty.content).ok ? attrsOf(json) : empty.attrs;
  const blocks: readonly unknown[] = json.content;
  const title = read(attrs, blocks.slice(0, 1)).ok ? blocks.slice(0, 1) : empty.content;
  const rest = title === empty.content ? blocks : blocks.slice(1);
  const kept = rest.flatMap((one): readonly unknown[] =>
    read(attrs, [...empty.content, one]).ok ? [one] : inWords(one),
  );
  for (const content of [kept, rest.flatMap(inWords)]) {
    const whole = read(attrs, [...title, ...content]);
    if (whole.ok) return whole.value;
  }
  return null;
}
