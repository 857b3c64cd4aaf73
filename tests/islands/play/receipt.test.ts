import { expect, test } from 'vitest';
import { receiptFrom, receiptsOf, withReceipt } from '../../../src/islands/play/receipt.ts';
import { until } from '../../../src/islands/play/until.ts';

const at = '2025-12-11T19:41:07Z';
const spy = {
  ability: 'spy',
  label: 'Шпионить',
  targets: ['Северный ветер'],
  at,
  status: 'accepted' as const,
};

test('what the server holds is shown with its own time', () => {
  expect(receiptsOf([spy], { spy: { text: 'Ночь.', at } }, 'до 08:00')).toEqual([
    {
      key: 'spy',
      head: 'Принято в 22:41:07',
      body: 'Шпионить: Северный ветер.',
      until: 'Можно менять до 08:00.',
    },
  ]);
});

test('a text without a command has a receipt, too', () => {
  expect(receiptsOf([], { none: { text: 'Сон.', at } }, '')[0]).toMatchObject({
    key: 'none',
    body: 'Описание без команды.',
  });
});

test.each([
  ['Принято в 22:41:07. Можно менять до 08:00.', 'Принято в 22:41:07', 'Можно менять до 08:00.'],
  [
    'Команда прежняя, описание обновлено в 23:02:15. Можно менять до 08:00.',
    'Команда прежняя, описание обновлено в 23:02:15',
    'Можно менять до 08:00.',
  ],
  ['Принято в 22:41:07.', 'Принято в 22:41:07', ''],
])('the answer «%s» becomes a receipt', (words, head, rest) => {
  expect(receiptFrom('spy', words, 'Шпионить: Fix.')).toEqual({
    key: 'spy',
    head,
    body: 'Шпионить: Fix.',
    until: rest,
  });
});

test('a later receipt takes the place of an earlier one of the same ability, and of a text alone', () => {
  const receipt = (key: string, head: string) => ({ key, head, body: '', until: '' });
  const both = withReceipt([receipt('guard', '1'), receipt('none', '2')], receipt('pimp', '3'));
  expect(both.map(({ key }) => key)).toEqual(['guard', 'pimp']);
  expect(withReceipt(both, receipt('guard', '4')).map(({ head }) => head)).toEqual(['3', '4']);
});

test('the deadline of a long night names its day', () => {
  const friday = new Date('2025-12-12T19:00Z');
  expect(until(new Date('2025-12-15T05:00Z'), friday)).toBe('до понедельника, 08:00');
  expect(until(new Date('2025-12-13T05:00Z'), friday)).toBe('до\u00a008:00');
});
