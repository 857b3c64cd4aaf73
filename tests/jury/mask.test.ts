import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { masker, namesPlayer } from '../../src/jury/mask.ts';

const nicks = [
  'M-S',
  'Кот',
  'Котофей',
  'Июлька',
  'Чай, лимон',
  'Северный ветер',
  'Мышь белая',
  'Дед Пихто',
  'Ключ на 17',
  'Капитан-75',
  'Шуруп77',
  'sys.admin',
  'tanka',
  'Fix',
  'Lady_Winter',
  'ПуПсИк',
  'Чертёнок',
  'Незабудка-88',
  'Боец',
  '🦊Лис',
];
const mask = masker({ nicks });

describe('nicks are masked', () => {
  test.each([
    ['as written', 'Пришёл Fix и сел.', 'Пришёл Игрок и сел.'],
    ['in other letters of the same look', 'М-S и FIХ', 'Игрок и Игрок'],
    ['in any case', 'fix, ПУПСИК, пупсик, КОТОФЕЮ', 'Игрок, Игрок, Игрок, Игрок'],
    [
      'a plain word with a capital only',
      'Мимо шёл кот. Кот чихнул на котофея.',
      'Мимо шёл кот. Игрок чихнул на котофея.',
    ],
    ['the longest first', 'Кот и Котофей', 'Игрок и Игрок'],
    ['not inside a word', 'который котёл, афикс', 'который котёл, афикс'],
    ['declined', 'Июльку, Июльке, с Июлькой', 'Игрок, Игрок, с Игрок'],
    ['declined by both words', 'за Мышью белой и Мыши белой', 'за Игрок и Игрок'],
    ['declined with a vowel that flees', 'Северного ветра, Чертёнка, Бойца', 'Игрок, Игрок, Игрок'],
    ['with a number', 'Ключом на 17 и Капитана-75', 'Игрок и Игрок'],
    ['with a number glued on', 'Шуруп77 и Шурупа77', 'Игрок и Игрок'],
    ['Latin with a Russian ending', "Fix'а, Fixу, tanka-е, sys.admin’ом", 'Игрок, Игрок, Игрок, Игрок'],
    ['a particle stays', 'Fix-то знал', 'Игрок-то знал'],
    ['other spaces and dashes', 'Чай,\u00a0лимон; Капитан–75; Дед\nПихто', 'Игрок; Игрок; Игрок'],
    ['signed with @ and brackets', '(@Lady_Winter)', '(@Игрок)'],
    ['parted by invisible signs', 'F\u200bi\u00adx', 'Игрок'],
    ['ё written as е', 'Чертенок', 'Игрок'],
    ['with an emoji', 'это 🦊Лис', 'это Игрок'],
    ['at both ends', 'Fix', 'Игрок'],
  ])('%s', (_, text, masked) => {
    expect(mask(text)).toBe(masked);
  });

  test('roles become «герой», capital at the start of a sentence', () => {
    const both = masker({ nicks: ['Fix'], roles: ['Доктор Гаспар Арнери', 'Тибул', 'Тётушка Ганимед'] });
    expect(
      both('Доктору Гаспару Арнери снился Тибул. — Тётушка Ганимед! — сказал Fix тётушке Ганимед.'),
    ).toBe('Герой снился герой. — Герой! — сказал Игрок герой.');
  });

  test('whatever surrounds a nick, no nick is left standing', () => {
    const around = fc.string({ unit: fc.constantFrom(...' .,!?«»"()—\n@#*'), maxLength: 5 });
    fc.assert(
      fc.property(fc.constantFrom(...nicks), around, around, (nick, before, after) => {
        expect(mask(before + nick + after)).toBe(`${before}Игрок${after}`);
      }),
    );
  });

  test('any nick at all can be masked', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), (nick) => {
        expect(masker({ nicks: [nick] })('Ночь тиха.').length).toBeGreaterThan(0);
      }),
    );
  });

  test('a long hostile text is masked at once', () => {
    const started = performance.now();
    mask('Fix-'.repeat(2500) + ' -'.repeat(5000) + 'Чай, '.repeat(2000));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

test('a text that signs itself is noticed', () => {
  expect(namesPlayer('Это я, Марья Ивановна.', ['Марья Ивановна'])).toBe(true);
  expect(namesPlayer('Писано Марьей Ивановной', ['Марья Ивановна'])).toBe(true);
  expect(namesPlayer('Это я, никто.', ['Марья Ивановна'])).toBe(false);
});
