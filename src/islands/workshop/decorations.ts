import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { NightMaterial } from '../../literary/material.ts';
import { passages } from '../../literary/walk.ts';
import { partOf, placesOf } from './position.ts';
import type { Reading } from './read-report.ts';

const key = new PluginKey<DecorationSet>('decorations');

/** A link to a material, beside the text and none of it; keys pass it by, they have a way of their own. */
function link(className: string, n: number, label: string, text: string): HTMLElement {
  const made = document.createElement('a');
  made.className = className;
  made.href = `#m${n}`;
  made.contentEditable = 'false';
  made.tabIndex = -1;
  made.setAttribute('aria-label', label);
  made.textContent = text;
  return made;
}

/** The number of a material in the margin: a link to it. */
function gutter(n: number, above: number): HTMLElement {
  const made = link('gut', n, `К материалу ${n}`, String(n));
  if (above > 1) made.style.top = `calc(0.22em + ${above} * 1.73rem)`;
  return made;
}

const HAND = 'правлено ведущим';

/** What the page shows beside the text: numbers of materials, edited pieces, places that stop publication. */
export function decorate(doc: Node, { descriptions }: NightMaterial, reading: Reading): DecorationSet {
  const decorations: Decoration[] = [];
  const places = placesOf(doc);
  const numbers = new Map(descriptions.map(({ id, n }) => [id, n]));
  const numbered = new Set<string>();
  for (const { path, woven } of passages(reading.document)) {
    const place = places.at(path);
    if (!place) continue;
    let above = 0;
    for (const { source } of woven) {
      const n = numbers.get(source);
      if (n === undefined || numbered.has(source)) continue;
      numbered.add(source);
      const row = above++;
      const spec = { side: -1, key: `gut-${n}-${row}` };
      decorations.push(Decoration.widget(place.from, () => gutter(n, row), spec));
    }
  }
  for (const edit of reading.edits) {
    const place = places.at(edit.path);
    const n = numbers.get(edit.source);
    if (!place || n === undefined) continue;
    const { from, to } = partOf(place, edit);
    decorations.push(Decoration.inline(from, to, { class: 'frag edited' }));
    const label = () => link('hand', n, `${HAND}: сравнить с описанием ${n}`, HAND);
    decorations.push(Decoration.widget(to, label, { side: 1, key: `hand-${n}`, marks: [] }));
  }
  for (const { stops, path, from, to } of reading.findings) {
    const place = stops && path && from !== undefined ? places.at(path) : null;
    if (!place) continue;
    const part = partOf(place, { from, to });
    decorations.push(Decoration.inline(part.from, part.to, { class: 'finding' }));
  }
  return DecorationSet.create(doc, decorations);
}

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    decorations: { setDecorations: (set: DecorationSet) => ReturnType };
  }
}

/** Holds the decorations while the text moves under them. */
export const Decorations = Extension.create({
  name: 'decorations',
  addCommands() {
    return {
      setDecorations:
        (set) =>
        ({ tr, dispatch }) => {
          dispatch?.(tr.setMeta(key, set).setMeta('addToHistory', false));
          return true;
        },
    };
  },
  addProseMirrorPlugins() {
    return [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply: (tr, set) => (tr.getMeta(key) as DecorationSet | undefined) ?? set.map(tr.mapping, tr.doc),
        },
        props: { decorations: (state) => key.getState(state) },
      }),
    ];
  },
});
