import { EditorState, type Selection, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { separated } from '../../../src/islands/workshop/separator.ts';
import { reportSchema } from '../../../src/literary/extensions.ts';
import { fragment, paragraph, report, woven } from '../../literary/night.ts';

const doc = reportSchema.nodeFromJSON(
  report(
    'Ночь',
    paragraph('Первая сцена. Вторая сцена.'),
    fragment('f1', 'd1', paragraph(woven('слова игрока', 'd1'))),
    paragraph('Конец.'),
  ),
);

/** The blocks after a separator was put at the cursor, which is shown as «|». */
function after(select: (at: (words: string) => number) => Selection): readonly string[] {
  const at = (words: string): number => {
    let found = -1;
    doc.descendants((node, pos) => {
      const index = node.isText ? (node.text ?? '').indexOf(words) : -1;
      if (index >= 0 && found < 0) found = pos + index;
    });
    return found;
  };
  const state = EditorState.create({ schema: reportSchema, doc, selection: select(at) });
  const tr = separated(state);
  if (!tr) throw new Error('No separator');
  const next = state.apply(tr);
  next.doc.check();
  const typed = next.apply(next.tr.insertText('|'));
  const lines: string[] = [];
  typed.doc.forEach((node) => lines.push(node.type.name === 'horizontalRule' ? '***' : node.textContent));
  return lines;
}
const cursor = (at: number) => TextSelection.create(doc, at);

test('a separator parts a paragraph where the cursor stands', () => {
  expect(after((at) => cursor(at('Вторая'))).slice(1, 4)).toEqual([
    'Первая сцена. ',
    '***',
    '|Вторая сцена.',
  ]);
});

test('a separator stands before a paragraph that is about to begin, after one that has ended', () => {
  expect(after((at) => cursor(at('Конец.'))).slice(-2)).toEqual(['***', '|Конец.']);
  expect(after((at) => cursor(at('Конец.') + 'Конец.'.length)).slice(-3)).toEqual(['Конец.', '***', '|']);
  expect(after((at) => cursor(at('Первая') + 'Первая сцена. Вторая сцена.'.length)).slice(1, 4)).toEqual([
    'Первая сцена. Вторая сцена.',
    '***',
    '|',
  ]);
});

test('a separator leaves a fragment and the title whole', () => {
  expect(after((at) => cursor(at('игрока'))).slice(2)).toEqual(['слова игрока', '***', '|Конец.']);
  expect(after((at) => cursor(at('Ночь') + 2)).slice(0, 3)).toEqual([
    'Ночь',
    '***',
    '|Первая сцена. Вторая сцена.',
  ]);
});

test('a separator stands behind what is selected, and takes none of it away', () => {
  const lines = after((at) => TextSelection.create(doc, at('Первая'), at('Вторая')));
  expect(lines.slice(1, 4)).toEqual(['Первая сцена. ', '***', '|Вторая сцена.']);
});
