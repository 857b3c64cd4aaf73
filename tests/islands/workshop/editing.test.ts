import { EditorState, TextSelection } from '@tiptap/pm/state';
import { Slice } from '@tiptap/pm/model';
import { describe, expect, test } from 'vitest';
import { insertedAtCursor } from '../../../src/islands/workshop/insert.ts';
import { mended } from '../../../src/islands/workshop/integrity.ts';
import { rangeOf } from '../../../src/islands/workshop/position.ts';
import { reportSchema } from '../../../src/literary/extensions.ts';
import { nodes, passages } from '../../../src/literary/walk.ts';
import type { ReportDocument } from '../../../src/literary/document.ts';
import { fragment, paragraph, report, text, woven } from '../../literary/night.ts';

const known = new Set(['d1', 'd2']);
const open = (doc: ReportDocument) =>
  EditorState.create({ schema: reportSchema, doc: reportSchema.nodeFromJSON(doc) });

/** Applies a change and what integrity adds to it. */
const after = (state: EditorState, tr: EditorState['tr']) => {
  const next = state.apply(tr);
  const more = mended([tr], state, next, known);
  return more ? next.apply(more) : next;
};
const idsOf = (state: EditorState) =>
  [...nodes(state.doc.toJSON())].filter(({ type }) => type === 'fragment').map(({ attrs }) => attrs?.id);
const at = (state: EditorState, words: string): number => {
  let found = -1;
  state.doc.descendants((node, pos) => {
    const index = node.isText ? (node.text ?? '').indexOf(words) : -1;
    if (index >= 0 && found < 0) found = pos + index;
  });
  return found;
};

describe('fragments in the editor', () => {
  const doc = report(
    'Ночь',
    paragraph('Начало'),
    fragment('f1', 'd1', paragraph(woven('слова игрока', 'd1'))),
  );

  test('a pasted copy gets an id of its own and keeps its source; the original keeps its id', () => {
    const state = open(doc);
    const copy = state.doc.child(2);
    const next = after(state, state.tr.insert(state.doc.child(0).nodeSize, copy));
    const [first, second] = idsOf(next);
    expect(second).toBe('f1');
    expect(first).toMatch(/^[0-9a-f]{12}$/);
    expect(next.doc.child(1).attrs.source).toBe('d1');
  });

  test('a fragment that is cut and pasted keeps its id', () => {
    const state = open(doc);
    const from = state.doc.content.size - state.doc.child(2).nodeSize;
    const cut = after(state, state.tr.delete(from, state.doc.content.size));
    const pasted = after(cut, cut.tr.insert(cut.doc.child(0).nodeSize, state.doc.child(2)));
    expect(idsOf(pasted)).toEqual(['f1']);
  });

  test('a fragment split in two has two ids', () => {
    const state = open(doc);
    const next = after(state, state.tr.split(at(state, 'игрока'), 2));
    expect(new Set(idsOf(next)).size).toBe(2);
    expect(idsOf(next)[0]).toBe('f1');
  });

  test('words of another night stay, their marks go', () => {
    const state = open(doc);
    const foreign = reportSchema.nodeFromJSON(
      fragment('x', 'other', paragraph(woven('чужие слова', 'other'))),
    );
    const next = after(state, state.tr.insert(state.doc.content.size, foreign));
    expect(JSON.stringify(next.doc.toJSON())).not.toContain('other');
    expect(next.doc.textContent).toContain('чужие слова');
    expect(idsOf(next)).toEqual(['f1']);
  });

  test('what the host types at the edge of woven words is his own; inside, it is an edit of theirs', () => {
    const state = open(report('Ночь', paragraph(woven('слова', 'd1'))));
    const start = at(state, 'слова');
    const typed = (place: number) => {
      const selected = state.apply(state.tr.setSelection(TextSelection.create(state.doc, place)));
      return passages(selected.apply(selected.tr.insertText('ё')).doc.toJSON())[1];
    };
    expect(typed(start + 5)?.woven).toMatchObject([{ from: 0, to: 5 }]);
    expect(typed(start)?.woven).toMatchObject([{ from: 1, to: 6 }]);
    expect(typed(start + 2)?.woven).toMatchObject([{ from: 0, to: 6 }]);
  });

  test('a change that breaks nothing is left alone', () => {
    const state = open(doc);
    const tr = state.tr.insertText('!', at(state, 'Начало'));
    expect(mended([tr], state, state.apply(tr), known)).toBeNull();
  });
});

describe('inserting at the cursor', () => {
  const piece = fragment('new', 'd2', paragraph(woven('ВСТАВКА', 'd2')));
  const inserted = (doc: ReportDocument, words: string, shift: number) => {
    const state = open(doc);
    const place = words === '' ? state.doc.content.size - 1 : at(state, words) + shift;
    const selected = state.apply(state.tr.setSelection(TextSelection.create(state.doc, place)));
    return selected
      .apply(insertedAtCursor(selected, piece))
      .doc.content.content.map((node) => node.textContent);
  };

  test('in the middle of a paragraph parts it', () => {
    expect(inserted(report('Ночь', paragraph('до после')), 'после', 0)).toEqual([
      'Ночь',
      'до ',
      'ВСТАВКА',
      'после',
    ]);
  });

  test('at the ends of a paragraph leaves it whole', () => {
    expect(inserted(report('Ночь', paragraph('текст')), 'текст', 0)).toEqual(['Ночь', 'ВСТАВКА', 'текст']);
    expect(inserted(report('Ночь', paragraph('текст')), 'текст', 5)).toEqual(['Ночь', 'текст', 'ВСТАВКА']);
  });

  test('takes the place of an empty paragraph', () => {
    expect(inserted(report('Ночь', paragraph('текст'), paragraph()), '', 0)).toEqual([
      'Ночь',
      'текст',
      'ВСТАВКА',
    ]);
  });

  test('never stands in the title or in another fragment, but after it', () => {
    const doc = report('Ночь третья', fragment('f1', 'd1', paragraph(woven('слова игрока', 'd1'))));
    expect(inserted(doc, 'третья', 0)).toEqual(['Ночь третья', 'ВСТАВКА', 'слова игрока']);
    expect(inserted(doc, 'игрока', 0)).toEqual(['Ночь третья', 'слова игрока', 'ВСТАВКА']);
  });
});

describe('the place of a finding', () => {
  test('is found among nicks and line breaks', () => {
    const doc = report('Ночь', {
      type: 'blockquote',
      content: [
        {
          type: 'verse',
          content: [
            text('не стало '),
            { type: 'nick', attrs: { player: 'Lady_Winter' } },
            { type: 'hardBreak' },
            text('и Fix'),
          ],
        },
      ],
    });
    const state = open(doc);
    const [, passage] = passages(doc);
    const of = (words: string) => {
      const from = passage?.text.indexOf(words) ?? -1;
      return rangeOf(state.doc, { path: passage?.path ?? [], from, to: from + words.length });
    };
    const fix = of('Fix');
    expect(fix && state.doc.textBetween(fix.from, fix.to)).toBe('Fix');
    const nick = of('Lady_Winter');
    expect(nick && state.doc.slice(nick.from, nick.to)).toEqual(
      Slice.fromJSON(reportSchema, { content: [{ type: 'nick', attrs: { player: 'Lady_Winter' } }] }),
    );
  });

  test('is nowhere when the text has gone', () => {
    expect(rangeOf(open(report('Ночь')).doc, { path: [5, 0], from: 0, to: 1 })).toBeNull();
  });
});
