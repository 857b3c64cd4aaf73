import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeNight } from '../../src/app/close-phase.ts';
import { moveDeadline } from '../../src/app/move-deadline.ts';
import { openWorkshop } from '../../src/app/open-workshop.ts';
import { readLedger } from '../../src/app/read-ledger.ts';
import { readReport } from '../../src/app/read-report.ts';
import { readGame } from '../../src/app/read-game.ts';
import { markReady } from '../../src/app/ready-report.ts';
import { saveReport } from '../../src/app/save-report.ts';
import { clockwork } from '../../src/app/tick.ts';
import { paragraph } from './documents.ts';
import { openEvening } from './evening.ts';
import { MORNING, must, openSite, openTable, type Table, type TestSite } from './table.ts';

let site: TestSite;
let table: Table;
let tick: () => Promise<Date | null>;
/** What the clock could not do. */
let failures: string[];
let games = 0;

beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());
beforeEach(async () => {
  site.set(MORNING);
  table = await openTable(site, { title: `Партия по часам ${++games}` });
  failures = [];
  tick = clockwork(site.ctx, (slug, cause) => failures.push(`${slug}: ${String(cause)}`));
});

const at = async (instant: string): Promise<void> => {
  site.set(instant);
  await tick();
};
const phase = async () => must(await readGame(table.ctx, null, table)).phase;
const kinds = async () => (await site.ctx.store.log.read(table.gameId)).map(({ kind }) => kind);
const report = async () => must(await readReport(table.ctx, { slug: table.slug, night: 1 }));
const night = () => ({ slug: table.slug, night: 1 });

/** Monday's lynch is over, somebody has sent something, and Tuesday's deadline of the night has passed. */
async function throughTheNight(): Promise<void> {
  await table.lynch('Тис');
  must(await table.send({ by: 'Роза', description: 'Капли от бессонницы, по одной.' }));
  await at('2026-12-08T08:00:03+03:00');
}

/** The host composes a report; saved, and declared ready if he says so. */
async function write({ ready }: { ready: boolean }): Promise<number> {
  const { version } = must(
    await saveReport(table.ctx, table.host, { ...night(), version: 0, document: await table.draft() }),
  );
  if (ready) must(await markReady(table.ctx, table.host, { ...night(), version }));
  return version;
}

/** The report as it stands, and a sentence more. */
async function edited() {
  const document = await table.draft();
  return { ...document, content: [...document.content, paragraph('Под утро пошёл снег.')] };
}

describe('a phase', () => {
  it('closes by itself when what came in time has had its moment to arrive', async () => {
    await at('2026-12-07T22:00:02.999+03:00');
    expect(await phase()).toMatchObject({ kind: 'lynch', state: 'open' });
    await at('2026-12-07T22:00:03+03:00');
    expect(await phase()).toMatchObject({ kind: 'night', number: 1, ends: '2026-12-08T05:00:00.000Z' });
    await at('2026-12-08T08:00:02.999+03:00');
    expect(await phase()).toMatchObject({ kind: 'night', state: 'open' });
    await at('2026-12-08T08:00:03+03:00');
    expect(await phase()).toMatchObject({ kind: 'night', state: 'closed' });
  });

  it('that its host has closed early is not closed again', async () => {
    await at('2026-12-07T22:00:03+03:00');
    site.set('2026-12-08T06:00:00+03:00');
    must(await closeNight(table.ctx, table.host, table));
    const before = await kinds();
    await at('2026-12-08T08:00:03+03:00');
    expect(await kinds()).toEqual(before);
  });

  it('closes once, however many processes keep the time', async () => {
    const clocks = Array.from({ length: 5 }, () => clockwork(site.ctx));
    site.set('2026-12-07T22:00:03+03:00');
    await Promise.all(clocks.map((one) => one()));
    expect(await kinds()).toEqual(['start', 'deadline', 'close', 'deadline']);
  });

  it('closes at the deadline that the host has moved, not at the one before', async () => {
    await tick();
    must(await moveDeadline(table.ctx, table.host, { slug: table.slug, ends: '2026-12-07T23:00:00+03:00' }));
    await at('2026-12-07T22:00:03+03:00');
    expect(await phase()).toMatchObject({ kind: 'lynch' });
    await at('2026-12-07T23:00:03+03:00');
    expect(await phase()).toMatchObject({ kind: 'night' });
  });

  it('that ended while the site was away closes at its start, and the night that follows is a whole one', async () => {
    await at('2026-12-08T09:30:00+03:00');
    expect(await phase()).toMatchObject({ kind: 'night', state: 'open', ends: '2026-12-09T05:00:00.000Z' });
  });

  it('of a night that opens shortly before its morning lasts until the morning after', async () => {
    await at('2026-12-08T07:58:00+03:00');
    expect(await phase()).toMatchObject({ kind: 'night', state: 'open', ends: '2026-12-09T05:00:00.000Z' });
  });

  it('of a game that stands is left to its host, however late it is', async () => {
    const byItself = ({ slug }: { slug: string }) => slug !== table.slug;
    site.set('2026-12-11T12:00:00+03:00');
    await clockwork({ ...site.ctx, byItself })();
    expect(await phase()).toMatchObject({ kind: 'lynch', state: 'open' });
  });

  it('of a game whose host names every end is left to him (fast-mafia 2.4)', async () => {
    const evening = await openEvening(site, `Вечер ${games}`);
    await evening.begin(30);
    await at('2026-12-07T12:00:00+03:00');
    expect((await evening.ledger()).phase).toMatchObject({ kind: 'lynch', state: 'open' });
  });
});

