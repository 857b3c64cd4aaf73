import { Extension } from '@tiptap/core';
import { type Fragment, type Mark, type Node, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { ReplaceAroundStep, ReplaceStep } from '@tiptap/pm/transform';

/** An anchor for a fragment that is born in the editor. */
export const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const isFragment = (node: Node): boolean => node.type.name === 'fragment';
const isWovenOf = (mark: Mark, source: unknown): boolean =>
  mark.type.name === 'woven' && mark.attrs.source === source;

/** The positions of fragments by id. */
function fragments(doc: Node): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  doc.descendants((node, at) => {
    if (!isFragment(node)) return !node.isTextblock;
    const id = String(node.attrs.id);
    places.set(id, [...(places.get(id) ?? []), at]);
    return false;
  });
  return places;
}

/** Of several fragments with one id, the one that stood before keeps it; the others get new ones. */
function renewTwins(tr: Transaction, before: Node, map: (at: number) => number): void {
  const old = fragments(before);
  for (const [id, places] of fragments(tr.doc)) {
    if (places.length < 2 && id !== '') continue;
    const stood = old.get(id)?.[0];
    const owner = stood === undefined ? undefined : map(stood);
    const keeper = id === '' ? undefined : (places.find((at) => at === owner) ?? places[0]);
    for (const at of places) if (at !== keeper) tr.setNodeAttribute(at, 'id', freshId());
  }
}

/** The stretches of the document that were changed, one step wider on both sides. */
function changedIn(transactions: readonly Transaction[], doc: Node): readonly { from: number; to: number }[] {
  return transactions.flatMap((tr, index) =>
    tr.mapping.maps.flatMap((map, step) => {
      const ranges: { from: number; to: number }[] = [];
      map.forEach((_from, _to, newFrom, newTo) => {
        const later = [
          tr.mapping.slice(step + 1),
          ...transactions.slice(index + 1).map(({ mapping }) => mapping),
        ];
        const [from, to] = [
          later.reduce((at, mapping) => mapping.map(at, -1), newFrom),
          later.reduce((at, mapping) => mapping.map(at, 1), newTo),
        ];
        ranges.push({ from: Math.max(0, from - 1), to: Math.min(doc.content.size, to + 1) });
      });
      return ranges;
    }),
  );
}

/** Whether nothing of its description is left in a fragment. */
function isForsaken(fragment: Node): boolean {
  let left = false;
  fragment.descendants((node) => {
    left ||= node.isInline && node.marks.some((mark) => isWovenOf(mark, fragment.attrs.source));
    return !left;
  });
  return !left;
}

/** Words of another night lose their marks: as words of this one they would be nobody's. Fragments without words go. */
function dropForeign(
  tr: Transaction,
  changed: readonly { from: number; to: number }[],
  known: ReadonlySet<string>,
): void {
  const bare = new Set<number>();
  for (const { from, to } of changed) {
    tr.doc.nodesBetween(from, to, (node, at) => {
      for (const mark of node.marks) {
        if (mark.type.name === 'woven' && !known.has(String(mark.attrs.source))) {
          tr.removeMark(at, at + node.nodeSize, mark);
        }
      }
      if (isFragment(node) && (!known.has(String(node.attrs.source)) || isForsaken(node))) bare.add(at);
    });
  }
  for (const at of [...bare].toSorted((a, b) => b - a)) {
    const end = at + (tr.doc.nodeAt(at)?.nodeSize ?? 0);
    // What is inside stays where it is, the cursor with it.
    tr.step(new ReplaceAroundStep(at, end, at + 1, end - 1, Slice.empty, 0, true));
  }
}

const holdsFragment = (content: Fragment): boolean => {
  let found = false;
  content.descendants((node) => {
    found ||= isFragment(node);
    return !found && !node.isTextblock;
  });
  return found;
};

/** Whether a step puts a fragment in; a letter typed brings none. */
const bringsFragment = ({ steps }: Transaction): boolean =>
  steps.some(
    (step) =>
      !(step instanceof ReplaceStep || step instanceof ReplaceAroundStep) ||
      holdsFragment(step.slice.content),
  );

/** Puts a changed document right: unique fragment ids, no pieces of other nights, no fragment without its words. */
export function mended(
  transactions: readonly Transaction[],
  before: EditorState,
  after: EditorState,
  known: ReadonlySet<string>,
): Transaction | null {
  if (!transactions.some(({ docChanged }) => docChanged)) return null;
  const tr = after.tr;
  if (transactions.some(bringsFragment)) {
    renewTwins(tr, before.doc, (at) => transactions.reduce((place, { mapping }) => mapping.map(place), at));
  }
  dropForeign(tr, changedIn(transactions, after.doc), known);
  return tr.docChanged ? tr : null;
}

/** Keeps fragments whole through cutting, pasting, splitting and dragging (W3). */
export const Integrity = Extension.create<{ sources: readonly string[] }>({
  name: 'integrity',
  addOptions: () => ({ sources: [] }),
  addProseMirrorPlugins() {
    const known = new Set(this.options.sources);
    return [
      new Plugin({
        key: new PluginKey('integrity'),
        appendTransaction: (transactions, before, after) => mended(transactions, before, after, known),
      }),
    ];
  },
});
