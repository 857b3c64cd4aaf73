import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText, readDocument } from '../../src/literary/document.ts';
import { merge } from '../../src/literary/merge.ts';
import { fragment, paragraph, report, woven } from './night.ts';

const of = (...lines: string[]) => report('Ночь', ...lines.map((line) => paragraph(line)));
const merged = (base: string[], mine: string[], theirs: string[]) =>
  plainText(merge(of(...base), of(...mine), of(...theirs)))
    .split('\n\n')
    .slice(1);

describe('merging two versions', () => {
  test('takes what either side changed', () => {
    expect(merged(['а', 'б', 'в'], ['а!', 'б', 'в'], ['а', 'б', 'в', 'г'])).toEqual(['а!', 'б', 'в', 'г']);
    expect(merged(['а', 'б', 'в'], ['а', 'в'], ['а', 'б', 'в', 'г'])).toEqual(['а', 'в', 'г']);
  });

  test('keeps both where both changed the same place, mine first', () => {
    expect(merged(['а', 'б'], ['а1', 'б'], ['а2', 'б'])).toEqual(['а1', 'а2', 'б']);
  });

  test('takes the same change once', () => {
    expect(merged(['а'], ['а', 'б'], ['а', 'б'])).toEqual(['а', 'б']);
  });

  test('without a base keeps everything of both', () => {
    expect(merged([], ['а', 'б'], ['б', 'в'])).toEqual(['а', 'б', 'в']);
  });

  test('takes their title only when mine was left alone', () => {
    const title = (name: string) => report(name, paragraph('а'));
    expect(plainText(merge(title('было'), title('было'), title('их')))).toBe('их\n\nа');
    expect(plainText(merge(title('было'), title('моё'), title('их')))).toBe('моё\n\nа');
  });

  test('never doubles a fragment', () => {
    const piece = (words: string) => fragment('f1', 'd1', paragraph(woven(words, 'd1')));
    const both = merge(report('Ночь'), report('Ночь', piece('мои')), report('Ночь', piece('их')));
    expect(readDocument(both)).toMatchObject({ ok: true });
  });

  test('loses no new line of either side, and brings back none that both removed', () => {
    const lines = fc.array(fc.constantFrom<string[]>('а', 'б', 'в', 'г', 'д'), { maxLength: 6 });
    fc.assert(
      fc.property(lines, lines, lines, (base, mine, theirs) => {
        const result = merged(base, mine, theirs);
        for (const line of [...mine, ...theirs]) if (!base.includes(line)) expect(result).toContain(line);
        for (const line of result) expect(mine.includes(line) || theirs.includes(line)).toBe(true);
      }),
    );
  });
});
