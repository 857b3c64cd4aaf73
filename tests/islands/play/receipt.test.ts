import { describe, expect, test } from 'vitest';
import { afterAnswer, effectWords, type Held, textsAfter } from '../../../src/islands/play/held.ts';
import type { CommandOffer } from '../../../src/islands/play/night-form.ts';
import { receiptsOf } from '../../../src/islands/play/receipt.ts';
import { until } from '../../../src/islands/play/until.ts';

const at = '2025-12-11T19:41:07Z';
const later = '2025-12-11T20:02:15Z';
const spy = {
  ability: 'spy',
  slot: 'spy',
  label: 'Шпионить',
  targets: ['Северный ветер'],
  at,
  status: 'accepted' as const,
};
const offers: CommandOffer[] = [{ ability: 'spy', label: 'Шпионить', arity: 1, rule: '3.2', among: ['Fix'] }];
const nothing: Held = { sent: [], description: {} };
const stands: Held = { sent: [spy], description: { spy: { text: 'Ночь.', at } } };
const answer = (slot: string, target: string | null) => ({
  ...{ at: later, words: 'Принято в 23:02:15. Можно менять до 08:00.', slot },
  ability: target === null ? null : 'spy',
  targets: target === null ? [] : [target],
});
const bodies = (held: Held) => receiptsOf(held, '').map(({ body, text }) => `${body} ${text}`);

test('what the server holds is shown with its own time and text', () => {
  expect(receiptsOf(stands, 'до 08:00')).toEqual([
    {
      key: 'spy',
      head: 'Принято в 22:41:07',
      body: 'Шпионить: Северный ветер.',
      until: 'Можно менять до 08:00.',
      text: 'Ночь.',
    },
  ]);
});

test('a text without a command has a receipt, too', () => {
  expect(receiptsOf({ sent: [], description: { none: { text: 'Сон.', at } } }, '')[0]).toMatchObject({
    key: 'none',
    body: 'Описание без команды.',
  });
});

test.each([
  ['Принято в 22:41:07. Можно менять до 08:00.', 'Принято в 22:41:07', 'Можно менять до 08:00.'],
  [
    'Команда прежняя, описание снято в 23:02:15. Можно менять до 08:00.',
    'Команда прежняя, описание снято в 23:02:15',
    'Можно менять до 08:00.',
  ],
  ['Принято в 22:41:07.', 'Принято в 22:41:07', ''],
])('the answer «%s» becomes a receipt', (words, head, rest) => {
  expect(receiptsOf(stands, '', { spy: words })[0]).toMatchObject({ head, until: rest });
});

describe('after an answer', () => {
  test('another command of the ability takes the place of the first, however it was written', () => {
    expect(bodies(afterAnswer(stands, answer('spy', 'Fix'), 'Заново.', offers))).toEqual([
      'Шпионить: Fix. Заново.',
    ]);
  });

  test('a second command and a text alone each have a receipt and a text beside the first', () => {
    const two = afterAnswer(stands, answer('spy/2', 'Fix'), 'Вторая.', offers);
    expect(bodies(afterAnswer(two, answer('none', null), 'Сон.', offers))).toEqual([
      'Шпионить: Северный ветер. Ночь.',
      'Шпионить: Fix. Вторая.',
      'Описание без команды. Сон.',
    ]);
  });

  test('the same words sent with a command no longer stand alone', () => {
    const alone = afterAnswer(nothing, answer('none', null), 'Сон.', offers);
    const both = afterAnswer(alone, answer('spy', 'Fix'), 'Сон.', offers);
    expect(bodies(both)).toEqual(['Шпионить: Fix. Сон.']);
    expect(textsAfter({ one: 'Сон.' }, 'one', 'spy', alone, both)).toMatchObject({ spy: 'Сон.', none: '' });
  });

  test('an emptied description is gone', () => {
    expect(bodies(afterAnswer(stands, answer('spy', 'Северный ветер'), '', offers))).toEqual([
      'Шпионить: Северный ветер. ',
    ]);
  });
});

describe('what sending will do is told truly', () => {
  const form = { mode: 'spy', targets: { spy: ['Fix'] }, words: '', texts: {} };
  test.each([
    ['a command over a command', form, stands, /Заменит/],
    ['a text beside a command', { ...form, mode: 'none' }, stands, /останется в силе, текст встанет рядом/],
    ['the first command', form, nothing, null],
  ])('%s', (_, next, held, words) => {
    const told = effectWords(next, 'Слова.', offers, held);
    if (words === null) expect(told).toBeNull();
    else expect(told).toMatch(words);
  });
  test('a second command stands beside the first', () => {
    const twice = offers.map((one) => ({ ...one, twice: true }));
    expect(effectWords(form, '', twice, stands)).toBe(
      'Принятая команда останется в силе, эта встанет рядом.',
    );
  });
});

test('the deadline of a long night names its day', () => {
  const friday = new Date('2025-12-12T19:00Z');
  expect(until(new Date('2025-12-15T05:00Z'), friday)).toBe('до понедельника, 08:00');
  expect(until(new Date('2025-12-13T05:00Z'), friday)).toBe('до\u00a008:00');
});
