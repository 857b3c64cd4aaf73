import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import ReportEditor from '../../../src/islands/ReportEditor.tsx';
import { layOut } from '../../../src/islands/workshop/desk.ts';
import { readReport } from '../../../src/islands/workshop/read-report.ts';
import { readDocument } from '../../../src/literary/document.ts';
import { draft } from '../../../src/literary/draft.ts';
import { cast, material, setting } from '../../literary/night.ts';
import { saying, workshop } from './desk-of-night.ts';

const drafted = draft(material(), setting, cast);
const words = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/[\s\u00a0]+/g, ' ');
const deskOf = (document: unknown) => {
  const read = readDocument(document);
  if (!read.ok) throw new Error(read.error.code);
  const open = workshop(document);
  return layOut(open, readReport(read.value, open));
};

test('the page comes complete from the server: text, checks and material', () => {
  const page = words(renderToString(<ReportEditor workshop={workshop(drafted)} />));
  for (const part of [
    'Проверки',
    'Материалы ночи',
    'Собрать черновик',
    'Опубликовать',
    'вплетено 7 из 7',
    '09:11:52',
  ]) {
    expect(page).toContain(part);
  }
  expect(page).toContain('Перешагнуть его нельзя');
});

test('publication waits while something stops it', () => {
  const button = (document: unknown) =>
    /<button[^>]*aria-describedby="stops"[^>]*>/.exec(
      renderToString(<ReportEditor workshop={workshop(document)} />),
    )?.[0];
  expect(button(drafted)).not.toContain('disabled');
  expect(button(undefined)).toContain('disabled');
});

test('the desk counts what is woven, what waits and what stays silent', () => {
  const empty = deskOf(workshop().document);
  expect(empty).toMatchObject({ woven: 0, toWeave: 7, deaths: 2, deathsTold: 0 });
  expect(empty.silent.map(({ id }) => id)).toEqual(['d-failed']);
  expect(deskOf(drafted)).toMatchObject({ woven: 7, toWeave: 7, deathsTold: 2, stops: 0, waiting: [] });
  const omitted = deskOf({
    ...drafted,
    content: drafted.content.slice(0, 1),
    attrs: { ...drafted.attrs, omitted: { 'd-citizen': 'длинно' } },
  });
  expect(omitted).toMatchObject({ woven: 0, toWeave: 6 });
  expect(omitted.silent.map(({ id }) => id)).toEqual(['d-failed', 'd-citizen']);
});

test('a report that cannot be opened shows its words and saves nothing over them', () => {
  const broken = {
    ...drafted,
    content: [...drafted.content, { type: 'video', content: [{ type: 'text', text: 'слова' }] }],
  };
  const page = words(renderToString(<ReportEditor workshop={workshop(broken)} />));
  expect(page).toContain('Отчёт не открывается.');
  expect(page).toContain('слова');
  expect(page).not.toContain('Опубликовать');
});

test('a published report is shown as published and cannot be published again', () => {
  const page = renderToString(<ReportEditor workshop={workshop(drafted, { published: true })} />);
  expect(words(page)).toContain('Опубликовано');
  expect(page).toContain('/games/test/reports/3');
  expect(words(page)).not.toContain('Вставить');
});

test('a night without descriptions says so, counts none, and asks for words only until there are some', () => {
  const night = { ...material(), descriptions: [] };
  const page = (document: unknown) =>
    words(renderToString(<ReportEditor workshop={workshop(document, { materials: [], material: night })} />));
  const blank = page(undefined);
  expect(blank).toContain('описаний не прислали. Отчёт напишете вы.');
  for (const idle of ['вплетено', 'Не вплетено', 'вплетём', 'править описания']) {
    expect(blank).not.toContain(idle);
  }
  const written = page(saying('Никто не пришёл.'));
  expect(written).toContain('описаний не прислали.');
  expect(written).not.toContain('Отчёт напишете вы');
});
