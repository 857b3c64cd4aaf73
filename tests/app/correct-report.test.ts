import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stopGame } from '../../src/app/act.ts';
import { correctReport } from '../../src/app/correct-report.ts';
import type { Actor } from '../../src/app/ports.ts';
import { publishReport } from '../../src/app/publish-report.ts';
import { readFirstReport } from '../../src/app/read-first-report.ts';
import { readReport } from '../../src/app/read-report.ts';
import { ruleOn } from '../../src/app/rule-on.ts';
import { saveReport } from '../../src/app/save-report.ts';
import { clockwork } from '../../src/app/tick.ts';
import { replay } from '../../src/engine/replay.ts';
import { plainText, type ReportDocument } from '../../src/literary/document.ts';
import type { Occasion } from '../../src/literary/version.ts';
import { documentOf, paragraph } from './documents.ts';
import { MORNING, must, openSite, openTable, type Table, type TestSite } from './table.ts';

let site: TestSite;
let table: Table;
let games = 0;
let first: ReportDocument;

beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());
beforeEach(async () => {
  site.set(MORNING);
  table = await openTable(site, { title: `Исправленная ${++games}` });
  await table.lynch('Тис');
  must(await table.send({ by: 'Астра', command: 'Убить Роза' }));
  must(
    await table.send({ by: 'Мак', command: 'Лечить Роза', description: 'Капли от бессонницы, по одной.' }),
  );
  await table.closeNight();
  first = await table.draft();
});

const night = () => ({ slug: table.slug, night: 1 });
const read = async () => must(await readReport(table.ctx, night()));
const log = async () => site.ctx.store.log.read(table.gameId);
const version = async () => (await row())?.version ?? 0;
const row = () => site.ctx.store.reports.get(table.gameId, 1);
/** The texts that were kept on an occasion, newest first. */
const versions = async (occasion: Occasion) =>
  (await site.ctx.store.reportVersions.newest(table.gameId, 1, 100))
    .filter(({ name }) => name === occasion)
    .map(({ document }) => document as ReportDocument);
const lastLine = (document: ReportDocument | undefined) =>
  document && plainText(document).split('\n\n').at(-1);
const added = (...words: readonly string[]) => ({
  ...first,
  content: [...first.content, ...words.map((line) => paragraph(line))],
});
const correct = async (document: unknown, why = 'Опечатка', actor: Actor = table.host) =>
  correctReport(table.ctx, actor, { ...night(), version: await version(), document, why });