describe('the clock', () => {
  it('tells when it has something to do again', async () => {
    const alone = await openSite();
    try {
      await openTable(alone);
      expect(await clockwork(alone.ctx)()).toEqual(new Date('2026-12-07T22:00:03+03:00'));
    } finally {
      await alone.close();
    }
  });

  it('goes on with the others when one game is broken', async () => {
    const broken = await openTable(site, { title: `Сломанная ${games}` });
    const ctx = {
      ...site.ctx,
      store: {
        ...site.ctx.store,
        transaction: <T>(work: Parameters<typeof site.ctx.store.transaction<T>>[0]) =>
          site.ctx.store.transaction((store) =>
            work({
              ...store,
              log: {
                ...store.log,
                append: (id, ...rest) => {
                  if (id === broken.gameId) throw new Error('The disk is full');
                  return store.log.append(id, ...rest);
                },
              },
            }),
          ),
      },
    };
    site.set('2026-12-07T22:00:03+03:00');
    await clockwork(ctx, (slug, cause) => failures.push(`${slug}: ${String(cause)}`))();
    expect(failures).toEqual([`${broken.slug}: Error: The disk is full`]);
    expect(await phase()).toMatchObject({ kind: 'night' });
    await tick();
    expect(must(await readGame(broken.ctx, null, broken)).phase).toMatchObject({ kind: 'night' });
  });
});

