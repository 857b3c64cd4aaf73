import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorkshop } from '../../src/app/open-workshop.ts';
import type { WorkshopMaterial } from '../../src/literary/workshop.ts';
import { must, openSite, openTable, type TestSite } from './table.ts';

let site: TestSite;
let rows: readonly WorkshopMaterial[];
beforeAll(async () => {
  site = await openSite();
  const table = await openTable(site);
  await table.lynch('Тис');
  for (const [by, command] of [
    ['Сирень', 'Шпионить Лютик'],
    ['Лютик', 'Шпионить Мак'],
    ['Мак', 'Лечить Роза'],
  ] as const) {
    must(await table.send({ by, command, description: `Ночью было тихо, пишет ${by}.` }));
  }
  await table.closeNight();
  rows = must(await openWorkshop(table.ctx, table.host, { slug: table.slug, night: 1 })).materials;
});
afterAll(() => site.close());

const outcomeOf = (by: string) => rows.find(({ author }) => author === by)?.outcome;

it('tells beside a deed as whom the report may name its living target: a ghost as he is recognised', () => {
  expect(outcomeOf('Сирень')).toBe('да, в отчёте это мирный житель');
  expect(outcomeOf('Лютик')).toBe('да, в отчёте это доктор Гаспар');
});

it('of what failed tells its reason alone', () => {
  expect(outcomeOf('Мак')).toMatch(/^нет, /u);
  expect(outcomeOf('Мак')).not.toContain('в отчёте');
});
