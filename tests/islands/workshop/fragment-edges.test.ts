import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { describe, expect, test } from 'vitest';
import { backToFragment, besideFragment } from '../../../src/islands/workshop/fragment-edges.ts';
import { quoteToggled } from '../../../src/islands/workshop/quote.ts';
import { reportSchema } from '../../../src/literary/extensions.ts';
import type { ReportNode } from '../../../src/literary/node.ts';
import { fragment, paragraph, report, text, woven } from '../../literary/night.ts';

const piece = fragment('f1', 'd1', paragraph(woven('Первая.', 'd1')), paragraph(woven('Вторая.', 'd1')));

/** A report open with the cursor before or behind the words, or with everything selected from one place to the other. */
function openAt(blocks: readonly ReportNode[], from: string, to = from): EditorState {
  const state = EditorState.create({
    schema: reportSchema,
    doc: reportSchema.nodeFromJSON(report('Ночь', ...blocks)),
  });
  const placeOf = (mark: string): number => {
    const words = mark.replace('|', '');
    let at = -1;
    state.doc.descendants((node, pos) => {
      const index = node.isText ? (node.text ?? '').indexOf(words) : -1;
      if (index >= 0 && at < 0) at = pos + index + mark.indexOf('|');
    });
    return at;
  };
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, placeOf(from), placeOf(to))));
}

/** The report without its title, a line for each textblock, what is around it before it; the cursor is «|». */
function linesOf(state: EditorState): string[] {
  const { head } = state.selection;
  const found: string[] = [];
  state.doc.descendants((node, at) => {
    if (!node.isTextblock) return;
    const $at = state.doc.resolve(at);
    const around = Array.from({ length: $at.depth }, (_, depth) => `${$at.node(depth + 1).type.name} > `);
    const here = head > at && head < at + node.nodeSize ? head - at - 1 : null;
    const said = node.textContent;
    found.push(around.join('') + (here === null ? said : `${said.slice(0, here)}|${said.slice(here)}`));
  });
  return found.slice(1);
}
const done = (state: EditorState, act: (state: EditorState) => Transaction | null): string[] | null => {
  const tr = act(state);
  return tr && linesOf(state.apply(tr));
};

describe('Enter', () => {
  const all = [piece, paragraph('После.')];

  test('at the end of a fragment begins a paragraph behind it, at its start one before it', () => {
    expect(done(openAt(all, 'Вторая.|'), besideFragment)).toEqual([
      'fragment > Первая.',
      'fragment > Вторая.',
      '|',
      'После.',
    ]);
    expect(done(openAt(all, '|Первая.'), besideFragment)).toEqual([
      '|',
      'fragment > Первая.',
      'fragment > Вторая.',
      'После.',
    ]);
  });

  test('at the end of a stanza that a fragment ends with begins a paragraph behind it', () => {
    const verse = { type: 'verse', content: [woven('Строка', 'd1')] };
    expect(done(openAt([fragment('f1', 'd1', verse)], 'Строка|'), besideFragment)).toEqual([
      'fragment > Строка',
      '|',
    ]);
  });

  test.each(['Первая.|', '|Вторая.', 'Втор|ая.', '|После.', 'После.|'])('at «%s» parts as anywhere', (at) => {
    expect(done(openAt(all, at), besideFragment)).toBeNull();
  });

  test('in an empty line of a fragment leaves by itself', () => {
    const state = openAt([fragment('f1', 'd1', paragraph(woven('Первая.', 'd1')), paragraph())], 'Первая.|');
    const below = state.apply(
      state.tr.setSelection(TextSelection.create(state.doc, state.selection.head + 2)),
    );
    expect(done(below, besideFragment)).toBeNull();
  });
});

test('Backspace takes the empty paragraph behind a fragment back, and nothing else', () => {
  const state = openAt([piece, paragraph('После.')], 'Вторая.|');
  const entered = besideFragment(state);
  if (!entered) throw new Error('Enter did nothing');
  expect(done(state.apply(entered), backToFragment)).toEqual([
    'fragment > Первая.',
    'fragment > Вторая.|',
    'После.',
  ]);
  expect(done(openAt([piece, paragraph('После.')], '|После.'), backToFragment)).toBeNull();
});

describe('«Цитата»', () => {
  const all = [paragraph('До.'), piece, paragraph('После.'), paragraph('И всё.')];

  test('takes the paragraph outside of a fragment alone', () => {
    expect(done(openAt(all, 'После|.'), quoteToggled)).toEqual([
      'До.',
      'fragment > Первая.',
      'fragment > Вторая.',
      'blockquote > После|.',
      'И всё.',
    ]);
  });

  test('takes the fragment around the cursor alone, and sets it free again', () => {
    const state = openAt(all, 'Вторая.|');
    const quoted = [
      'До.',
      'blockquote > fragment > Первая.',
      'blockquote > fragment > Вторая.|',
      'После.',
      'И всё.',
    ];
    expect(done(state, quoteToggled)).toEqual(quoted);
    const tr = quoteToggled(state);
    expect(tr && done(state.apply(tr), quoteToggled)).toEqual(linesOf(state));
  });

  test('takes the host’s own paragraph in a fragment without the fragment', () => {
    const mixed = fragment('f1', 'd1', paragraph(woven('Первая.', 'd1')), paragraph(text('Своё.')));
    expect(done(openAt([mixed, paragraph('После.')], 'Своё|.'), quoteToggled)).toEqual([
      'fragment > Первая.',
      'blockquote > Своё|.',
      'После.',
    ]);
  });

  test('takes no paragraph of which no letter is selected', () => {
    expect(done(openAt(all, '|После.', '|И всё.'), quoteToggled)).toEqual([
      'До.',
      'fragment > Первая.',
      'fragment > Вторая.',
      'blockquote > После.',
      '|И всё.',
    ]);
    expect(done(openAt(all, 'Вторая.|', 'После.|'), quoteToggled)).toEqual([
      'До.',
      'fragment > Первая.',
      'fragment > Вторая.',
      'blockquote > После.|',
      'И всё.',
    ]);
  });

  test('takes every paragraph that is selected', () => {
    expect(done(openAt(all, 'Пос|ле.', 'И| всё.'), quoteToggled)).toEqual([
      'До.',
      'fragment > Первая.',
      'fragment > Вторая.',
      'blockquote > После.',
      'blockquote > И| всё.',
    ]);
  });
});
