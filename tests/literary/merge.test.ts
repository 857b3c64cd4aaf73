import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText, readDocument } from '../../src/literary/document.ts';
import type { ReportNode } from '../../src/literary/node.ts';
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

  test('keeps what either side made of a fragment, the second out of it, and of each paragraph what is new', () => {
    const piece = (...lines: string[]) =>
      fragment('f1', 'd1', ...lines.map((line) => paragraph(woven(line, 'd1'))));
    const both = merge(
      report('Ночь', piece('первая', 'вторая')),
      report('Ночь', piece('первая, моя', 'вторая')),
      report('Ночь', piece('первая', 'вторая, их')),
    );
    expect(plainText(both)).toBe('Ночь\n\nпервая, моя\n\nвторая\n\nвторая, их');
    expect(both.content.slice(1).map(({ type }) => type)).toEqual(['fragment', 'paragraph']);
    expect(readDocument(both)).toMatchObject({ ok: true });
  });

  test('keeps a fragment that stands on another place on each side once, with the words of both', () => {
    const piece = (line: string) => fragment('f1', 'd1', paragraph(woven(line, 'd1')));
    const quote = (node: ReportNode): ReportNode => ({ type: 'blockquote', content: [node] });
    const both = merge(
      report('Ночь', paragraph('а'), paragraph('б')),
      report('Ночь', piece('мои'), paragraph('а'), paragraph('б')),
      report('Ночь', paragraph('а'), paragraph('б'), quote(piece('их'))),
    );
    expect(plainText(both)).toBe('Ночь\n\nмои\n\nа\n\nб\n\nих');
    expect(readDocument(both)).toMatchObject({ ok: true });
  });

  test('keeps their title as a note to self when both have changed it', () => {
    const title = (name: string) => report(name, paragraph('а'));
    const both = merge(title('было'), title('моё'), title('их'));
    expect(both.content[1]).toMatchObject({ type: 'note', content: [{ text: 'Другой заголовок: их' }] });
    expect(readDocument(both)).toMatchObject({ ok: true });
    expect(merge(title('было'), title('моё'), title('было')).content).toHaveLength(2);
    expect(merge(title('было'), title('моё'), title('моё')).content).toHaveLength(2);
  });

  test('loses no word of a fragment that both sides edited', () => {
    const lines = fc.uniqueArray(fc.constantFrom<string[]>('а', 'б', 'в', 'г', 'д'), {
      minLength: 1,
      maxLength: 4,
    });
    const piece = (some: string[]) =>
      report('Ночь', fragment('f1', 'd1', ...some.map((line) => paragraph(woven(line, 'd1')))));
    fc.assert(
      fc.property(lines, lines, lines, (base, mine, theirs) => {
        const both = merge(piece(base), piece(mine), piece(theirs));
        expect(readDocument(both)).toMatchObject({ ok: true });
        const words = plainText(both).split('\n\n');
        for (const line of [...mine, ...theirs]) if (!base.includes(line)) expect(words).toContain(line);
      }),
    );
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