describe('in the morning', () => {
  beforeEach(throughTheNight);

  it('a report that is ready comes out at ten, with everything else, in one go', async () => {
    await write({ ready: true });
    await at('2026-12-08T09:59:59.999+03:00');
    expect(await phase()).toMatchObject({ kind: 'night', state: 'closed' });
    await at('2026-12-08T10:00:00+03:00');
    expect(await phase()).toMatchObject({ kind: 'lynch', number: 2, ends: '2026-12-08T19:00:00.000Z' });
    const out = await report();
    expect(out.html).toContain('Капли от бессонницы');
    expect(out.publishedAt?.toISOString()).toBe('2026-12-08T07:00:00.000Z');
    expect((await kinds()).slice(-2)).toEqual(['publish', 'deadline']);
  });

  it.each([
    ['not declared ready', async () => void (await write({ ready: false }))],
    ['not written at all', async () => undefined],
    [
      'edited after the mark',
      async () => {
        const version = await write({ ready: true });
        must(await saveReport(table.ctx, table.host, { ...night(), version, document: await edited() }));
      },
    ],
    [
      'whose mark was taken off',
      async () => {
        const version = await write({ ready: true });
        must(await markReady(table.ctx, table.host, { ...night(), version, ready: false }));
      },
    ],
  ])('of one that is %s the technical report comes out alone, never half a draft', async (_, prepare) => {
    await prepare();
    await at('2026-12-08T10:00:00+03:00');
    expect(await phase()).toMatchObject({ kind: 'lynch', number: 2 });
    const out = await report();
    expect(out).toMatchObject({ html: null, heading: '', excerpt: '', publishedAt: null });
    expect(out.protocol.length).toBeGreaterThan(0);
  });

  it('it is done once by many processes, and not again after a restart', async () => {
    await write({ ready: true });
    site.set('2026-12-08T10:00:00+03:00');
    await Promise.all(Array.from({ length: 5 }, () => clockwork(site.ctx)()));
    await clockwork(site.ctx)();
    expect((await kinds()).filter((kind) => kind === 'publish')).toHaveLength(1);
  });

  it('a process that dies in the middle leaves nothing half done', async () => {
    await write({ ready: true });
    const before = await kinds();
    const dying = {
      ...site.ctx,
      store: {
        ...site.ctx.store,
        transaction: <T>(work: Parameters<typeof site.ctx.store.transaction<T>>[0]) =>
          site.ctx.store.transaction(async (store) => {
            await work(store);
            throw new Error('killed');
          }),
      },
    };
    site.set('2026-12-08T10:00:00+03:00');
    await clockwork(dying)();
    expect(await kinds()).toEqual(before);
    expect((await readReport(table.ctx, night())).ok).toBe(false);
    await tick();
    expect((await report()).html).toContain('Капли от бессонницы');
  });

  it('a site that comes back after ten does it at once', async () => {
    await write({ ready: true });
    await at('2026-12-08T10:00:20+03:00');
    expect((await report()).html).not.toBe(null);
    expect(await phase()).toMatchObject({ kind: 'lynch', number: 2 });
  });

  it('workshop and book of the host say when it comes out, whether with the tale, and what is owed', async () => {
    const { dueAt } = must(await openWorkshop(table.ctx, table.host, night()));
    expect(dueAt).toBe('2026-12-08T07:00:00.000Z');
    const book = async () => must(await readLedger(table.ctx, table.host, table));
    expect((await book()).morning).toEqual({ at: '2026-12-08T07:00:00.000Z', report: 'unready' });
    const version = await write({ ready: true });
    expect((await book()).morning).toMatchObject({ report: 'ready' });
    must(await saveReport(table.ctx, table.host, { ...night(), version, document: await edited() }));
    expect((await book()).morning).toMatchObject({ report: 'edited' });
    await at('2026-12-08T10:00:00+03:00');
    expect(await book()).toMatchObject({ morning: null, owed: [1], closesItself: true });
  });

  it('a report that may not be published is not declared ready, and every reason is told', async () => {
    const text = { type: 'text', text: 'Той ночью не спала одна Розалия, она же Роза.' };
    const document = await table.draft();
    const bad = { ...document, content: [...document.content, { type: 'paragraph', content: [text] }] };
    const { version } = must(
      await saveReport(table.ctx, table.host, { ...night(), version: 0, document: bad }),
    );
    const refused = await markReady(table.ctx, table.host, { ...night(), version });
    expect(refused).toMatchObject({ ok: false, error: { code: 'publication-stopped' } });
    expect(!refused.ok && refused.error.detail?.findings).toContainEqual(expect.stringContaining('Роз'));
    expect(await markReady(table.ctx, table.host, { ...night(), version: version + 1 })).toMatchObject({
      ok: false,
      error: { code: 'version-conflict' },
    });
  });
});

describe('a night that was closed long after its deadline', () => {
  it('a little before ten leaves its host his two hours, too', async () => {
    await at('2026-12-07T22:00:03+03:00');
    await at('2026-12-08T09:58:00+03:00');
    const { dueAt } = must(await openWorkshop(table.ctx, table.host, night()));
    expect(dueAt).toBe('2026-12-08T08:58:00.000Z');
  });

  it('leaves its host his two hours', async () => {
    await at('2026-12-07T22:00:03+03:00');
    await at('2026-12-08T12:00:00+03:00');
    expect(await phase()).toMatchObject({ kind: 'night', state: 'closed' });
    const { dueAt } = must(await openWorkshop(table.ctx, table.host, night()));
    expect(dueAt).toBe('2026-12-08T11:00:00.000Z');
    await at('2026-12-08T13:59:59+03:00');
    expect(await phase()).toMatchObject({ kind: 'night', state: 'closed' });
    await at('2026-12-08T14:00:00+03:00');
    expect(await phase()).toMatchObject({ kind: 'lynch' });
  });
});
