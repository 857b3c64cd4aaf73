import { describe, expect, test } from 'vitest';
import { coverage } from '../../src/literary/coverage.ts';
import { cast, fragment, material, paragraph, report, woven } from './night.ts';
import type { ReportNode } from '../../src/literary/node.ts';

const night = material();
const words = night.descriptions.find(({ id }) => id === 'd-guard')?.text ?? '';
const stateOf = (source: string, ...blocks: ReportNode[]) =>
  coverage(report('Ночь', ...blocks), night, cast).find((one) => one.source === source)?.state;

describe('coverage', () => {
  test('word for word: marked or retyped, with ё for е, other punctuation and a role for the nick', () => {
    expect(stateOf('d-guard', paragraph(woven(words, 'd-guard')))).toBe('verbatim');
    const retyped = words.toUpperCase().replaceAll('Ё', 'Е').replace(/[.,:]/g, ' –').replace('FIX', 'N');
    expect(stateOf('d-guard', paragraph(retyped))).toBe('verbatim');
  });

  test('reworked: a part of the words, or a mark on words that are the host’s by now', () => {
    expect(
      stateOf('d-guard', paragraph('Рассказывают: сел поперёк порога, за которым храпели, и всё.')),
    ).toBe('reworked');
    expect(stateOf('d-guard', fragment('f', 'd-guard', paragraph(woven('совсем другое', 'd-guard'))))).toBe(
      'reworked',
    );
  });

  test('reworked: one word changed or left out of a woven piece, or the host’s own words in its fragment', () => {
    const changed = words.replace('Перешагнуть', 'Переступить');
    const cut = words.replace(/: он шире порога\./u, '.');
    for (const edited of [changed, cut])
      expect(stateOf('d-guard', fragment('f', 'd-guard', paragraph(woven(edited, 'd-guard'))))).toBe(
        'reworked',
      );
    const added = paragraph(woven(words, 'd-guard'), ' Так и сидел.');
    expect(stateOf('d-guard', fragment('f', 'd-guard', added))).toBe('reworked');
    expect(stateOf('d-guard', added)).toBe('verbatim');
  });

  test('mentioned: its hero is named in the host’s own words', () => {
    expect(stateOf('d-guard', paragraph('Не спал и Просперо.'))).toBe('mentioned');
  });

  test('not woven: nothing of it sounds; a note to self does not count', () => {
    expect(
      stateOf('d-guard', paragraph('Ветер.'), { type: 'note', content: [{ type: 'text', text: words }] }),
    ).toBe('unwoven');
  });

  test('a very short description counts when it sounds whole', () => {
    expect(stateOf('d-kill', paragraph('И вот: чай остыл; она — тоже.'))).toBe('verbatim');
    expect(stateOf('d-kill', paragraph('Чай остыл.'))).toBe('unwoven');
  });

  test('left out: the host said so and nothing of it sounds', () => {
    const doc = report('Ночь', paragraph('Ветер.'));
    const omitted = { ...doc, attrs: { ...doc.attrs, omitted: { 'd-guard': 'повтор' } } };
    expect(coverage(omitted, night, cast).find(({ source }) => source === 'd-guard')?.state).toBe('omitted');
  });
});
