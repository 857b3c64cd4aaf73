import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findExactly, findPlayer, foldNick, isNick } from '../../src/engine/nick.ts';

const found = (players: readonly string[], text: string) => {
  const player = findPlayer(players, text);
  return player.ok ? player.value : player.error.code;
};

it('an exact nick wins over any that only looks like it', () => {
  const players = ['M-S', 'М-S', 'm-s'];
  for (const nick of players) expect(found(players, nick)).toBe(nick);
  expect(found(players, 'М-s')).toBe('ambiguous-target');
});

it('ornaments are ignored, unless they are the nick', () => {
  expect(found(['Кот', 'Кот.'], 'Кот.')).toBe('Кот.');
  expect(found(['Кот'], '@«Кот».')).toBe('Кот');
  expect(found(['@@@'], '@@@')).toBe('@@@');
  expect(found(['J.R.'], 'j.r')).toBe('J.R.');
});

it('a letter typed as two code points is the same letter', () => {
  expect(found(['Чай'], 'Чай'.normalize('NFD'))).toBe('Чай');
});

it('a beginning is enough when only one nick begins so, and nothing is no beginning', () => {
  expect(found(['Мышь белая', 'Мот'], 'мышь')).toBe('Мышь белая');
  expect(found(['Мышь белая'], '')).toBe('unknown-target');
  expect(found(['Мышь белая'], '«»')).toBe('unknown-target');
});

it('folds what the eye cannot tell apart', () => {
  expect(foldNick('Тётя Мотя')).toBe(foldNick(' ТЕТЯ  МОТЯ '));
  expect(foldNick('Vasilisk')).toBe(foldNick('Vаsilisk'));
  expect(foldNick('Кот')).not.toBe(foldNick('Кит'));
});

it.each([
  ['a Cyrillic М', 'M-S', 'М-S'],
  ['small letters, those without a small look-alike too', 'MAKBETH', 'макветн'],
  ['Ukrainian і and ј, Macedonian ѕ', 'Jisis', 'јіѕіѕ'],
  ['a Latin ë', 'Ёлка', 'Ëлка'],
  ['й in two code points', 'Йод', 'и\u0306од'],
  ['a non-breaking hyphen', 'M-S', 'm‑s'],
  ['a dash and a minus', 'А-Б-В', 'а—б−в'],
  ['a non-breaking and a thin space', 'Дядюшка Бризак', 'дядюшка\u00a0\u2009бризак'],
  ['a soft hyphen', 'Наследник', 'на\u00adслед\u00adник'],
  ['zero-width signs and marks of direction', 'Кот', '\u200bК\u2060о\u202eт\ufeff'],
  ['a joint and letters of a flag where there is neither', 'Кот', 'К\u200dот\u{E0067}'],
  ['a byte order mark', 'Кот', '\ufeffкот'],
  ['a picture with and without its selector', '❤️ Роза', '❤ роза'],
  ['an exclamation mark', 'Кот', 'кот!'],
  ['nested quotes, @, stops', 'Кот', ' @«"кот".»!.. '],
  ['an apostrophe of another kind', 'O’Нил', "о'нил"],
  ['a capital İ', 'İstanbul', 'istanbul'],
  ['a dotless ı', 'ırmak', 'IRMAK'],
  ['ß as two capitals', 'Straße', 'STRASSE'],
  ['a capital ẞ', 'Straße', 'STRAẞE'],
  ['a final sigma', 'Οδός', 'ΟΔΌΣ'],
  ['spaces around a comma', 'Чай, лимон', 'чай ,лимон'],
])('with %s it is the same nick', (_, nick, typed) => {
  expect(found([nick, 'Другой'], typed)).toBe(nick);
  expect(foldNick(typed)).toBe(foldNick(nick));
});

