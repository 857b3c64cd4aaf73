import { describe, expect, test } from 'vitest';
import { cleanText, graphemes, lengthVerdict, replaceNicks } from '../../src/literary/description.ts';
import { nickFinder } from '../../src/literary/nicks.ts';

const limits = { min: 20, max: 2000, hard: 10_000 };

describe('a description', () => {
  test('keeps ё, й, accents and whole emoji, however they were typed', () => {
    expect(cleanText('е\u0308лка и\u0306од за\u0301мок 👨‍👩‍👧 1️⃣ 🏳️‍🌈')).toBe('ёлка йод за\u0301мок 👨‍👩‍👧 1️⃣ 🏳️‍🌈');
  });

  test('loses direction controls, invisible signs, stacked marks, controls and half letters', () => {
    expect(cleanText('а\u202eб\u200bв\u0000г z\u0337\u0338\u0321\u0322 \ud800д')).toBe('абвг z\u0337 д');
  });

  test('has plain line ends and at most one empty line', () => {
    expect(cleanText('раз  \r\n\r\n\r\n\r\nдва\u2028три\n')).toBe('раз\n\nдва\nтри');
  });

  test('is measured as a reader counts', () => {
    expect(graphemes('ёй👨‍👩‍👧')).toBe(3);
  });

  test.each([
    ['', 'empty'],
    ['коротко', 'short'],
    ['я'.repeat(20), 'fine'],
    ['я'.repeat(2000), 'fine'],
    ['я'.repeat(2001), 'long'],
    ['👨‍👩‍👧'.repeat(10_000), 'long'],
    ['я'.repeat(10_001), 'too-long'],
  ])('%#: its length has a verdict', (text, verdict) => expect(lengthVerdict(text, limits)).toBe(verdict));

  test.each([
    ['И тут я, Котофей, вышел', 'Котофей'],
    ['Звали меня Котофеем', 'Котофей'],
    ['я, vаsilisk', 'Vasilisk'],
    ['у Тети Моти', 'Тётя Мотя'],
    ['за Мышью белой', 'Мышь белая'],
    ['это писал Капитана-75 брат', 'Капитан-75'],
  ])('%j names %s', (text, nick) => expect(nickFinder([nick])(text)).toHaveLength(1));

  test.each([
    ['мягкий кот и котёнок', 'Кот'],
    ['Котофей мяукнул', 'Кот'],
    ['Фикус и суффикс', 'Fix'],
    ['чай остыл, лимон цел', 'Чай, лимон'],
  ])('%j does not name %s', (text, nick) => expect(nickFinder([nick])(text)).toEqual([]));

  test('has one word in place of every nick, the longer one found first', () => {
    const text = 'Кот пришёл к Котофею, а Lady_Winter подала «Чай, лимон» и чай.';
    expect(replaceNicks(text, ['Кот', 'Котофей', 'Lady_Winter', 'Чай, лимон'], 'Игрок')).toBe(
      'Игрок пришёл к Игрок, а Игрок подала «Игрок» и чай.',
    );
  });
});
