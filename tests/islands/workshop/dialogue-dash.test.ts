import { EditorState, type Plugin, type Transaction } from '@tiptap/pm/state';
import type { DecorationSet } from '@tiptap/pm/view';
import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { DialogueDash } from '../../../src/islands/workshop/dialogue-dash.ts';
import { reportExtensions } from '../../../src/literary/extensions.ts';
import { fragment, paragraph, report, text, woven } from '../../literary/night.ts';

const schema = getSchema(reportExtensions);
const said = (words: string) => ({ type: 'dialogue', content: [text(words)] });
const [plugin] = DialogueDash.config.addProseMirrorPlugins?.call({} as never) as [Plugin<DecorationSet>];

const opened = () =>
  EditorState.create({
    schema,
    doc: schema.nodeFromJSON(
      report(
        'Ночь',
        said('Кто идёт?'),
        paragraph('Никто.'),
        said('— Точно?'),
        fragment('f1', 'd1', { type: 'dialogue', content: [woven('Точно.', 'd1')] }),
      ),
    ),
    plugins: [plugin],
  });
/** The lines that the editor gives a dash. */
const dashed = (state: EditorState) =>
  (plugin.getState(state) as DecorationSet)
    .find()
    .toSorted((a, b) => a.from - b.from)
    .map(({ from }) => state.doc.nodeAt(from)?.textContent);
const at = (state: EditorState, words: string): number => {
  let found = -1;
  state.doc.descendants((node, pos) => {
    const index = node.isText ? (node.text ?? '').indexOf(words) : -1;
    if (index >= 0 && found < 0) found = pos + index;
  });
  return found;
};
const after = (change: (state: EditorState) => Transaction) => {
  const state = opened();
  return dashed(state.apply(change(state)));
};

test('a line of dialogue is shown with a dash unless it has one of its own', () => {
  expect(dashed(opened())).toEqual(['Кто идёт?', 'Точно.']);
});

test('the dash comes and goes with what is typed, parted, joined and set otherwise', () => {
  expect(after((state) => state.tr.insertText('— ', at(state, 'Кто')))).toEqual(['Точно.']);
  expect(after((state) => state.tr.delete(at(state, '— Точно'), at(state, '— Точно') + 2))).toEqual([
    'Кто идёт?',
    'Точно?',
    'Точно.',
  ]);
  expect(after((state) => state.tr.split(at(state, 'идёт')))).toEqual(['Кто ', 'идёт?', 'Точно.']);
  expect(after((state) => state.tr.join(at(state, 'Никто') - 1))).toEqual(['Кто идёт?Никто.', 'Точно.']);
  const { paragraph: plain } = schema.nodes;
  if (!plain) throw new Error('No paragraphs');
  expect(after((state) => state.tr.setBlockType(at(state, 'Кто'), undefined, plain))).toEqual(['Точно.']);
  expect(after((state) => state.tr.insertText('Эй! ', at(state, 'Никто')))).toEqual(['Кто идёт?', 'Точно.']);
});
