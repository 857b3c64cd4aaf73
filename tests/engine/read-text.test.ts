import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCommand } from '../../src/engine/command.ts';
import { foldNick } from '../../src/engine/nick.ts';
import { readText } from '../../src/engine/read-text.ts';
import { after, gameOf, says, skipTo } from './table.ts';

const game = after(
  gameOf({
    players: {
      'M-S': 'first-fat-man',
      Тибул: 'tibul',
      Проверить: 'tub',
      'Убить M-S': 'gaspar',
      '-Тень': 'citizen',
      Тень: 'citizen',
      'А, Б': 'citizen',
      'Б, А': 'citizen',
      А: 'citizen',
      Б: 'citizen',
      '...': 'citizen',
      'M-S и Кот': 'ganimed',
      Кот: 'august',
      Кошка: 'suok',
      '👩‍🚀': 'citizen',
      'O’Нил, мл.': 'citizen',
    },
  }),
  skipTo('night'),
);

const read = (player: string, text: string) => {
  const command = readCommand(game, player, text);
  return command.ok ? [command.value.ability, ...command.value.targets] : command.error.code;
};

describe('a typed command', () => {
  it.each([
    ['Убить: Кот', ['kill', 'Кот']],
    ['Убить — Кот', ['kill', 'Кот']],
    ['Убить—Кот', ['kill', 'Кот']],
    ['убить @Кот!', ['kill', 'Кот']],
    ['УБИТЬ КОТ!!!', ['kill', 'Кот']],
    ['«Убить» «Кот»', ['kill', 'Кот']],
    ['«Убить Кот».', ['kill', 'Кот']],
    ['"Убить" Кот', ['kill', 'Кот']],
    ['Убить"Кот"', ['kill', 'Кот']],
    ['Убить@Кот', ['kill', 'Кот']],
    ['— Убить Кот', ['kill', 'Кот']],
    ['Убить,\nКот', ['kill', 'Кот']],
    ['\ufeffУ\u00adбить\u00a0Кот\u200b', ['kill', 'Кот']],
    ['Yбить Koт', ['kill', 'Кот']],
    ['убьём кот', ['kill', 'Кот']],
    ['Убить -Тень', ['kill', '-Тень']],
    ['Убить — тень', ['kill', 'Тень']],
    ['Убить -Кот', ['kill', 'Кот']],
    ['Убить Проверить', ['kill', 'Проверить']],
    ['Убить Убить M-S', ['kill', 'Убить M-S']],
    ['Убить убить м‑s', ['kill', 'Убить M-S']],
    ['Убить Убить', ['kill', 'Убить M-S']],
    ['Убить ...', ['kill', '...']],
    ['Убить «...».', ['kill', '...']],
    ['Убить M-S и Кот', ['kill', 'M-S и Кот']],
    ['Убить А, Б', ['kill', 'А, Б']],
    ["Убить o'нил, мл", ['kill', 'O’Нил, мл.']],
    ['Убить 👩‍🚀', ['kill', '👩‍🚀']],
    ['Убить 👩', 'unknown-target'],
    ['Убить Кот и Кошка', 'unknown-target'],
    ['Убить не Кот', 'unknown-target'],
    ['Убить Кот, пожалуйста', 'wrong-arity'],
    ['Убить «А», Б', 'wrong-arity'],
    ['Убить Ко', 'ambiguous-target'],
    ['Убить — ко', 'ambiguous-target'],
    ['Убить —', 'wrong-arity'],
    ['Убить:', 'wrong-arity'],
    ['не убивать Кот', 'not-your-ability'],
    ['Не убить Кот', 'not-your-ability'],
    ['Убить-ка Кот', 'not-your-ability'],
    ['Убить2 Кот', 'not-your-ability'],
    ['убитьКот', 'not-your-ability'],
    ['Кот, убить', 'not-your-ability'],
    ['«»', 'not-your-ability'],
    ['Убить\u0301 Кот', 'not-your-ability'],
  ])('%j', (text, expected) => {
    expect(read('M-S', text)).toEqual(expected);
  });

  it('with three targets of which some hold commas is read in the one way there is', () => {
    expect(read('Проверить', 'Проверить А, Б, Кот, Тень')).toEqual(['examine', 'А, Б', 'Кот', 'Тень']);
    expect(read('Проверить', 'Проверить «А, Б», Кот, -Тень')).toEqual(['examine', 'А, Б', 'Кот', '-Тень']);
    expect(read('Проверить', 'Проверить o’нил, мл., А, Б, Кот')).toEqual([
      'examine',
      'O’Нил, мл.',
      'А, Б',
      'Кот',
    ]);
    expect(read('Проверить', 'Проверить А, Б, Кот, Тень, Тибул')).toBe('wrong-arity');
  });

  it('that can be read in two ways is answered with the players in question, and nothing stands', () => {
    const text = 'Проверить А, Б, А, Кот';
    expect(readCommand(game, 'Проверить', text)).toMatchObject({
      error: { code: 'ambiguous-target', rule: '3.16', detail: { candidates: ['А, Б', 'Б, А'] } },
    });
    const sent = after(game, says(`Проверить: ${text}`)).sent;
    expect(sent).toMatchObject([{ by: 'Проверить', status: 'refused', reason: 'ambiguous-target' }]);
  });

  it('of somebody who has no seat names nobody', () => {
    expect(readText(game, 'Прохожий', 'Тайна Кот').targets).toEqual([]);
  });
});

