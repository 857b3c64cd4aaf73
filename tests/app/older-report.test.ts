import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPreview } from '../../src/app/read-preview.ts';
import { readReport } from '../../src/app/read-report.ts';
import { openWorkshop } from '../../src/app/open-workshop.ts';
import { draftReport } from '../../src/app/draft-report.ts';
import { publishReport } from '../../src/app/publish-report.ts';
import { saveReport } from '../../src/app/save-report.ts';
import { say } from '../../src/app/say.ts';
import { plainText, readDocument, type ReportDocument } from '../../src/literary/document.ts';
import { SCHEMA_VERSION } from '../../src/literary/migrations/migrate.ts';
import { oldReport, oldWords } from '../literary/migrations/old-report.ts';
import { documentOf, paragraph } from './documents.ts';
import { rowsOf } from './rows.ts';
import { must, openSite, openTable, type Table, type TestSite } from './table.ts';

let site: TestSite;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

/** A closed night whose report was stored by another edition of the program. */
async function closedNight(title: string, document: (source: string) => unknown) {
  const table = await openTable(site, { title });
  await table.lynch('Тис');
  must(await table.send({ by: 'Мак', command: 'Лечить Роза', description: 'Капли от бессонницы.' }));
  await table.closeNight();
  const night = { slug: table.slug, night: 1 };
  const source = must(await openWorkshop(table.ctx, table.host, night)).material.descriptions[0]?.id ?? '';
  const { reports } = table.ctx.store;
  await reports.save(table.gameId, 1, 0, 'Ночь, записанная давно', document(source), table.ctx.now());
  return { table, night, source };
}

const opened = async (table: Table, night: { slug: string; night: number }): Promise<ReportDocument> => {
  const read = readDocument(must(await openWorkshop(table.ctx, table.host, night)).document);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};

const withoutNick = (document: ReportDocument): unknown =>
  JSON.parse(JSON.stringify(document).replace('Фонарщик Мак', 'Фонарщик'));
const plain = (html: string | null): string => (html ?? '').replaceAll('\u00a0', ' ');

it('a report of an older version opens, is saved in the present one, and is read by the public as it was', async () => {
  const { table, night } = await closedNight('Старая запись', oldReport);
  const { ctx, host } = table;
  expect(must(await openWorkshop(ctx, host, night)).document).toMatchObject({
    attrs: { schemaVersion: SCHEMA_VERSION },
  });
  const document = await opened(table, night);
  expect(plainText(document)).toBe(['Ночь, записанная давно', ...oldWords].join('\n\n'));
  expect(must(await readPreview(ctx, host, night)).html).toContain('по пустой площади');

  const { version } = must(await saveReport(ctx, host, { ...night, version: 1, document }));
  expect(await opened(table, night)).toEqual(document);

  const whole = must(await draftReport(ctx, host, { ...night, document })).document;
  const publish = (written: unknown) => publishReport(ctx, host, { ...night, version, document: written });
  // What hid the nick from the checks is gone.
  expect(await publish(whole)).toMatchObject({
    error: { detail: { message: expect.stringContaining('Мак') } },
  });
  must(await publish(withoutNick(whole)));
  const { heading, html } = must(await readReport(ctx, night));
  expect(heading).toBe('Ночь, записанная давно');
  for (const words of oldWords) expect(plain(html)).toContain(words.replace(' Мак', ''));
});

it('a report that was published long ago is read as it was', async () => {
  const { table, night } = await closedNight('Старое издание', oldReport);
  const { ctx, host } = table;
  const document = must(
    await draftReport(ctx, host, { ...night, document: await opened(table, night) }),
  ).document;
  must(await publishReport(ctx, host, { ...night, version: 1, document: withoutNick(document) }));
  await ctx.store.reports.save(table.gameId, 1, 2, 'Ночь', oldReport('d1'), ctx.now());
  await ctx.store.reports.publish(table.gameId, 1, ctx.now());
  const { html } = must(await readReport(ctx, night));
  for (const words of oldWords) expect(plain(html)).toContain(words);
});

it('a report of a newer version is shown, and nothing is saved over it', async () => {
  const { table, night } = await closedNight('Запись из будущего', () => ({
    type: 'doc',
    attrs: { schemaVersion: SCHEMA_VERSION + 1 },
    content: [...documentOf(paragraph('Рассвело.')).content, { type: 'hologram' }],
  }));
  const { ctx, host } = table;
  expect(must(await openWorkshop(ctx, host, night)).document).toMatchObject({
    content: [{}, {}, { type: 'hologram' }],
  });
  expect(must(await readPreview(ctx, host, night)).html).toContain('Рассвело.');
  const before = JSON.stringify(await rowsOf(table));
  for (const act of [saveReport, publishReport]) {
    const refused = await act(ctx, host, {
      ...night,
      version: 1,
      document: documentOf(paragraph('Поверх.')),
    });
    expect(refused).toMatchObject({ ok: false, error: { code: 'newer-version' } });
    if (!refused.ok) expect(say(ctx, refused.error)).toMatch(/новой версией сайта/u);
  }
  expect(JSON.stringify(await rowsOf(table))).toBe(before);
});