describe('a published report that its host corrects', () => {
  beforeEach(async () => {
    await table.publish(first);
  });

  it('is read as it is now, with the reason, what changed, and the way to what it was', async () => {
    site.set('2026-12-08T12:00:00+03:00');
    const published = (await read()).publishedAt;
    must(await correct(added('Пошёл снег.'), 'Забыл про снег'));
    const page = await read();
    expect(page.html).toContain('Пошёл снег.');
    expect(page.publishedAt).toEqual(published);
    expect(page.rewritten).toMatchObject([
      {
        at: new Date('2026-12-08T12:00:00+03:00'),
        why: 'Забыл про снег',
        changed: [{ kind: 'added', runs: [{ kind: 'added', text: 'Пошёл снег.' }] }],
      },
    ]);
    const before = must(await readFirstReport(table.ctx, night()));
    expect(before.html).not.toMatch(/Пошёл\s+снег/u);
    expect(before).not.toHaveProperty('rewritten');
    // What one correction has changed is found out once.
    expect((await read()).rewritten[0]?.changed).toBe(page.rewritten[0]?.changed);
  });

  it('corrected twice still shows its first text, and both corrections', async () => {
    must(await correct(added('Пошёл снег.'), 'Забыл про снег'));
    must(await correct(added('Пошёл дождь.'), 'То был дождь'));
    const page = await read();
    expect(page.rewritten.map(({ why }) => why)).toEqual(['Забыл про снег', 'То был дождь']);
    expect(page.rewritten[1]?.changed[0]?.runs).toContainEqual({ kind: 'removed', text: 'снег' });
    const before = must(await readFirstReport(table.ctx, night())).html;
    expect(before).not.toMatch(/Пошёл\s+(снег|дождь)/u);
  });

  it('moves the version under which pages are kept, and leaves the game as it is', async () => {
    const before = await site.ctx.store.games.versionOf(table.slug);
    const [start, ...entries] = await log();
    must(await correct(added('Пошёл снег.')));
    expect(await site.ctx.store.games.versionOf(table.slug)).not.toBe(before);
    const setup = start?.kind === 'start' ? start.setup : null;
    const after = (await log()).slice(1);
    expect(after.slice(0, -1)).toEqual(entries);
    expect(after.at(-1)).toMatchObject({ kind: 'report', night: 1, as: 'corrected' });
    expect(setup && replay(setup, after as never)).toEqual(setup && replay(setup, entries as never));
  });

  it.each([
    ['with the same text', () => first, 'Опечатка', 'nothing-corrected'],
    ['without a reason', () => added('Пошёл снег.'), '  ', 'invalid-input'],
    [
      'that names a living author',
      () => added('Той ночью не спал один Мак.'),
      'Опечатка',
      'publication-stopped',
    ],
    ['that is no report', () => documentOf({ type: 'script' }), 'Опечатка', 'unknown-node'],
    ['that is empty', () => ({ ...documentOf(), content: [] }), 'Опечатка', 'bad-document'],
  ])('is not replaced by one %s', async (_, document, why, code) => {
    const before = JSON.stringify([await log(), await site.ctx.store.reports.ofGame(table.gameId)]);
    expect(await correct(document(), why)).toMatchObject({ ok: false, error: { code } });
    expect(JSON.stringify([await log(), await site.ctx.store.reports.ofGame(table.gameId)])).toBe(before);
    expect((await read()).rewritten).toEqual([]);
  });

  it('is nobody else’s to correct', async () => {
    for (const actor of [table.of('Мак'), table.juror, table.stranger, null])
      expect((await correct(added('Пошёл снег.'), 'Опечатка', actor)).ok).toBe(false);
  });

  it('corrected in two tabs at once is corrected by one', async () => {
    const [one, other] = await Promise.all([correct(added('Снег.')), correct(added('Дождь.'))]);
    expect([one.ok, other.ok].toSorted()).toEqual([false, true]);
    expect((await read()).rewritten).toHaveLength(1);
    const stands = { version: await version(), document: (await row())?.document };
    for (const loser of [one, other].filter(({ ok }) => !ok))
      expect(loser).toMatchObject({ error: { code: 'version-conflict', detail: stands } });
    const [lost] = await versions('stale');
    expect([one.ok, other.ok].map((won, at) => (won ? null : ['Снег.', 'Дождь.'][at]))).toContain(
      lastLine(lost),
    );
  });

  it('has a typo corrected also when a ruling has made its tale untrue, and nothing worse', async () => {
    must(
      await ruleOn(table.ctx, table.host, {
        ...night(),
        of: 'Мак/heal',
        outcome: 'ineffective',
        why: 'Доктор лечил не ту.',
      }),
    );
    must(await correct(added('Пошёл снег.'), 'Забыл про снег'));
    expect((await read()).html).toContain('Пошёл снег.');
    const worse = await correct(added('Пошёл снег.', 'Той ночью не спал один Мак.'));
    expect(worse).toMatchObject({ error: { code: 'publication-stopped', detail: { count: 1 } } });
  });

  it('takes no more drafts and no publication, but keeps what they bring', async () => {
    const late = { ...night(), version: await version(), document: added('Дописано в десять.') };
    expect(await saveReport(table.ctx, table.host, late)).toMatchObject({
      error: { code: 'report-published' },
    });
    expect(await saveReport(table.ctx, table.host, { ...late, document: first })).toMatchObject({
      error: { code: 'report-published' },
    });
    const other = { ...late, document: added('Опубликовано в десять.') };
    expect(await publishReport(table.ctx, table.host, other)).toMatchObject({
      error: { code: 'report-published' },
    });
    expect((await versions('late')).map(lastLine)).toEqual(['Опубликовано в десять.', 'Дописано в десять.']);
  });

  it('may name its authors when the game is over, for nothing is a secret then', async () => {
    must(await stopGame(table.ctx, table.host, { slug: table.slug, winner: 'town', why: 'Пора спать.' }));
    must(await correct(added('Той ночью не спал один Мак.'), 'Теперь можно'));
    expect((await read()).html).toContain('не спал один Мак.');
  });

  it('has no other first text while it was never corrected', async () => {
    expect((await readFirstReport(table.ctx, night())).ok).toBe(false);
  });
});

describe('a report that is published over another version', () => {
  it('is refused with the text that stands, and kept', async () => {
    must(await saveReport(table.ctx, table.host, { ...night(), version: 0, document: first }));
    const refused = await publishReport(table.ctx, table.host, {
      ...night(),
      version: 0,
      document: added('Из другой вкладки.'),
    });
    const stands = { version: 1, document: (await row())?.document };
    expect(refused).toMatchObject({ error: { code: 'version-conflict', detail: stands } });
    expect((await versions('stale')).map(lastLine)).toEqual(['Из другой вкладки.']);
    expect((await row())?.publishedAt).toBe(null);
  });
});

describe('a literary report that was late', () => {
  beforeEach(async () => {
    site.set('2026-12-08T10:00:00+03:00');
    await clockwork(site.ctx)();
  });

  it('is written on, and comes out without moving the game', async () => {
    site.set('2026-12-08T13:00:00+03:00');
    expect((await read()).html).toBe(null);
    const { version } = must(
      await saveReport(table.ctx, table.host, { ...night(), version: 0, document: first }),
    );
    const before = await site.ctx.store.games.versionOf(table.slug);
    must(await publishReport(table.ctx, table.host, { ...night(), version, document: first }));
    expect(await site.ctx.store.games.versionOf(table.slug)).not.toBe(before);
    expect((await read()).html).toContain('Капли от бессонницы');
    expect((await log()).map(({ kind }) => kind).slice(-3)).toEqual(['publish', 'deadline', 'report']);
    const again = { ...night(), version: version + 1, document: first };
    expect(await publishReport(table.ctx, table.host, again)).toMatchObject({
      ok: false,
      error: { code: 'report-published' },
    });
  });

  it('is not there to be corrected before', async () => {
    expect(await correct(added('Снег.'))).toMatchObject({ ok: false, error: { code: 'report-unpublished' } });
  });
});
