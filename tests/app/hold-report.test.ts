import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftReport } from '../../src/app/draft-report.ts';
import { type Held, holdReport, leaveReport } from '../../src/app/hold-report.ts';
import { openWorkshop } from '../../src/app/open-workshop.ts';
import type { Actor } from '../../src/app/ports.ts';
import { publishReport } from '../../src/app/publish-report.ts';
import { readVersion, readVersions } from '../../src/app/read-versions.ts';
import { saveReport } from '../../src/app/save-report.ts';
import { documentOf, paragraph } from './documents.ts';
import { must, openSite, openTable, type Table, type TestSite } from './table.ts';

const [FIRST, SECOND] = ['a1'.repeat(8), 'b2'.repeat(8)];

let site: TestSite;
let table: Table;
let version = 0;
beforeAll(async () => {
  site = await openSite();
  table = await openTable(site);
  await table.lynch('Тис');
  await table.closeNight();
});
afterAll(() => site.close());
beforeEach(() => pass(3600));

const night = () => ({ slug: table.slug, night: 1 });
const pass = (seconds: number) => site.set(new Date(site.clock.now.getTime() + seconds * 1000).toISOString());
const hold = async (holder: string, over = false): Promise<Held> =>
  must(await holdReport(table.ctx, table.host, { ...night(), holder, version, over }));
const leave = async (holder: string) =>
  must(await leaveReport(table.ctx, table.host, { ...night(), holder }));
const save = async (words: string, holder?: string) => {
  const document = documentOf(paragraph(words));
  const saved = await saveReport(table.ctx, table.host, { ...night(), version, document, holder });
  if (saved.ok) version = saved.value.version;
  return saved.ok ? 'saved' : saved.error.code;
};
const standing = async () =>
  JSON.stringify(must(await openWorkshop(table.ctx, table.host, night())).document);
/** The words of every version that was kept by itself on this occasion. */
async function keptOn(occasion: string): Promise<readonly string[]> {
  const all = must(await readVersions(table.ctx, table.host, night()));
  const texts = all
    .filter((one) => one.occasion === occasion)
    .map(({ id }) => readVersion(table.ctx, table.host, { ...night(), id }));
  return (await Promise.all(texts)).map((text) => JSON.stringify(must(text).document));
}

describe('a report that nobody holds', () => {
  it('is held by the tab that asks first; the second is told by whom and since when', async () => {
    const since = site.clock.now.toISOString();
    expect(await hold(FIRST)).toMatchObject({ mine: true, since });
    pass(5);
    expect(await hold(SECOND)).toMatchObject({ mine: false, by: table.host.nick, since, you: true });
    const { held } = must(await openWorkshop(table.ctx, table.host, night()));
    expect(held).toEqual({ by: table.host.nick, since, you: true });
  });

  it('is saved by whoever comes, also by one who names no tab', async () => {
    expect(await save('Без вкладки.')).toBe('saved');
    expect(await save('Из вкладки.', FIRST)).toBe('saved');
    expect(await hold(SECOND)).toMatchObject({ mine: true });
  });
});

