import { describe, expect, test } from 'vitest';
import { check } from '../../src/literary/checks.ts';
import { fragmentOf } from '../../src/literary/fragment.ts';
import { permittedName } from '../../src/literary/permitted.ts';
import type { ReportDocument } from '../../src/literary/document.ts';
import { cast, material, report, texts } from './night.ts';

/** The night with one of its texts told otherwise. */
const nightWith = (id: string, text: string) =>
  material({ texts: texts.map((one) => (one.id === id ? { ...one, text } : one)) });

/** A report with a description woven in as a draft weaves it. */
function woven(id: string, text: string) {
  const night = nightWith(id, text);
  const description = night.descriptions.find((one) => one.id === id);
  if (!description) throw new Error(`no description ${id}`);
  const doc = report('Ночь', fragmentOf(description, night, { cast }));
  const findings = (of: ReportDocument) => check(of, night, cast);
  const advice = findings(doc)
    .filter(({ code }) => code === 'unfinished')
    .map(({ message }) => message.replaceAll('\u00a0', ' '));
  return { doc, findings, advice };
}

describe('the advice at a nick that a draft hid', () => {
  test.each([
    ['d-spy', 'За трубой живёт Ключ-17.', 'Здесь был ник Ключ-17: пишите «мирный житель» или без имени.'],
    [
      'd-spy',
      'Наследник Vasilisk не спал.',
      'Здесь был ник Vasilisk: пишите «наследник Тутти» или без имени.',
    ],
    ['d-spy', 'За трубой сидела Суок.', 'Здесь был персонаж «Суок»: пишите «мирный житель» или без имени.'],
    ['d-spy', 'Мимо пробежал Котофей.', 'Здесь был ник Котофей: пишите без имени.'],
    ['d-guard', 'Под дверью храпел Fix.', 'Здесь был ник Fix: пишите «гимнаст Тибул» или без имени.'],
    ['d-failed', 'Докладываю: объект Fix цел.', 'Здесь был ник Fix: пишите без имени.'],
    ['d-citizen', 'Это я, Арбуз, и дождь.', 'Здесь был ник Арбуз: пишите «мирный житель» или без имени.'],
    ['d-citizen', 'Под окном ходил Fix.', 'Здесь был ник Fix: пишите без имени.'],
    ['d-spy', 'Пила чай Lady_Winter.', 'Здесь был ник Lady_Winter: пишите «тётушка Ганимед» или без имени.'],
  ])('%s, «%s»', (id, text, expected) => expect(woven(id, text).advice).toEqual([expected]));

  test('tells two nicks of a paragraph apart, and says of one nick once', () => {
    const { advice } = woven('d-spy', 'Ключ-17 сидит, Котофей лежит, а Ключ-17 всё сидит.');
    expect(advice).toEqual([
      'Здесь был ник Ключ-17: пишите «мирный житель» или без имени.',
      'Здесь был ник Котофей: пишите без имени.',
    ]);
  });

  test('followed, leaves nothing that stops the report', () => {
    for (const { id } of texts) {
      for (const nick of ['Ключ-17', 'Арбуз', 'Fix', 'Vasilisk', 'Lady_Winter', 'Туча', 'Котофей']) {
        const { doc, findings, advice } = woven(id, `Всю ночь до утра там жил ${nick}.`);
        const name = /пишите «([^»]+)»/u.exec(advice[0] ?? '')?.[1] ?? 'некто';
        const named = JSON.parse(JSON.stringify(doc).replace('жил N', `жил ${name}`)) as ReportDocument;
        const secrets = findings(named).filter(({ stops, code }) => stops && /veil|nick/.test(code));
        expect(secrets, `${id}, ${nick}: ${name}`).toEqual([]);
      }
    }
  });

  test('without a description says that no name is needed', () => {
    const doc = report('Ночь', { type: 'paragraph', content: [{ type: 'text', text: 'За дверью спал N.' }] });
    const said = check(doc, material(), cast).find(({ code }) => code === 'unfinished');
    expect(said).toMatchObject({ from: 15, to: 16, stops: false });
    expect(said?.message.replaceAll('\u00a0', ' ')).toBe(
      'Здесь был ник: «спал N». Назовите персонажа или обойдитесь без имени.',
    );
  });
});

test('what only the spy was told is no name for the report', () => {
  const night = material();
  const spy = night.descriptions.find(({ id }) => id === 'd-spy');
  if (!spy) throw new Error('no spy');
  expect(permittedName(spy, 'Ключ-17', night)).toBe('citizen');
  expect(permittedName({ ...spy, class: 'B' }, 'Ключ-17', { ...night, report: [] })).toBeNull();
  const silent = night.report.map((item) =>
    item.line === 'acted' && item.actor === 'tutti' ? { ...item, seen: null } : item,
  );
  expect(permittedName(spy, 'Ключ-17', { ...night, report: silent })).toBeNull();
});
