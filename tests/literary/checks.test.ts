import { describe, expect, test } from 'vitest';
import { check, type FindingCode } from '../../src/literary/checks.ts';
import type { ReportDocument } from '../../src/literary/document.ts';
import { draft } from '../../src/literary/draft.ts';
import type { ReportNode } from '../../src/literary/node.ts';
import { cast, fragment, material, paragraph, report, setting, text, woven } from './night.ts';

const night = material();
const good = draft(night, setting, cast);

const plus = (doc: ReportDocument, ...blocks: ReportNode[]): ReportDocument => ({
  ...doc,
  content: [...doc.content, ...blocks],
});
const without = (doc: ReportDocument, source: string): ReportDocument => ({
  ...doc,
  content: doc.content.filter((node) => node.attrs?.source !== source),
});
const found = (doc: ReportDocument, code: FindingCode) =>
  check(doc, night, cast).filter((finding) => finding.code === code);

describe('the checks', () => {
  test('find nothing that stops a draft', () => {
    expect(check(good, night, cast).filter(({ stops }) => stops)).toEqual([]);
  });

  test('uncovered: a description whose effect is public must sound, or be mentioned, or be left out with a reason', () => {
    const bare = report('Ночь', paragraph('Ветер.'));
    expect(found(bare, 'uncovered').map(({ source }) => source)).toEqual([
      'd-spy',
      'd-invite',
      'd-beat',
      'd-guard',
      'd-kill',
    ]);
    expect(found(bare, 'uncovered').every(({ stops }) => stops)).toBe(true);
    const told = plus(bare, paragraph('У порога сидел оружейник Просперо.'));
    expect(found(told, 'uncovered').map(({ source }) => source)).not.toContain('d-guard');
    const omitted = { ...bare, attrs: { ...bare.attrs, omitted: { 'd-beat': 'повтор' } } };
    expect(found(omitted, 'uncovered').map(({ source }) => source)).not.toContain('d-beat');
  });

  test('premature: what was stopped must not sound as a deed, marked or retyped; a rumour may', () => {
    const words = night.descriptions.find(({ id }) => id === 'd-failed')?.text ?? '';
    const part = words.slice(0, words.indexOf(', потери'));
    expect(found(good, 'premature')).toEqual([]);
    expect(
      found(plus(good, fragment('f', 'd-failed', paragraph(woven(part, 'd-failed')))), 'premature'),
    ).toMatchObject([{ stops: true, source: 'd-failed' }]);
    const reworded = paragraph(woven('Упала люстра', 'd-failed'), ' и погасла.');
    expect(found(plus(good, reworded), 'premature')).toHaveLength(1);
    expect(found(plus(good, paragraph(`Говорят, ${part.toUpperCase()}!`)), 'premature')).toHaveLength(1);
    expect(found(plus(good, paragraph('Говорят, ', woven(part, 'd-failed', true))), 'premature')).toEqual([]);
    const rumour = {
      ...fragment('f', 'd-failed', paragraph(woven(part, 'd-failed', true))),
      attrs: { id: 'f', source: 'd-failed', rumour: true },
    };
    expect(found(plus(good, rumour), 'premature')).toEqual([]);
  });

  test('rumour: a stopped description told whole as a rumour is advised against', () => {
    const words = night.descriptions.find(({ id }) => id === 'd-failed')?.text ?? '';
    const doc = plus(good, paragraph(woven(words, 'd-failed', true)));
    expect(found(doc, 'rumour')).toMatchObject([{ stops: false, source: 'd-failed' }]);
  });

  test('death-untold: every death is told by nick, in any case form', () => {
    const bare = report('Ночь', paragraph('Ветер.'));
    expect(found(bare, 'death-untold').map(({ message }) => message)).toEqual([
      'Смерть не названа: Lady_Winter.',
      'Смерть не названа: Грымза.',
    ]);
    const told = plus(bare, paragraph('Нашли Грымзу, испанца этой ночи, и Lady_Winter, тётушку Ганимед.'));
    expect(found(told, 'death-untold')).toEqual([]);
    expect(found(told, 'death-role')).toEqual([]);
    expect(found(plus(bare, paragraph('Нашли Грымзу.')), 'death-role')).toMatchObject([{ stops: false }]);
  });

  test('author-nick: a living author is not named, in any case form or look-alike letters', () => {
    for (const nick of ['Vasilisk', 'Vаsilisk', 'Арбуза', 'Ключа-17', 'Ключа 17', 'Старому бобру']) {
      expect(found(plus(good, paragraph(`Мимо шёл ${nick}.`)), 'author-nick'), nick).toMatchObject([
        { stops: true },
      ]);
    }
    expect(found(plus(good, paragraph('Не стало Грымзы. Спелый арбуз упал с воза.')), 'author-nick')).toEqual(
      [],
    );
  });

  test('nick-beside-role: a living nick does not stand beside his character or his function', () => {
    const beside = (line: string) => found(plus(good, paragraph(line)), 'nick-beside-role');
    expect(beside('Гимнаста Тибула сторожили. За дверью храпел Fix.')).toMatchObject([
      { stops: true, message: 'Рядом с\u00a0персонажем живой ник: «храпел Fix».' },
    ]);
    expect(beside('Котофей, клоун, спал.')).toHaveLength(1);
    expect(beside('Все знали, что Fix — вожак.')).toHaveLength(1);
    expect(beside('У окна храпел Туча.')).toEqual([]);
    expect(beside('Не стало Lady_Winter, тётушки Ганимед.')).toEqual([]);
  });

  test('living-nick: a living player who wrote nothing is named with a word of advice only', () => {
    expect(found(plus(good, paragraph('У окна храпел Туча.')), 'living-nick')).toMatchObject([
      { stops: false },
    ]);
  });

  test('ghost-unveiled: a ghost in somebody’s deed is not shown as what he is', () => {
    const shown = plus(
      without(good, 'd-spy'),
      paragraph(woven('Львы вздыхали: на крыше Суок считала звёзды', 'd-spy')),
    );
    expect(found(shown, 'ghost-unveiled')).toMatchObject([{ stops: true, source: 'd-spy' }]);
    const beside = plus(good, paragraph('Суок спала. ', woven('Под окном вздыхали львы', 'd-spy')));
    expect(found(beside, 'ghost-unveiled')).toMatchObject([{ stops: false }]);
    expect(found(good, 'ghost-unveiled')).toEqual([]);
  });

  test('order: scenes in the order of resolution get a word of advice', () => {
    const told = ['d-spy', 'd-invite', 'd-beat', 'd-guard', 'd-kill'].map((source) =>
      paragraph(woven(`слова ${source}`, source)),
    );
    expect(found(report('Ночь', ...told), 'order')).toHaveLength(1);
    expect(found(report('Ночь', ...told.toReversed()), 'order')).toEqual([]);
  });

  test('untitled and empty: a report has a title and a text, whatever the host accepts', () => {
    const bare = report('');
    const accepted = { untitled: 'и так сойдёт', empty: 'и так сойдёт' };
    const insisting = {
      ...bare,
      attrs: { ...bare.attrs, accepted: { 'untitled:': accepted.untitled, 'empty:': accepted.empty } },
    };
    expect(found(insisting, 'untitled')).toMatchObject([{ stops: true }]);
    expect(found(insisting, 'empty')).toMatchObject([{ stops: true }]);
    expect(found(good, 'untitled')).toEqual([]);
    expect(found(good, 'empty')).toEqual([]);
  });

  test('unfinished: places left for later and notes to self are pointed at', () => {
    const doc = plus(good, paragraph('Дописать [кто?] и ???'), { type: 'note', content: [text('имя!')] });
    const more = found(doc, 'unfinished').length - found(good, 'unfinished').length;
    expect(more).toBe(3);
    const clean = report('Ночь', paragraph('В городе N. было тихо?'));
    expect(found(report('Ночь', paragraph('Было тихо?')), 'unfinished')).toEqual([]);
    expect(found(clean, 'unfinished')).toHaveLength(1);
  });

  test('length: too short and too long are told, the golden mean is not', () => {
    const long = (letters: number) => report('Ночь', paragraph('я'.repeat(letters)));
    expect(found(long(399), 'length')).toHaveLength(1);
    expect(found(long(400), 'length')).toEqual([]);
    expect(found(long(40_001), 'length')).toHaveLength(1);
  });

  test('typography: what the page will set differently is shown once a paragraph', () => {
    expect(found(report('Ночь', paragraph('Он - "кот"  тут...')), 'typography')).toHaveLength(1);
    expect(found(report('Ночь', paragraph('Он — «кот» из-за угла')), 'typography')).toEqual([]);
    const [spaces] = found(report('Ночь', paragraph('Тихо  падал снег')), 'typography');
    expect(spaces?.message).toContain('«Тихо␣␣падал»');
  });

  test('a finding that the host accepted with a reason stops nothing', () => {
    const doc = plus(good, paragraph('Мимо шёл Vasilisk.'));
    const [finding] = found(doc, 'author-nick');
    const accepted = {
      ...doc,
      attrs: { ...doc.attrs, accepted: { [finding?.key ?? '']: 'так зовут кота' } },
    };
    expect(found(accepted, 'author-nick')).toMatchObject([{ stops: false, accepted: 'так зовут кота' }]);
  });

  test('a finding says where it is', () => {
    const doc = plus(good, paragraph('Мимо шёл Vasilisk.'));
    const [finding] = found(doc, 'author-nick');
    expect(finding).toMatchObject({ path: [good.content.length], from: 9, to: 17 });
  });
});
