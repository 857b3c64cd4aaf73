import { describe, expect, test } from 'vitest';
import {
  commandOf,
  formOf,
  lastRefused,
  restore,
  sameForm,
  standing,
} from '../../../src/islands/play/night-form.ts';
import { slotFor } from '../../../src/islands/play/held.ts';

const among = ['Fix', 'Котофей', 'Арбуз'];
const offer = (ability: string, label: string, arity = 1) => ({ ability, label, arity, rule: '3', among });
const spy = [offer('spy', 'Шпионить')];
const two = [offer('guard', 'Защитить'), offer('pimp', 'Проверить')];
const line = (ability: string, target: string, at: string, status: 'accepted' | 'refused' = 'accepted') => ({
  ...{ ability, slot: ability, label: ability, targets: [target], at, status },
});
const given = (rest: Partial<Parameters<typeof formOf>[0]>) => ({
  offers: spy,
  sent: [],
  description: {},
  ...rest,
});

describe('the form at the start', () => {
  test('is empty for a player who has sent nothing, his command chosen', () => {
    expect(formOf(given({}))).toEqual({ mode: 'spy', targets: {}, words: '', texts: { one: '' } });
  });

  test('shows what was accepted last, with its description', () => {
    const sent = [
      line('spy', 'Fix', '22:01'),
      line('spy', 'Котофей', '22:30'),
      line('spy', 'Арбуз', '22:40', 'refused'),
    ];
    const form = formOf(given({ sent, description: { spy: { text: 'Ночь.', at: '22:30' } } }));
    expect(form).toMatchObject({ mode: 'spy', targets: { spy: ['Котофей'] }, texts: { spy: 'Ночь.' } });
  });

  test('is a text alone for a citizen and for who sent a text alone', () => {
    expect(formOf(given({ offers: [] })).mode).toBe('none');
    const description = { none: { text: 'Сон.', at: '22:01' } };
    expect(formOf(given({ description }))).toMatchObject({ mode: 'none', texts: { one: 'Сон.' } });
  });

  test('keeps a text for each command of a player with two', () => {
    const description = { guard: { text: 'Дверь.', at: '' }, pimp: { text: 'Перчатки.', at: '' } };
    const form = formOf(given({ offers: two, description }));
    const shown = (mode: string) => form.texts[slotFor({ ...form, mode }, two, { sent: [] })];
    expect(['guard', 'pimp'].map(shown)).toEqual(['Дверь.', 'Перчатки.']);
  });
});

describe('the text that a form shows', () => {
  const form = formOf(given({}));
  const shown = (mode: string, sent: Parameters<typeof slotFor>[2]['sent'], target = '', offers = spy) =>
    slotFor({ ...form, mode, targets: { spy: [target] } }, offers, { sent });

  test('is one, whatever the player with one command chooses, until his command stands', () => {
    expect(new Set(['spy', 'none', 'text'].map((mode) => shown(mode, []))).size).toBe(1);
    const stands = [line('spy', 'Fix', '1')];
    expect(['spy', 'none', 'text'].map((mode) => shown(mode, stands))).toEqual(['spy', 'none', 'spy']);
  });

  test('with a second command is that of the first for its target, of the second for another', () => {
    const twice = spy.map((one) => ({ ...one, twice: true }));
    const stands = [line('spy', 'Fix', '1')];
    expect(['Fix', 'Арбуз'].map((target) => shown('spy', stands, target, twice))).toEqual(['spy', 'spy/2']);
    const both = [...stands, { ...line('spy', 'Арбуз', '2'), slot: 'spy/2' }];
    expect(['Fix', 'Арбуз', 'Котофей'].map((target) => shown('spy', both, target, twice))).toEqual([
      'spy',
      'spy/2',
      'spy/2',
    ]);
  });
});

test('of each ability the latest accepted command stands', () => {
  const sent = [
    line('pimp', 'Fix', '3'),
    line('guard', 'Fix', '1'),
    line('guard', 'Арбуз', '2'),
    line('guard', 'Fix', '4', 'refused'),
  ];
  expect(standing(sent).map(({ ability, targets }) => `${ability} ${targets.join()}`)).toEqual([
    'guard Арбуз',
    'pimp Fix',
  ]);
});

test('a refusal is told as long as nothing was accepted after it', () => {
  const refused = { ...line('spy', 'Арбуз', '2', 'refused'), words: 'Арбуз погиб.' };
  expect(lastRefused([line('spy', 'Fix', '1'), refused])).toBe('Арбуз погиб.');
  expect(lastRefused([line('spy', 'Fix', '3'), refused])).toBeNull();
});

describe('a draft of the device', () => {
  const form = formOf(
    given({ sent: [line('spy', 'Fix', '1')], description: { spy: { text: 'Было.', at: '1' } } }),
  );

  test('comes back over what the server holds', () => {
    const draft = { ...form, targets: { spy: ['Котофей'] }, texts: { spy: 'Стало.', none: '' } };
    expect(restore(JSON.parse(JSON.stringify(draft)), form, spy)).toEqual(draft);
  });

  test('is nothing when it says the same', () => {
    expect(restore({ ...form }, form, spy)).toBeNull();
  });

  test('drops a target who died and a command that is no longer offered, never the words', () => {
    const draft = { mode: 'invite', targets: { spy: ['Грымза'] }, words: '', texts: { one: 'Слова.' } };
    expect(restore(draft, form, spy)).toEqual({
      mode: 'spy',
      targets: { spy: [''] },
      words: '',
      texts: { spy: 'Слова.', none: '' },
    });
  });

  test.each([null, 7, 'x', [], { texts: 5 }, { texts: { one: 5 } }, { targets: 'x', mode: {} }])(
    'made of %j does no harm',
    (kept) => {
      expect(restore(kept, form, spy)).toBeNull();
    },
  );
});

test('an unchosen target makes no difference between forms', () => {
  const form = formOf(given({}));
  expect(sameForm(form, { ...form, targets: { spy: [''] } })).toBe(true);
  expect(sameForm(form, { ...form, targets: { spy: ['Fix'] } })).toBe(false);
});

describe('the command of a form', () => {
  const form = formOf(given({}));
  test('is the ability and its targets', () => {
    const read = commandOf({ ...form, targets: { spy: ['Fix'] } }, spy);
    expect(read).toEqual({ command: { ability: 'spy', targets: ['Fix'] } });
  });

  test('is none for a text alone', () => {
    expect(commandOf({ ...form, mode: 'none' }, spy)).toEqual({ command: null });
  });

  test('is the player’s own words', () => {
    expect(commandOf({ ...form, mode: 'text', words: ' Шпионить Fix ' }, spy)).toEqual({
      command: { text: 'Шпионить Fix' },
    });
  });

  test.each([
    ['no target', form, spy, 'Выберите игрока.'],
    [
      'two of three',
      { ...form, targets: { spy: ['Fix', '', 'Арбуз'] } },
      [offer('spy', '', 3)],
      'Выберите игроков: нужно 3.',
    ],
    ['no words', { ...form, mode: 'text', words: ' ' }, spy, 'Напишите команду или выберите другой способ.'],
  ])('with %s says what is missing', (_, unfinished, offers, missing) => {
    expect(commandOf(unfinished, offers)).toEqual({ missing });
  });
});
