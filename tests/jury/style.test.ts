import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { plainStyle } from '../../src/jury/style.ts';

describe('typing habits leave no trace', () => {
  test.each([
    ['straight quotes', 'Он сказал "нет" и ушёл', 'Он сказал «нет» и ушёл'],
    ['English quotes', 'Он сказал “нет” и ушёл', 'Он сказал «нет» и ушёл'],
    ['a quote in a quote', '"Трактир "Кот" закрыт"', '«Трактир „Кот“ закрыт»'],
    ['herringbones kept, inner pair too', '«Трактир „Кот“ закрыт»', '«Трактир „Кот“ закрыт»'],
    ['a spaced hyphen', 'ночь - это тень', 'ночь — это тень'],
    ['a short dash', 'ночь – это тень', 'ночь — это тень'],
    ['two hyphens', 'ночь -- это тень', 'ночь — это тень'],
    ['a dash without spaces', 'ночь—это тень', 'ночь — это тень'],
    ['a dash glued to a comma', 'Стой,- сказал он', 'Стой, — сказал он'],
    ['a hyphen within a word stays', 'кто-то по-соседски', 'кто-то по-соседски'],
    ['dialogue', '-Стой!\n- Иду', '— Стой!\n\n— Иду'],
    ['three full stops', 'и тут... тишина', 'и тут… тишина'],
    ['spaces', '  и\u00a0тут   тишина \t', 'и тут тишина'],
    ['a space before a comma', 'тут , говорят , тихо !', 'тут, говорят, тихо!'],
    ['apostrophes', 'д’Артаньян', "д'Артаньян"],
    ['line ends of Windows', 'раз\r\n\r\n\r\nдва', 'раз\n\nдва'],
    ['verse', 'Дремлет двор\nМесяц грош', 'Дремлет двор\nМесяц грош'],
    ['a smile', 'ну вот :) и всё)))', 'ну вот :) и всё)))'],
  ])('%s', (_, typed, plain) => {
    expect(plainStyle(typed)).toBe(plain);
  });

  test('long lines are paragraphs, whether one or two breaks part them', () => {
    const long =
      'Продавец шаров зацепился за флюгер и висел там, пока не пришёл фонарщик со своей лестницей.';
    expect(plainStyle(`${long}\n${long}`)).toBe(plainStyle(`${long}\n\n\n${long}`));
  });

  test('a second run changes nothing', () => {
    const sign = fc.constantFrom(...'аБ5 \n"«»„“”—–--.…,!?:)(\'\u00a0');
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 60 }), (text) => {
        const once = plainStyle(text);
        expect(plainStyle(once)).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });
});
