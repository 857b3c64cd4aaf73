import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { rumourAtCursor } from '../../../src/islands/workshop/insert.ts';
import { linesOut } from '../../../src/islands/workshop/verse-lines.ts';
import { reportSchema } from '../../../src/literary/extensions.ts';
import type { ReportNode } from '../../../src/literary/node.ts';
import { fragment, paragraph, report, text } from '../../literary/night.ts';

const verse = (...lines: readonly string[]): ReportNode => ({
  type: 'verse',
  content: lines.flatMap((line, n) => [...(n > 0 ? [{ type: 'hardBreak' }] : []), text(line)]),
});

/** A report open with the cursor before the word. */
function openAt(word: string, ...blocks: ReportNode[]): EditorState {
  const state = EditorState.create({
    schema: reportSchema,
    doc: reportSchema.nodeFromJSON(report('Ночь', ...blocks)),
  });
  let at = 0;
  state.doc.descendants((node, pos) => {
    if (node.isText && node.text?.includes(word)) at = pos + node.text.indexOf(word);
  });
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, at)));
}
const blocksOf = (state: EditorState): string[] => {
  const found: string[] = [];
  state.doc.descendants((node) => {
    if (node.isTextblock) found.push(`${node.type.name}: ${node.textBetween(0, node.content.size, '', '/')}`);
  });
  return found.slice(1);
};

test.each([
  ['Первая', ['dialogue: Первая', 'verse: Вторая/Третья']],
  ['Вторая', ['verse: Первая', 'dialogue: Вторая', 'verse: Третья']],
  ['Третья', ['verse: Первая/Вторая', 'dialogue: Третья']],
])('the line «%s» becomes speech, the others stay verse', (word, expected) => {
  for (const inside of [false, true]) {
    const stanza = verse('Первая', 'Вторая', 'Третья');
    const state = openAt(word, inside ? fragment('f', 'd1', stanza) : stanza);
    const tr = linesOut(state, 'dialogue');
    if (!tr) throw new Error('refused');
    const next = state.apply(tr);
    expect(blocksOf(next)).toEqual(expected);
    expect(next.selection.$from.parent.textContent).toBe(word);
  }
});

test('what may not stand in a fragment is refused, and prose is left to others', () => {
  const state = openAt('Вторая', fragment('f', 'd1', verse('Первая', 'Вторая')));
  expect(linesOut(state, 'note')).toBeNull();
  expect(linesOut(openAt('Проза', paragraph('Проза')), 'dialogue')).toBeNull();
});

test('a rumour is begun in the host’s own words; what was sent lies beside in a note to self', () => {
  const state = openAt('', paragraph('Ветер.'));
  const next = state.apply(rumourAtCursor(state, 'Слух по описанию 6: я крался к Арбузу.'));
  expect(blocksOf(next)).toContain('note: Слух по описанию 6: я крался к Арбузу.');
  expect(blocksOf(next)).toContain('paragraph: Говорят, ');
  expect(JSON.stringify(next.doc.toJSON())).not.toContain('woven');
  expect(next.selection.$from.parent.textContent).toBe('Говорят, ');
});
