import { attr, block, isTextblock, type ReportNode } from './node.ts';
import { type ReportDocument, titleOf } from './report.ts';
import { nodes } from './walk.ts';

const key = (node: ReportNode): string => JSON.stringify(node);

/** The positions of blocks that two versions share, in order: the longest common subsequence. */
function shared(one: readonly string[], other: readonly string[]): readonly (readonly [number, number])[] {
  const width = other.length + 1;
  const length = new Uint32Array((one.length + 1) * width);
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const best =
        one[i] === other[j]
          ? (length[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(length[(i + 1) * width + j] ?? 0, length[i * width + j + 1] ?? 0);
      length[i * width + j] = best;
    }
  }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (one[i] === other[j]) pairs.push([i++, j++]);
    else if ((length[(i + 1) * width + j] ?? 0) >= (length[i * width + j + 1] ?? 0)) i += 1;
    else j += 1;
  }
  return pairs;
}

/** Where the blocks of the base are found in a version; null: changed or gone. */
function placesOf(base: readonly string[], version: readonly string[]): readonly (number | null)[] {
  const pairs = new Map(shared(base, version));
  return base.map((_, at) => pairs.get(at) ?? null);
}

/** Whether a stretch stands in a version as the base has it. */
const unchanged = (stretch: readonly string[], base: readonly string[]): boolean =>
  stretch.join('\n') === base.join('\n');

/**
 * «Слить»: what either side changed since the version both began with; where both changed the same place,
 * mine and then theirs, so that no word is lost. A fragment changed by both stays mine, and what they made of it follows
 * as blocks of no fragment; a title changed by both stays mine, and theirs is a note to self.
 */
export function merge(base: ReportDocument, mine: ReportDocument, theirs: ReportDocument): ReportDocument {
  const [was, my, their] = [base, mine, theirs].map((doc) => doc.content.slice(1).map(key));
  if (!was || !my || !their) return mine;
  const [inMine, inTheirs] = [placesOf(was, my), placesOf(was, their)];
  const out: string[] = [];
  let [w, m, t] = [0, 0, 0];
  const stretch = (toW: number, toM: number, toT: number): void => {
    const [before, ours, others] = [was.slice(w, toW), my.slice(m, toM), their.slice(t, toT)];
    if (unchanged(ours, before)) out.push(...others);
    else if (unchanged(others, before)) out.push(...ours);
    else out.push(...ours, ...others.filter((one) => !ours.includes(one) && !before.includes(one)));
  };
  was.forEach((_, at) => {
    const [toM, toT] = [inMine[at], inTheirs[at]];
    if (toM === null || toM === undefined || toT === null || toT === undefined) return;
    stretch(at, toM, toT);
    out.push(was[at] ?? '');
    [w, m, t] = [at + 1, toM + 1, toT + 1];
  });
  stretch(was.length, my.length, their.length);
  const blocks = out.map((one) => JSON.parse(one) as ReportNode);
  return {
    ...mine,
    attrs: {
      ...mine.attrs,
      omitted: { ...theirs.attrs.omitted, ...mine.attrs.omitted },
      accepted: { ...theirs.attrs.accepted, ...mine.attrs.accepted },
    },
    content: [...titled(base, mine, theirs), ...oneOfEach(blocks, base)],
  };
}

/** My title, unless only they changed it; where both did, theirs beside it. */
function titled(base: ReportDocument, mine: ReportDocument, theirs: ReportDocument): readonly ReportNode[] {
  const [was, my, their] = [titleOf(base), titleOf(mine), titleOf(theirs)];
  if (my === was) return theirs.content.slice(0, 1);
  const lost = their === was || their === my || their === '';
  return [...mine.content.slice(0, 1), ...(lost ? [] : [block('note', `Другой заголовок: ${their}`)])];
}

/**
 * A fragment stands once: of two with the same id the first stays, and of the second what neither the first nor the base
 * has of it, out of the fragment. Its words keep their marks: they stay their author's, and a rumour a rumour.
 */
function oneOfEach(blocks: readonly ReportNode[], base: ReportDocument): readonly ReportNode[] {
  const known = new Map<string, Set<string>>();
  const heard = (node: ReportNode): Set<string> => {
    const id = attr(node, 'id');
    const words = known.get(id) ?? new Set();
    known.set(id, words);
    for (const child of node.content ?? []) words.add(key(child));
    return words;
  };
  for (const node of nodes(base)) if (node.type === 'fragment') heard(node);
  const seen = new Set<string>();
  const once = (node: ReportNode): readonly ReportNode[] => {
    if (node.type !== 'fragment') {
      if (!node.content || isTextblock(node)) return [node];
      const content = node.content.flatMap(once);
      return content.length > 0 ? [{ ...node, content }] : [];
    }
    const id = attr(node, 'id');
    const words = known.get(id);
    const fresh = (node.content ?? []).filter((child) => !words?.has(key(child)));
    heard(node);
    if (seen.has(id)) return fresh;
    seen.add(id);
    return [node];
  };
  return blocks.flatMap(once);
}
