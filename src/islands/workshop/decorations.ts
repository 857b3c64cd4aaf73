import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Finding } from '../../literary/checks.ts';
import { isEdited } from '../../literary/edited.ts';
import type { NightMaterial } from '../../literary/material.ts';
import { proseReader } from '../../literary/reuse.ts';
import { passages } from '../../literary/walk.ts';
import { rangeOf } from './position.ts';

const key = new PluginKey<DecorationSet>('decorations');

/** The number of a material in the margin: a link to it. */
function gutter(n: number, above: number): HTMLElement {
  const link = document.createElement('a');
  link.className = 'gut';
  link.href = `#m${n}`;
  link.contentEditable = 'false';
  link.setAttribute('aria-label', `К материалу ${n}`);
  link.textContent = String(n);
  if (above > 1) link.style.top = `calc(0.22em + ${above} * 1.73rem)`;
  return link;
}

/** What the page shows beside the text: numbers of materials, edited pieces, places that stop publication. */
export function decorate(doc: Node, material: NightMaterial, findings: readonly Finding[]): DecorationSet {
  const decorations: Decoration[] = [];
  const read = proseReader(material.seats.map(({ player }) => player));
  const known = new Map(material.descriptions.map((one) => [one.id, { n: one.n, words: read(one.text) }]));
  const numbered = new Set<string>();
  for (const passage of passages(doc.toJSON())) {
    const start = rangeOf(doc, passage)?.from;
    if (start === undefined) continue;
    let above = 0;
    for (const run of passage.woven) {
      const description = known.get(run.source);
      if (!description) continue;
      if (!numbered.has(run.source)) {
        numbered.add(run.source);
        const { n } = description;
        const place = above++;
        decorations.push(
          Decoration.widget(start, () => gutter(n, place), { side: -1, key: `gut-${n}-${place}` }),
        );
      }
      const range = rangeOf(doc, { path: passage.path, from: run.from, to: run.to });
      if (range && isEdited(passage, run.source, description.words, read)) {
        decorations.push(Decoration.inline(range.from, range.to, { class: 'frag edited' }));
      }
    }
  }
  for (const finding of findings) {
    if (!finding.stops || finding.from === undefined) continue;
    const range = rangeOf(doc, finding);
    if (range) decorations.push(Decoration.inline(range.from, range.to, { class: 'finding' }));
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
