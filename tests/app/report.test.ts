import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { draftReport } from '../../src/app/draft-report.ts';
import { openWorkshop } from '../../src/app/open-workshop.ts';
import type { Actor } from '../../src/app/ports.ts';
import { publishReport } from '../../src/app/publish-report.ts';
import { saveReport } from '../../src/app/save-report.ts';
import { say } from '../../src/app/say.ts';
import type { Refusal, Result } from '../../src/engine/result.ts';
import { emptyDocument } from '../../src/literary/document.ts';
import { badDocuments, documentOf, paragraph } from './documents.ts';
import { rowsOf } from './rows.ts';
import { must, openSite, openTable, type Table, type TestSite } from './table.ts';

let site: TestSite;
let table: Table;
/** A description of the night, to be woven. */
let source: string;
beforeAll(async () => {
  site = await openSite();
  table = await openTable(site);
  await table.lynch('Тис');
  must(
    await table.send({ by: 'Мак', command: 'Лечить Роза', description: 'Капли от бессонницы, по одной.' }),
  );
  await table.closeNight();
  source = must(await openWorkshop(table.ctx, table.host, night())).material.descriptions[0]?.id ?? '';
  must(await save(documentOf(paragraph('Утро.')), 0));
});
afterAll(() => site.close());

const night = () => ({ slug: table.slug, night: 1 });
const save = (document: unknown, version: unknown = 1, actor: Actor = table.host) =>
  saveReport(table.ctx, actor, { ...night(), version, document });
const publish = (document: unknown, version: unknown = 1, actor: Actor = table.host) =>
  publishReport(table.ctx, actor, { ...night(), version, document });
const draft = (document: unknown, actor: Actor = table.host) =>
  draftReport(table.ctx, actor, { ...night(), document });

/** Refused in Russian words, and every row of the game is what it was, byte for byte. */
async function refused(send: () => Promise<Result<unknown, Refusal>>): Promise<string> {
  const rows = JSON.stringify(await rowsOf(table));
  const result = await send();
  if (result.ok) throw new Error('It was taken');
  expect(say(table.ctx, result.error)).toMatch(/^[А-ЯЁ«][^{}]*[.?!]$/u);
  expect(JSON.stringify(await rowsOf(table))).toBe(rows);
  return result.error.code;
}

describe('a document that is no report', () => {
  it.each(badDocuments)(
    'with $what is refused by saving, drafting and publishing alike',
    async ({ make, code }) => {
      const document = make(source);
      expect(await refused(() => save(document))).toBe(code);
      expect(await refused(() => draft(document))).toBe(code);
      expect(await refused(() => publish(document))).toBe(code);
    },
  );

  it('tells where in it the fault is', async () => {
    const saved = await save(documentOf(paragraph('Вот.'), { type: 'table', content: [] }));
    expect(saved).toMatchObject({ ok: false, error: { detail: { path: '2' } } });
  });
});

describe('a stale version', () => {
  it('is refused with the one that stands, for the host to compare', async () => {
    const stale = await save(documentOf(paragraph('Со второй вкладки.')), 0);
    expect(stale).toMatchObject({ ok: false, error: { code: 'version-conflict', detail: { version: 1 } } });
    expect(await refused(() => save(documentOf(paragraph('Из будущего.')), 7))).toBe('version-conflict');
  });

  it.each([[-1], [1.5], ['1'], [null], [Number.NaN], [2 ** 53]])('%s is no version', async (version) => {
    expect(await refused(() => save(documentOf(paragraph('Утро.')), version))).toBe('invalid-input');
  });

  it('of two that save at once one wins and the other is told', async () => {
    const [one, other] = await Promise.all([
      save(documentOf(paragraph('Первая вкладка.'))),
      save(documentOf(paragraph('Вторая вкладка.'))),
    ]);
    expect([one.ok, other.ok].toSorted()).toEqual([false, true]);
    expect((await rowsOf(table)).reports).toMatchObject([{ version: 2 }]);
  });
});

describe('a report', () => {
  it.each([
    ['a player', () => table.of('Мак'), 'not-found'],
    ['a juror', () => table.juror, 'not-found'],
    ['a stranger', () => table.stranger, 'not-found'],
    ['nobody signed in', () => null, 'not-signed-in'],
  ])('is not there for %s', async (_, actor, code) => {
    const document = documentOf(paragraph('Чужое перо.'));
    expect(await refused(() => save(document, 2, actor()))).toBe(code);
    expect(await refused(() => publish(document, 2, actor()))).toBe(code);
    expect(await refused(() => draft(document, actor()))).toBe(code);
    expect(await refused(() => openWorkshop(table.ctx, actor(), night()))).toBe(code);
  });

  it.each([[2], [999]])('of night %s, which was not, is not there', async (number) => {
    const input = { slug: table.slug, night: number, version: 0, document: emptyDocument() };
    expect(await refused(() => saveReport(table.ctx, table.host, input))).toBe('not-found');
  });

  it('without a title, or silent about what all will see, is not published', async () => {
    expect(await refused(() => publish(emptyDocument(), 2))).toBe('report-empty');
    expect(await refused(() => publish(documentOf(paragraph('Мак лечил Розу.')), 2))).toBe(
      'publication-stopped',
    );
  });

  it('published is neither saved nor published again', async () => {
    const document = await table.draft();
    must(await publish(document, 2));
    expect(await refused(() => save(document, 3))).toBe('report-published');
    expect(await refused(() => publish(document, 3))).toBe('report-published');
  });
});
