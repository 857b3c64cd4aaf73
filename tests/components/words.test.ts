import { expect, it } from 'vitest';
import { safeNext } from '../../src/components/form/next.ts';
import { goneLabel, part } from '../../src/components/words/cast.ts';
import { count, needed, people, phaseTitle } from '../../src/components/words/numbers.ts';
import { nbsp } from '../../src/components/words/prose.ts';
import { deadline, fieldTime, past } from '../../src/components/words/time.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it.each([
  ['2026-12-07T22:00:00+03:00', '22:00'],
  ['2026-12-08T08:00:00+03:00', '08:00'],
  ['2026-12-08T22:30:00+03:00', 'завтра, 22:30'],
  ['2026-12-11T22:00:00+03:00', 'пятницы, 22:00'],
  ['2027-01-11T08:00:00+03:00', '11 января 2027, 08:00'],
])('a deadline at %s is until «%s» for whoever reads on Monday evening', (ends, words) => {
  expect(plain(deadline(ends, '2026-12-07T18:00:00+03:00'))).toBe(words);
});

it.each([
  ['2026-12-07T10:10:00+03:00', '10:10'],
  ['2026-12-04T22:00:00+03:00', 'пт'],
  ['2026-11-20T22:00:00+03:00', '20 ноября'],
])('what happened at %s was «%s»', (at, words) => {
  expect(plain(past(at, '2026-12-07T18:00:00+03:00'))).toBe(words);
});

it('a field for date and time shows Moscow', () => {
  expect(fieldTime('2026-12-07T19:00:00Z')).toBe('2026-12-07T22:00');
});

it('counts and numbers agree with their nouns', () => {
  expect([1, 2, 5, 11, 21].map((n) => plain(count(n, 'голос', 'голоса', 'голосов')))).toEqual([
    '1 голос',
    '2 голоса',
    '5 голосов',
    '11 голосов',
    '21 голос',
  ]);
  expect([1, 4, 5, 12, 21].map((n) => plain(needed(n)))).toEqual([
    'нужен ещё один игрок',
    'нужны ещё четыре игрока',
    'нужны ещё пять игроков',
    'нужно ещё 12 игроков',
    'нужен ещё 21 игрок',
  ]);
  expect([people(3), plain(people(12))]).toEqual(['трое', '12 игроков']);
  expect([
    phaseTitle('lynch', 3),
    phaseTitle('night', 3),
    phaseTitle('night', 7),
    phaseTitle('lynch', 8),
  ]).toEqual(['День третий', 'Ночь третья', 'Ночь седьмая', 'День восьмой']);
});

it('short words and dashes keep their neighbours', () => {
  expect(nbsp('в тени — я и кот, что же')).toBe('в\u00a0тени\u00a0— я\u00a0и\u00a0кот, что\u00a0же');
});

it.each(['//evil.example', 'https://evil.example', '/\\evil.example', '', null])(
  'after signing in nobody is sent to %s',
  (next) => expect(safeNext(next)).toBe('/'),
);

it.each([
  ['горожанин', 'Горожане', 'горожанин'],
  ['мафиози', 'Мафия', 'мафиози'],
  ['гимнаст Тибул', 'Повстанцы', 'гимнаст Тибул, повстанцы'],
  [null, 'Мафия', 'мафия'],
  ['кукла наследника', null, 'кукла наследника'],
  [null, null, ''],
])('%s of the clan %s is «%s» in the roster', (character, clan, words) => {
  expect(part({ character, clan })).toBe(words);
});

it('those who are out are the dead, unless one of them has left for absence', () => {
  const died = { kind: 'lynch', number: 1, departed: false } as const;
  const gone = { died: { ...died, departed: true } };
  expect([goneLabel([{ died }]), goneLabel([{ died }, { died }])]).toEqual(['Погиб', 'Погибли']);
  expect([goneLabel([gone]), goneLabel([{ died }, gone])]).toEqual(['Выбыл', 'Выбыли']);
});