it.each([
  ['an astronaut and a woman', '👩‍🚀', '👩'],
  ['a woman and a man who fly', '👩‍🚀', '👨‍🚀'],
  ['two tones of skin', '👍🏻', '👍🏿'],
  ['two flags of countries', '🇺🇦', '🇷🇺'],
  ['England and Scotland', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['a pair with a heart and without', '👩‍❤️‍👩', '👩‍👩'],
  ['й and и', 'Май', 'Маи'],
  ['a letter with an accent and without', 'Кот', 'Ко́т'],
  ['dots inside', 'J.R', 'JR'],
  ['a hyphen and none', 'M-S', 'MS'],
  ['0 and О', 'К0т', 'Кот'],
])('%s are two nicks', (_, one, other) => {
  expect(foldNick(one)).not.toBe(foldNick(other));
  for (const nick of [one, other]) {
    expect(found([one, other], nick)).toBe(nick);
    expect(found([one, other], `«${nick}».`)).toBe(nick);
  }
});

it.each([
  ['...', '«...».'],
  ['…', '…'],
  ['@@@', '«@@@»'],
  ['«»', '«»'],
  ['!', '@!!!'],
  ['—', '«—»'],
  ['Кот.', '«Кот.».'],
  ['Кот!', '@Кот!!'],
  ['«Кот»', '«Кот»'],
])('a nick of ornaments, %s, is found as %s', (nick, typed) => {
  expect(found([nick, 'Другой'], typed)).toBe(nick);
});

it('two nicks that look alike are told apart by the very letters, else named both', () => {
  expect(found(['Кот', 'Кот.'], '«Кот».')).toBe('Кот');
  expect(found(['Кот', 'Кот.'], '«Кот.».')).toBe('Кот.');
  expect(found(['Кот', 'Кот.'], 'кот.')).toBe('ambiguous-target');
  expect(found(['Кот', 'КОТ'], 'Koт')).toBe('ambiguous-target');
  expect(found(['Кот', 'КОТ'], '@Кот')).toBe('Кот');
  expect(found(['İ', 'ı'], 'I')).toBe('ambiguous-target');
  expect(findPlayer(['Кот', 'КОТ', 'Кит'], 'кот')).toMatchObject({
    error: { code: 'ambiguous-target', detail: { target: 'кот', candidates: ['КОТ', 'Кот'] } },
  });
});

it('a whole nick is never taken for the beginning of another', () => {
  const players = ['Кот', 'Котофей', 'Котофей Иванович'];
  for (const nick of players) expect(found(players, nick.toUpperCase())).toBe(nick);
  expect(found(players, 'котоф')).toBe('ambiguous-target');
  expect(found(players, 'котофей и')).toBe('Котофей Иванович');
});

it('a beginning ends between signs, and has some', () => {
  expect(found(['👩‍🚀 Ася'], '👩')).toBe('unknown-target');
  expect(found(['👩‍🚀 Ася'], '👩‍🚀')).toBe('👩‍🚀 Ася');
  expect(found(['👍🏿'], '👍')).toBe('unknown-target');
  expect(found(['🇺🇦 Оля'], '🇺')).toBe('unknown-target');
  expect(found(['🇺🇦🇷🇺'], '🇺🇦')).toBe('🇺🇦🇷🇺');
  expect(found(['Ко́т'], 'Ко')).toBe('unknown-target');
  expect(found(['.net'], '.')).toBe('unknown-target');
  expect(found(['-банан'], '—')).toBe('unknown-target');
});

it('digits stand for letters only where nobody else may be meant', () => {
  expect(found(['Котофей', 'Зоя'], 'К0т0фей')).toBe('Котофей');
  expect(found(['Котофей', 'Зоя'], '3оя')).toBe('Зоя');
  expect(found(['007'], 'оо7')).toBe('007');
  expect(found(['Кот', 'К0т'], 'к0т')).toBe('К0т');
  expect(found(['Зоя', '3оя Ивановна'], '3оя')).toBe('ambiguous-target');
  expect(found(['О', '007'], '0')).toBe('ambiguous-target');
  expect(found(['100', '1000'], '100')).toBe('100');
});

it('for a vote a nick is written in full, in whatever letters', () => {
  const exactly = (players: readonly string[], text: string) => {
    const player = findExactly(players, text);
    return player.ok ? player.value : player.error.code;
  };
  expect(exactly(['Котофей', 'M-S'], 'Кот')).toBe('unknown-target');
  expect(exactly(['Котофей', 'M-S'], '@м-ѕ.')).toBe('M-S');
  expect(exactly(['Котофей', 'M-S'], 'к0тофей')).toBe('Котофей');
  expect(exactly(['Кот', 'Котофей'], 'К0т')).toBe('Кот');
  expect(exactly(['Кот', 'КОТ'], 'кот')).toBe('ambiguous-target');
});

describe('whatever the nicks are', () => {
  const letters = fc.constantFrom(
    ...'аоеёйкмстАОЕКМИиaocekmxyMSAiIıİßſς03 -,.!«»@"\'…_/|Щщ#',
    '👩‍🚀',
    '👍🏿',
    '❤️',
    '🇺🇦',
    'и\u0306',
    '\u00ad',
    '\u00a0',
    '‑',
  );
  const nick = fc
    .array(letters, { minLength: 1, maxLength: 8 })
    .map((all) => all.join('').trim())
    .filter((it) => /[\p{L}\p{N}\p{S}]/u.test(it));
  const cast = fc.uniqueArray(nick, { minLength: 2, maxLength: 12, selector: foldNick });
  const ornament = fc.constantFrom<(nick: string) => string>(
    (it) => it,
    (it) => `«${it}».`,
    (it) => `@${it}!`,
    (it) => ` "${it}" `,
    (it) => `${it}\u200b...`,
    (it) => it.toLowerCase(),
    (it) => it.toUpperCase(),
    (it) => it.normalize('NFD'),
    (it) => it.replaceAll(' ', '\u00a0'),
    (it) => it.replaceAll('-', '‑'),
    (it) => [...it].map((one) => twins.get(one) ?? one).join(''),
  );
  const twins = new Map([...'aocekxyMSоскхА'].map((it, place) => [it, [...'аосекхуМЅockxA'][place] ?? it]));

  it('each is found in any ornament, case and look-alike letters, and nobody else', () => {
    fc.assert(
      fc.property(cast, ornament, (players, adorned) => {
        for (const player of players) expect(found(players, adorned(player))).toBe(player);
      }),
      { numRuns: 2000 },
    );
  });

  it('a nick written as signed is that player, even among such as look the same', () => {
    fc.assert(
      fc.property(fc.uniqueArray(nick, { minLength: 1, maxLength: 12 }), (players) => {
        for (const player of players) expect(found(players, player)).toBe(player);
      }),
      { numRuns: 2000 },
    );
  });

  it('two that fold alike are never told apart by anything but their letters', () => {
    fc.assert(
      fc.property(fc.uniqueArray(nick, { maxLength: 8 }), nick, (players, typed) => {
        const alike = players.filter((it) => isNick(it, typed));
        const answer = findPlayer(players, typed);
        if (alike.length > 1 && answer.ok) expect(alike).toContain(answer.value);
        if (alike.length === 1) expect(answer).toEqual({ ok: true, value: alike[0] });
      }),
      { numRuns: 2000 },
    );
  });

  it('any text at all has an answer', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary' }), { maxLength: 6 }),
        fc.string({ unit: 'binary' }),
        (players, text) => {
          const answer = findPlayer(players, text);
          if (answer.ok) expect(players).toContain(answer.value);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
