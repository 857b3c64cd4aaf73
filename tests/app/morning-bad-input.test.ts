import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { correctDescription } from '../../src/app/correct-description.ts';
import { correctReport } from '../../src/app/correct-report.ts';
import { lockDescriptions } from '../../src/app/lock-descriptions.ts';
import type { Actor, Context } from '../../src/app/ports.ts';
import { markReady } from '../../src/app/ready-report.ts';
import { say } from '../../src/app/say.ts';
import type { Refusal, Result } from '../../src/engine/result.ts';
import { rowsOf } from './rows.ts';
import { must, openSite, openTable, type Table, type TestSite } from './table.ts';

type UseCase = (ctx: Context, actor: Actor, raw: unknown) => Promise<Result<unknown, Refusal>>;

let site: TestSite;
let table: Table;
let document: unknown;
beforeAll(async () => {
  site = await openSite();
  table = await openTable(site);
  await table.lynch('Тис');
  must(await table.send({ by: 'Мак', description: 'Капли от бессонницы, по одной.' }));
  await table.closeNight();
  document = await table.draft();
});
afterAll(() => site.close());

const junk: readonly [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a fraction', 1.5],
  ['a negative number', -1],
  ['a number that no column holds', 2 ** 31],
  ['a text of 300,000 signs', 'ж'.repeat(300_000)],
  ['NUL', 'а\0б'],
  ['half a character', 'а\ud83dб'],
  ['a list', ['Мак']],
  ['an object', { toString: 'Мак' }],
];

const acts: readonly [string, UseCase, string, () => Record<string, unknown>][] = [
  ['the mark', markReady, 'Вожатый', () => ({ version: 1, ready: true })],
  ['the lock', lockDescriptions, 'Вожатый', () => ({ locked: true })],
  ['a correction', correctReport, 'Вожатый', () => ({ version: 1, document, why: 'Опечатка' })],
  ['a description', correctDescription, 'Мак', () => ({ slot: 'none', description: 'Капли, по две.' })],
];

describe.each(acts)('what no page sends to %s', (_, act, who, more) => {
  const whole = () => ({ slug: table.slug, night: 1, ...more() });
  // Left out, the mark is put on; a description may be any words.
  const sound: Readonly<Record<string, readonly string[]>> = {
    ready: ['nothing'],
    description: ['half a character', 'NUL'],
    document: [],
  };
  const cases = ['slug', 'night', ...Object.keys(more())].flatMap((field) =>
    junk
      .filter(([what]) => !sound[field]?.includes(what))
      .map(([what, value]) => [field, what, value] as const),
  );

  it.each(cases)('«%s» as %s is refused in words, and changes nothing', async (field, _what, value) => {
    const actor = who === 'Вожатый' ? table.host : table.of(who);
    const before = JSON.stringify(await rowsOf(table));
    const result = await act(table.ctx, actor, { ...whole(), [field]: value });
    if (result.ok) throw new Error('It was taken');
    expect(say(table.ctx, result.error)).toMatch(/^[А-ЯЁ«][^{}]*[.?!]$/u);
    expect(JSON.stringify(await rowsOf(table))).toBe(before);
  });

  it.each([[undefined], [null], [7], ['night'], [[]]])('%j instead of all is refused', async (raw) => {
    expect((await act(table.ctx, table.host, raw)).ok).toBe(false);
  });
});