describe('whatever is typed', () => {
  const seats = game.setup.seats.map((it) => it.player);
  const ornament = fc.constantFrom<(nick: string) => string>(
    (it) => `Убить ${it}`,
    (it) => `убей: «${it}».`,
    (it) => `УБИВАЮ — @${it}!`,
    (it) => `«Убью ${it}»`,
    (it) => `Убьём\n\n"${it}" ...`,
    (it) => `Убейте ${it.replaceAll(' ', '\u00a0').replaceAll('-', '‑')}`,
  );

  it('one nick in any ornament is that player', () => {
    fc.assert(
      fc.property(fc.constantFrom(...seats), ornament, (player, adorned) => {
        expect(read('M-S', adorned(player))).toEqual(['kill', player]);
      }),
      { numRuns: 500 },
    );
  });

  it('it is answered, and a player who is found was named', () => {
    const word = fc.oneof(
      fc.constantFrom(...seats, 'Убить', 'Проверить', '«', '»', '"', ',', '—', ':', '\n', '.', ' '),
      fc.string({ unit: 'binary', maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 10 }), (words) => {
        const command = readCommand(game, 'M-S', words.join(' '));
        if (!command.ok) return;
        const [target = ''] = command.value.targets;
        const said = foldNick(words.join(' ')).replaceAll(/[^\p{L}\p{N}\p{S}]/gu, '');
        const [first = ''] = foldNick(target).replaceAll(/[^\p{L}\p{N}\p{S}]/gu, '');
        expect(said).toContain(first);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['letters', 'а'],
    ['commas', ','],
    ['nicks', 'Кот, '],
    ['nicks of two pieces', 'А, Б, '],
    ['quotes', '«'],
    ['quoted words', '«Кот» '],
    ['stops', '.'],
    ['stops and a word', '.....а'],
    ['spaces', ' '],
    ['dashes', '— '],
    ['soft hyphens', '\u00ad'],
    ['joints', '👩\u200d'],
    ['flags', '🇺🇦'],
    ['accents', '\u0301'],
  ])('a long text of %s costs no more than its length', (_, piece) => {
    // How often anybody's nick is looked at: what grows with the square of the length would show here.
    const looks = (length: number): number => {
      let count = 0;
      const counted = game.setup.seats.map((seat) => ({
        ...seat,
        get player() {
          count += 1;
          return seat.player;
        },
      }));
      const watched = { ...game, setup: { ...game.setup, seats: counted } };
      readCommand(watched, 'M-S', `Убить ${piece.repeat(length / piece.length)}`);
      return count;
    };
    expect(looks(10_000)).toBeLessThanOrEqual(Math.max(2000, 2.5 * looks(5_000)));
  });
});