describe('a report that one tab holds', () => {
  beforeEach(() => hold(FIRST));

  it('is saved by that tab alone; what another sends is kept as a version, once', async () => {
    expect(await save('Слово держащего.', FIRST)).toBe('saved');
    expect(await save('Слово опоздавшего.', SECOND)).toBe('report-held');
    expect(await save('Слово опоздавшего.', SECOND)).toBe('report-held');
    expect(await save('Слово безымянного.')).toBe('report-held');
    expect(await standing()).toContain('Слово держащего.');
    const kept = await keptOn('held');
    expect(kept.filter((text) => text.includes('Слово опоздавшего.'))).toHaveLength(1);
    expect(kept.filter((text) => text.includes('Слово безымянного.'))).toHaveLength(1);
  });

  it('is refused with the text that stands, to be compared', async () => {
    await save('Стоит здесь.', FIRST);
    const document = documentOf(paragraph('Иное.'));
    const sent = { ...night(), version: version - 1, document, holder: SECOND };
    const refused = await saveReport(table.ctx, table.host, sent);
    expect(refused).toMatchObject({ error: { code: 'report-held', detail: { version } } });
    expect(JSON.stringify(refused)).toContain('Стоит здесь.');
  });

  it('stays held since the same moment while its tab gives signs of life, and by its saves', async () => {
    const since = site.clock.now.toISOString();
    for (let times = 0; times < 4; times += 1) {
      pass(20);
      expect(await hold(FIRST)).toMatchObject({ mine: true, since });
    }
    pass(20);
    await save('Живой.', FIRST);
    pass(20);
    expect(await hold(SECOND)).toMatchObject({ mine: false, since });
  });

  it('is free half a minute after the last sign of life: a crashed browser blocks nobody', async () => {
    pass(29);
    expect(await hold(SECOND)).toMatchObject({ mine: false });
    pass(1);
    expect(must(await openWorkshop(table.ctx, table.host, night())).held).toBeNull();
    expect(await hold(SECOND)).toMatchObject({ mine: true, since: site.clock.now.toISOString() });
    expect(await save('Из старой вкладки.', FIRST)).toBe('report-held');
  });

  it('is taken over with one click, and taken back with another', async () => {
    pass(5);
    expect(await hold(SECOND, true)).toMatchObject({ mine: true, since: site.clock.now.toISOString() });
    expect(await save('Первая вкладка.', FIRST)).toBe('report-held');
    expect(await hold(FIRST)).toMatchObject({ mine: false });
    expect(await hold(FIRST, true)).toMatchObject({ mine: true });
    expect(await save('Первая вкладка.', FIRST)).toBe('saved');
    expect(await hold(SECOND)).toMatchObject({ mine: false });
  });

  it('is free at once when that tab leaves, but not when another does', async () => {
    await leave(SECOND);
    expect(await hold(SECOND)).toMatchObject({ mine: false });
    await leave(FIRST);
    expect(await hold(SECOND)).toMatchObject({ mine: true });
  });

  it('is not held anew by the last save of a tab that has left', async () => {
    await leave(FIRST);
    expect(await save('Последнее слово.', FIRST)).toBe('saved');
    expect(await hold(SECOND)).toMatchObject({ mine: true });
  });

  it('is given in its newest text to a tab that knows an older one, and only to such a tab', async () => {
    expect(await save('Новее.', FIRST)).toBe('saved');
    const known = version;
    version = 0;
    const { newer } = await hold(SECOND);
    version = known;
    expect(newer).toMatchObject({ version: known });
    expect(JSON.stringify(newer?.document)).toContain('Новее.');
    expect((await hold(SECOND)).newer).toBeNull();
  });

  it('of two tabs that take it over at once, one holds it', async () => {
    const third = 'c3'.repeat(8);
    await Promise.all([hold(SECOND, true), hold(third, true)]);
    const now = [await hold(SECOND), await hold(third)].map(({ mine }) => mine);
    expect(now.toSorted()).toEqual([false, true]);
  });

  it('is published by that tab alone', async () => {
    const { document } = must(await openWorkshop(table.ctx, table.host, night()));
    const sent = { ...night(), version, document, holder: SECOND };
    expect(await publishReport(table.ctx, table.host, sent)).toMatchObject({
      error: { code: 'report-held' },
    });
  });

  it('can be drafted on all the same: a draft stores nothing over the text', async () => {
    const document = must(await openWorkshop(table.ctx, table.host, night())).document;
    must(await draftReport(table.ctx, table.host, { ...night(), document }));
  });
});

describe('holding', () => {
  it.each([
    ['a player', () => table.of('Мак'), 'not-found'],
    ['a juror', () => table.juror, 'not-found'],
    ['a stranger', () => table.stranger, 'not-found'],
    ['nobody signed in', () => null, 'not-signed-in'],
  ])('is not for %s', async (_, actor: () => Actor, code) => {
    const input = { ...night(), holder: FIRST, version: 0, over: true };
    expect(await holdReport(table.ctx, actor(), input)).toMatchObject({ error: { code } });
    expect(await leaveReport(table.ctx, actor(), input)).toMatchObject({ error: { code } });
  });

  it.each([[''], ['short'], ['a b'.repeat(5)], ['a1'.repeat(40)], [7], [undefined]])(
    'by %j, which is no tab, is refused',
    async (holder) => {
      const held = await holdReport(table.ctx, table.host, { ...night(), holder, version: 0 });
      expect(held).toMatchObject({ error: { code: 'invalid-input' } });
    },
  );
});
