import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difference, type Paragraph, type Run } from '../../src/literary/difference.ts';
import { inBoth } from '../../src/literary/in-both.ts';

/** The text without one kind of words; a paragraph that is wholly of that kind is not there. */
const without = (kind: 'added' | 'removed', paragraphs: readonly Paragraph[]): readonly string[] =>
  paragraphs
    .filter((one) => one.kind !== kind)
    .map(({ runs }) => runs.flatMap((run) => (run.kind === kind ? [] : [run.text])).join(''));
const told = (runs: readonly Run[] = []): string =>
  runs
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `+${text}+` : `-${text}-`))
    .join('');

/** Few words, so that paragraphs share some of them. */
const word = fc.constantFrom(
  'кот',
  'фонарь',
  'Кот',
  'спал',
  'ё',
  '🎈',
  '—',
  '.',
  ', ',
  ' ',
  '\n',
  'на',
  'крыше',
);
const paragraph = fc.array(word, { maxLength: 12 }).map((some) => some.join(' '));
const text = fc.array(paragraph, { maxLength: 12 });

describe('a difference', () => {
  test('gives the older text without what was added, the newer without what was removed', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const found = difference(before, after);
        expect(without('added', found)).toEqual(before);
        expect(without('removed', found)).toEqual(after);
      }),
      { numRuns: 500 },
    );
  });

  test('of a text with itself finds nothing', () => {
    fc.assert(fc.property(text, (same) => difference(same, same).every(({ kind }) => kind === 'same')));
  });

  test('no two runs of one kind stand side by side, and none is empty', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        for (const { runs } of difference(before, after)) {
          expect(runs.filter((run) => run.text === '')).toEqual([]);
          expect(runs.filter((run, at) => run.kind === runs[at + 1]?.kind)).toEqual([]);
        }
      }),
    );
  });

  test('shows a changed word among its neighbours', () => {
    const [found] = difference(['Кот спал на крыше.'], ['Кот сидел на крыше.']);
    expect(told(found?.runs)).toBe('Кот -спал-+сидел+ на крыше.');
  });

  test('shows words that changed side by side as one change', () => {
    const [found] = difference(
      ['Ночью по площади прошёл старый кот, и всё.'],
      ['Ночью по площади пробежала рыжая собака, и всё.'],
    );
    expect(told(found?.runs)).toBe('Ночью по площади -прошёл старый кот-+пробежала рыжая собака+, и всё.');
  });

  test('finds a paragraph that was put between two others, and one that was taken away', () => {
    const kinds = (before: string[], after: string[]) => difference(before, after).map(({ kind }) => kind);
    expect(kinds(['а', 'б'], ['а', 'новое', 'б'])).toEqual(['same', 'added', 'same']);
    expect(kinds(['а', 'лишнее', 'б'], ['а', 'б'])).toEqual(['same', 'removed', 'same']);
  });

  test('takes a wholly new paragraph for another one, not for the old one changed', () => {
    const found = difference(['Фонарь горел всю ночь.'], ['Утром пришёл дворник с метлой.']);
    expect(found.map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });

  test('of two long reports with nothing in common is found at once', () => {
    const report = (name: string) =>
      Array.from({ length: 300 }, (_, at) =>
        Array.from({ length: 30 }, (_, n) => `${name}${at}${n}`).join(' '),
      );
    const [before, after] = [report('а'), report('б')];
    const begun = performance.now();
    expect(difference(before, after)).toHaveLength(600);
    expect(difference([before.join(' ')], [after.join(' ')])).toHaveLength(2);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});

describe('what two lists have in common', () => {
  /** The length of a longest common subsequence, slowly. */
  const longest = (one: readonly string[], other: readonly string[]): number => {
    if (one.length === 0 || other.length === 0) return 0;
    if (one[0] === other[0]) return 1 + longest(one.slice(1), other.slice(1));
    return Math.max(longest(one.slice(1), other), longest(one, other.slice(1)));
  };

  test('is equal in both, in order, and as much as can be', () => {
    const items = fc.array(fc.constantFrom('а', 'б', 'в'), { maxLength: 7 });
    fc.assert(
      fc.property(items, items, (one, other) => {
        const pairs = inBoth(one, other);
        expect(pairs.every(([x, y]) => one[x] === other[y])).toBe(true);
        expect(
          pairs.every(
            ([x, y], at) => at === 0 || (x > (pairs[at - 1]?.[0] ?? 0) && y > (pairs[at - 1]?.[1] ?? 0)),
          ),
        ).toBe(true);
        expect(pairs).toHaveLength(longest(one, other));
      }),
      { numRuns: 300 },
    );
  });
});
