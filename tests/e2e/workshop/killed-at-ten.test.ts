import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { draftReport } from '../../../src/app/draft-report.ts';
import { openWorkshop } from '../../../src/app/open-workshop.ts';
import { markReady } from '../../../src/app/ready-report.ts';
import { saveReport } from '../../../src/app/save-report.ts';
import { clockwork } from '../../../src/app/tick.ts';
import { must, openSite, type TestSite } from '../../app/table.ts';
import { visitor } from '../../support/visitor.ts';
import { copyOf, HOST, type Night, prepareNight, serveAt } from './by-the-clock.ts';
import { type Point, points } from './dying-clock.ts';

let ready: Night;
beforeAll(async () => {
  ready = await prepareNight('Убитая в десять');
  await behind(ready, async (site) => {
    site.set(ready.morning('08:00:03').toISOString());
    await clockwork(site.ctx)();
    const host = await site.account(HOST);
    const place = { slug: ready.slug, night: 1 };
    const { document } = must(await openWorkshop(site.ctx, host, place));
    const drafted = must(await draftReport(site.ctx, host, { ...place, document })).document;
    const { version } = must(await saveReport(site.ctx, host, { ...place, version: 0, document: drafted }));
    must(await markReady(site.ctx, host, { ...place, version }));
  });
});
afterAll(() => ready?.remove());

/** Looks into the database of a site that is not served now. */
async function behind<T>({ dataDir }: Night, look: (site: TestSite) => Promise<T>): Promise<T> {
  const site = await openSite(dataDir);
  return look(site).finally(() => site.close());
}

/** A process that keeps the time at this instant, and is killed on the way. */
async function killed({ dataDir }: Night, at: Date, point: Point): Promise<void> {
  const script = fileURLToPath(new URL('dying-clock.ts', import.meta.url));
  const dying = spawn(process.execPath, [script, dataDir, at.toISOString(), point], { stdio: 'inherit' });
  const [, signal] = (await once(dying, 'exit')) as [number | null, string | null];
  expect(signal).toBe('SIGKILL');
}

/** What has come out so far: entries of the log by kind, and whether the tale is there. */
const out = (night: Night) =>
  behind(night, async ({ ctx }) => {
    const row = await ctx.store.games.bySlug(night.slug);
    const id = row?.id ?? '';
    const kinds = (await ctx.store.log.read(id)).map(({ kind }) => kind);
    const report = await ctx.store.reports.get(id, 1);
    expect(kinds).toHaveLength(row?.version ?? 0);
    expect(await ctx.store.log.broken(id)).toBe(null);
    return {
      published: kinds.filter((kind) => kind === 'publish').length,
      days: kinds.slice(kinds.lastIndexOf('close')).filter((kind) => kind === 'deadline').length,
      tale: [report?.publishedAt, report?.published].every(Boolean),
    };
  });

const nothing = { published: 0, days: 0, tale: false };
const everything = { published: 1, days: 1, tale: true };

describe('a process killed at ten', () => {
  it.each(points)('at the point «%s» leaves all or nothing, and the next one leaves all', async (point) => {
    const night = await copyOf(ready);
    try {
      await killed(night, night.morning('10:00:00'), point);
      expect(await out(night)).toEqual(point === 'after' ? everything : nothing);
      await behind(night, async (site) => {
        site.set(night.morning('10:00:20').toISOString());
        await clockwork(site.ctx)();
      });
      expect(await out(night)).toEqual(everything);
    } finally {
      await night.remove();
    }
  });

  it('twice comes out all the same, as soon as the site is served again', { timeout: 120_000 }, async () => {
    const night = await copyOf(ready);
    await killed(night, night.morning('10:00:00'), 'log');
    await killed(night, night.morning('10:00:05'), 'report');
    const site = await serveAt(night, night.morning('10:00:20'));
    try {
      const answer = () => visitor(site.address).get(`/games/${night.slug}/reports/1`);
      await vi.waitUntil(async () => (await answer()).status === 200, { timeout: 30_000 });
      expect((await answer()).body).toContain('Капли');
      await site.kill();
      expect(await out(night)).toEqual(everything);
    } finally {
      await site.stop();
    }
  });
});
