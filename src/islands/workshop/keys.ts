import { type Editor, Extension } from '@tiptap/core';
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state';

import { backToFragment, besideFragment } from './fragment-edges.ts';
import { quoteToggled } from './quote.ts';

export interface WorkshopKeysOptions {
  readonly nextUnwoven: () => void;
  readonly insertNext: () => void;
  readonly leave: () => void;
}

interface Options extends WorkshopKeysOptions {
  /** From the text to the description that it comes from. */
  readonly toMaterial: (source: string) => void;
}

const nothing = () => undefined;

/** The description whose words stand at the cursor. */
function sourceAt({ selection: { $from } }: EditorState): string | null {
  const woven = [$from.nodeBefore, $from.nodeAfter]
    .flatMap((node) => node?.marks ?? [])
    .find(({ type }) => type.name === 'woven');
  const around = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).find(
    ({ type }) => type.name === 'fragment',
  );
  const source: unknown = woven?.attrs.source ?? around?.attrs.source;
  return typeof source === 'string' ? source : null;
}

/** Keys of the workshop: next unwoven, insert at the cursor, to the material, leave the editor (W1, W9). */
export const WorkshopKeys = Extension.create<Options>({
  name: 'workshopKeys',
  priority: 1000,
  addOptions: () => ({ nextUnwoven: nothing, insertNext: nothing, leave: nothing, toMaterial: nothing }),
  addKeyboardShortcuts() {
    const run = (act: () => void) => () => {
      act();
      return true;
    };
    /** Does what a key means at this place; where it means nothing, it does what it does anywhere. */
    const change =
      (changed: (state: EditorState) => Transaction | null) =>
      ({ editor: { state, view } }: { editor: Editor }) => {
        const tr = changed(state);
        if (tr) view.dispatch(tr.scrollIntoView());
        return tr !== null;
      };
    return {
      Enter: change(besideFragment),
      Backspace: change(backToFragment),
      'Mod-Alt-n': run(this.options.nextUnwoven),
      'Mod-Alt-i': run(this.options.insertNext),
      'Mod-Alt-m': ({ editor }) => {
        const source = sourceAt(editor.state);
        if (source !== null) this.options.toMaterial(source);
        return true;
      },
      'Mod-Shift-b': (props) => change(quoteToggled)(props) || true,
      Escape: run(this.options.leave),
    };
  },
  addProseMirrorPlugins() {
    return [
      new Plugin({
        key: new PluginKey('tab-leaves'),
        // Nobody is caught in the editor, not in a list either: the browser does with Tab what it does anywhere.
        props: { handleDOMEvents: { keydown: (_view, { key }) => key === 'Tab' } },
      }),
    ];
  },
});
