import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldNick } from '../../src/engine/nick.ts';
import { readTargets } from '../../src/engine/target-list.ts';

const players = [
  'А',
  'Б',
  'А, Б',
  'Б, А',
  'Чай',
  'Чай, лимон',
  'Лимонад',
  'Кот',
  'Котофей',
  'Мышь, хвост, сыр',
];

/** The targets, or the players between whom the list is unclear. */
const read = (list: string, arity: number) => {
  const { targets, unclear } = readTargets(players, list, arity);
  return unclear.length > 0 ? { unclear } : targets;
};

it.each([
  ['А, Б', 1, ['А, Б']],
  ['А, Б', 2, ['А', 'Б']],
  ['а ,б', 1, ['а ,б']],
  ['А, Б, А', 3, ['А', 'Б', 'А']],
  ['А, Б, А', 2, { unclear: ['А, Б', 'Б, А'] }],
  ['«А, Б», А', 2, ['«А, Б»', 'А']],
  ['А, «Б, А»', 2, ['А', '«Б, А»']],
  ['"А", "Б, А"', 2, ['"А"', '"Б, А"']],
  ['„А, Б“, „А“', 2, ['„А, Б“', '„А“']],
  ['“А, Б”, А', 2, ['“А, Б”', 'А']],
  ['«А», Б', 1, ['«А»', 'Б']],
  ['«А, Б, Кот»', 3, ['«А', 'Б', 'Кот»']],
  ['Чай, лимон', 2, ['Чай', 'лимон']],
  ['Чай, лимон', 1, ['Чай, лимон']],
  ['Чай, лимон, Кот', 2, ['Чай, лимон', 'Кот']],
  ['Кот, Чай, лимон, Котофей', 3, ['Кот', 'Чай, лимон', 'Котофей']],
  ['Мышь, хвост, Чай, Кот', 3, ['Мышь, хвост', 'Чай', 'Кот']],
  ['мышь, хвост, сыр, чай, лимон, кот', 3, ['мышь, хвост, сыр', 'чай, лимон', 'кот']],
  ['Кот, Чай,', 2, ['Кот', 'Чай']],
  ['Кот,, Чай', 2, ['Кот', 'Чай']],
  ['Кот, пожалуйста', 1, ['Кот', 'пожалуйста']],
  ['Кот и Чай', 1, ['Кот и Чай']],
  ['А, Б, В', 1, ['А, Б', 'В']],
  [' , ', 1, []],
  ['', 1, []],
  ['', 0, []],
  ['Кот', 0, ['Кот']],
] as const)('%j for %i is read as %j', (list, arity, expected) => {
  expect(read(list, arity)).toEqual(expected);
});

describe('whatever the list is', () => {
  const nick = fc.constantFrom(...players);
  const separator = fc.constantFrom(',', ', ', ' , ', ',\n');

  it('nicks in quotes are those nicks, whatever commas they hold', () => {
    const names = fc.uniqueArray(nick, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        names,
        separator,
        fc.constantFrom('«»', '""', '„“', '“”'),
        (all, between, [open, close]) => {
          const quoted = all.map((it) => `${open}${it}${close}`);
          expect(readTargets(players, quoted.join(between), all.length)).toEqual({
            targets: quoted,
            how: 'exact',
            unclear: [],
          });
        },
      ),
    );
  });

  it('bare nicks are those nicks, or the list is unclear and they are among its candidates', () => {
    fc.assert(
      fc.property(fc.uniqueArray(nick, { minLength: 1, maxLength: 3 }), separator, (all, between) => {
        const { targets, unclear } = readTargets(players, all.join(between), all.length);
        if (unclear.length === 0) expect(targets.map(foldNick)).toEqual(all.map(foldNick));
        else expect(all.some((it) => unclear.includes(it))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('it is read, and no name is lost', () => {
    const word = fc.oneof(nick, fc.string({ maxLength: 4 }), fc.constantFrom('«', '"', '“', ''));
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), fc.nat({ max: 3 }), (words, arity) => {
        const list = words.join(',');
        const letters = (text: string) => text.replaceAll(/[,\s]/gu, '');
        expect(letters(readTargets(players, list, arity).targets.join())).toBe(letters(list));
      }),
      { numRuns: 1000 },
    );
  });
});
