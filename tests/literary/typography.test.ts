import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { typography } from '../../src/literary/typography.ts';

const set = (text: string) => typography(text).replaceAll('\u00a0', '~');

describe('typography', () => {
  test.each([
    ['В доме и у окна', 'В~доме и~у~окна'],
    ['Ночь - это не день', 'Ночь~— это не день'],
    ['- Кто там? - спросил он.', '—~Кто там?~— спросил он.'],
    ['Он сказал "да" и "нет".', 'Он сказал «да» и~«нет».'],
    ['"Он сказал "да" вчера"', '«Он сказал „да“ вчера»'],
    ['«Уже» и „так“', '«Уже» и~«так»'],
    ['Что же, так ли бы', 'Что~же, так~ли~бы'],
    ['Ну...  вот', 'Ну… вот'],
    ['кто-то, из-за, 10-12', 'кто-то, из-за, 10-12'],
  ])('sets %j', (before, after) => expect(set(before)).toBe(after));

  test('changes nothing on a second run', () => {
    const signs = fc.constantFrom(...' \u00a0-–—"«»„“.…ая,!?\n1вкN№'.split(''), ' же', 'бы ', ' - ');
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 30 }), (parts) => {
        const once = typography(parts.join(''));
        expect(typography(once)).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });

  test('pairs every quote of a text that is full of them', { timeout: 1500 }, () => {
    const times = 30_000;
    expect(typography('"да" '.repeat(times))).toBe('«да» '.repeat(times));
  });
});
