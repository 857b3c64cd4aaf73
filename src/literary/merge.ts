import type { ReportDocument } from './report.ts';
import { attr, type ReportNode } from './node.ts';

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
 * mine and then theirs, so that no word is lost. The title is mine, unless only they changed it.
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
  const title = unchanged([key(mine.content[0] ?? base)], [key(base.content[0] ?? mine)]) ? theirs : mine;
  const blocks = out.map((one) => JSON.parse(one) as ReportNode);
  return {
    ...mine,
    attrs: {
      ...mine.attrs,
      omitted: { ...theirs.attrs.omitted, ...mine.attrs.omitted },
      accepted: { ...theirs.attrs.accepted, ...mine.attrs.accepted },
    },
    content: [...title.content.slice(0, 1), ...oneOfEach(blocks)],
  };
}

/** A fragment stands once: of two with the same id the first stays. */
function oneOfEach(blocks: readonly ReportNode[]): readonly ReportNode[] {
  const ids = new Set<string>();
  return blocks.filter((node) => {
    if (node.type !== 'fragment') return true;
    const id = attr(node, 'id');
    if (ids.has(id)) return false;
    ids.add(id);
    return true;
  });
}
