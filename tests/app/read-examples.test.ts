import { expect, it } from 'vitest';
import { exampleTexts } from '../../src/app/example-text.ts';
import { readExamples } from '../../src/app/read-examples.ts';
import { actLine } from '../../src/components/rules/example-words.ts';
import { readPhrases } from '../../src/phrases.ts';

const phrases = readPhrases('three-fat-men');
const book = (...lines: readonly string[]): string =>
  ['## 3 Порядок ночи', '', '### 3.10 Испанец', '', '```yaml', ...lines, '```', ''].join('\n');

const night = book(
  '# Выстрел',
  '# Утром всё выяснилось.',
  'options: { mirrorSpying: true }',
  'players: { Безе: first-fat-man, Эхо: tibul, Конфетти: balloon-seller, Кашне: citizen }',
  'days:',
  '  - night: 1',
  '    commands:',
  '      - Конфетти: Шпионить Безе',
  '      - Кашне: Убить Безе',
  '      - Кашне: Убить Эхо',
  '      - Безе: Лечить Эхо',
);

it('an example says who sent what, what came of it and by which rule', () => {
  const [example] = readExamples(night, 'three-fat-men', phrases);
  expect(example).toMatchObject({
    rule: '3.10',
    id: '3.10',
    title: 'Выстрел',
    remark: 'Утром всё выяснилось.',
  });
  expect(example?.cast[0]).toEqual({ player: 'Безе', role: 'Первый Толстяк, лидер клана' });
  expect(example?.settings).toEqual([{ label: 'Зеркальный шпионаж', choice: 'да' }]);
  expect(example?.phases[0]?.acts).toMatchObject([
    { by: 'Конфетти', words: 'Шпионить Безе', came: 'worked', rule: '3.2' },
    { by: 'Кашне', words: 'Убить Безе', came: 'replaced' },
    { by: 'Кашне', words: 'Убить Эхо', came: 'worked', rule: '3.10' },
    { by: 'Безе', words: 'Лечить Эхо', came: 'refused', why: 'не его функция' },
  ]);
});

it('the report and the letters of an example are the ones that players would read', () => {
  const [phase] = readExamples(night, 'three-fat-men', phrases)[0]?.phases ?? [];
  expect(phase?.report.map(({ text }) => text)).toContain('Погибает Эхо, гимнаст Тибул.');
  const plain = phase?.letters.map(({ to, text }) => ({ to, text: text.replaceAll('\u00a0', ' ') }));
  expect(plain).toEqual([
    { to: 'Безе', text: 'Этой ночью за вами следили. Шпион — продавец шаров.' },
    { to: 'Кашне', text: 'Этой ночью вы испанец, комиссар. Можно убить одного игрока.' },
    { to: 'Конфетти', text: 'Безе — Первый Толстяк.' },
  ]);
});

it('a lynch of an example shows the votes that do not count, the tally and who has won', () => {
  const [example] = readExamples(
    book(
      '# Суд',
      'players: { Безе: first-fat-man, Эхо: tibul, Кашне: citizen }',
      'days:',
      '  - lynch: 1',
      '    votes: ["Кашне > Безе", { by: Безе, for: Эхо, edited: true }]',
      '    choose: { stop: { winner: rebels, why: пора } }',
    ),
    'three-fat-men',
    phrases,
  );
  expect(example?.phases[0]).toMatchObject({
    acts: [
      { kind: 'vote', by: 'Кашне', came: 'worked' },
      { kind: 'vote', by: 'Безе', came: 'failed', why: 'пост исправлен' },
      { kind: 'stop', why: 'пора' },
    ],
    tally: [{ player: 'Безе', votes: 1 }],
    winner: { name: 'Повстанцы', draw: false },
  });
});

it('an example that is no scenario is named with its line in the rulebook', () => {
  const broken = book('# Сломано', 'players: { Безе: first-fat-man, Эхо: tibul }', 'days: []', 'moves: []');
  expect(() => readExamples(broken, 'three-fat-men', phrases)).toThrow(/example 3\.10, line 9: .*"moves"/u);
});

it('the text of an example is a file of its own: it names its ruleset', () => {
  const [first] = exampleTexts(night, 'three-fat-men');
  expect(first?.text).toContain('ruleset: three-fat-men\n');
});

it('several examples of one rule have addresses of their own', () => {
  const two = book('# Раз', 'days: []') + '\n```yaml\n# Два\ndays: []\n```\n';
  expect(exampleTexts(two, 'three-fat-men').map(({ id }) => id)).toEqual(['3.10', '3.10-2']);
});

it('tells of each vote block what came of it, in whatever order leaders sent them, and of one sent twice', () => {
  const blocks = book(
    '# Три руки',
    'players: { Эхо: tibul, Безе: first-fat-man, Кашне: citizen, Фант: citizen }',
    'days:',
    '  - lynch: 1',
    '    votes: [ "Кашне > Фант" ]',
    '    block: [ "Эхо > Безе", "Эхо > Безе", "Фант > Эхо", "Безе > Кашне" ]',
  );
  const [example] = readExamples(blocks, 'three-fat-men', phrases);
  const acts = example?.phases[0]?.acts.filter((it) => it.kind === 'block') ?? [];
  expect(acts.map(({ by, of, came }) => `${by} > ${of}: ${came}`)).toEqual([
    'Эхо > Безе: worked',
    'Эхо > Безе: worked',
    'Фант > Эхо: refused',
    'Безе > Кашне: worked',
  ]);
});

it('names whose command the host has ruled on, even if the nick has a slash', () => {
  const ruled = book(
    '# Черта',
    'players: { И/Или: tibul, Безе: first-fat-man, Кашне: citizen, Фант: citizen }',
    'days:',
    '  - night: 1',
    '    commands: [ { И/Или: Убить Кашне }, { Безе: Убить Фант } ]',
    '    adjudicate:',
    '      - { of: И/Или/kill, outcome: ineffective, why: Так вышло }',
    '      - { of: И/Или, outcome: ineffective, why: Так вышло }',
  );
  const [example] = readExamples(ruled, 'three-fat-men', phrases);
  const lines = (example?.phases[0]?.acts ?? []).filter((it) => it.kind === 'ruling').map(actLine);
  expect(lines.map((it) => it.what)).toEqual([
    'решает: ход И/Или не засчитан. Причина: Так вышло.',
    'решает: ход И/Или не засчитан. Причина: Так вышло.',
  ]);
});
