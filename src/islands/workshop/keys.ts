import { Extension } from '@tiptap/core';

export interface WorkshopKeysOptions {
  readonly nextUnwoven: () => void;
  readonly insertNext: () => void;
  readonly leave: () => void;
}

const nothing = () => undefined;

/** Keys of the workshop: next unwoven, insert at the cursor, leave the editor (W1, W9). */
export const WorkshopKeys = Extension.create<WorkshopKeysOptions>({
  name: 'workshopKeys',
  priority: 1000,
  addOptions: () => ({ nextUnwoven: nothing, insertNext: nothing, leave: nothing }),
  addKeyboardShortcuts() {
    const run = (act: () => void) => () => {
      act();
      return true;
    };
    return {
      'Mod-Alt-n': run(this.options.nextUnwoven),
      'Mod-Alt-i': run(this.options.insertNext),
      Escape: run(this.options.leave),
    };
  },
});
