import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { correctDescription } from '../../src/app/correct-description.ts';
import { lockDescriptions } from '../../src/app/lock-descriptions.ts';
import { openBallot } from '../../src/app/open-ballot.ts';
import { openWorkshop } from '../../src/app/open-workshop.ts';
import type { Actor } from '../../src/app/ports.ts';
import { markReady } from '../../src/app/ready-report.ts';
import { saveReport } from '../../src/app/save-report.ts';
import { say } from '../../src/app/say.ts';
import { clockwork } from '../../src/app/tick.ts';
import { MORNING, must, openSite, openTable, type Table, type TestSite } from './table.ts';

let site: TestSite;
let table: Table;
let games = 0;
const inTime = 'Капли от бессонницы, по одной.';
const later = 'Капли от бессонницы, по две.';

beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());
beforeEach(async () => {
  site.set(MORNING);
  table = await openTable(site, { title: `Описания ${++games}` });
  await table.lynch('Тис');
  must(await table.send({ by: 'Мак', command: 'Лечить Роза', description: inTime }));
  must(await table.send({ by: 'Роза', description: 'Чайник остыл.' }));
});

const night = () => ({ slug: table.slug, night: 1 });
const at = async (instant: string): Promise<void> => {
  site.set(instant);
  await clockwork(site.ctx)();
};
const morning = () => at('2026-12-08T08:00:03+03:00');
const correct = (description: string, slot = 'heal', actor: Actor = table.of('Мак')) =>
  correctDescription(table.ctx, actor, { ...night(), slot, description });
const rows = () => site.ctx.store.descriptions.ofNight(table.gameId, 1);
const mine = async () => (await rows()).find(({ author }) => author === 'Мак');
const workshop = async () => must(await openWorkshop(table.ctx, table.host, night()));

/** Refused in words, and nothing has changed. */
async function refused(send: ReturnType<typeof correct>): Promise<string> {
  const before = await rows();
  const result = await send;
  if (result.ok) throw new Error('It was taken');
  expect(say(table.ctx, result.error)).toMatch(/^[А-ЯЁ][^{}]*[.]$/u);
  expect(await rows()).toEqual(before);
  return result.error.code;
}

describe('a description that came in time', () => {
  beforeEach(morning);

  it('is corrected after the deadline, and what it was is kept beside it', async () => {
    must(await correct(later));
    must(await correct(`${later} Третью — себе.`));
    expect(await mine()).toMatchObject({ text: `${later} Третью — себе.`, original: inTime });
    const material = (await workshop()).materials.find(({ author }) => author === 'Мак');
    expect(material).toMatchObject({ text: `${later} Третью — себе.`, original: inTime });
  });

  it('put back as it was is corrected no more', async () => {
    must(await correct(later));
    must(await correct(inTime));
    expect(await mine()).toMatchObject({ text: inTime, original: null });
  });

  it('is judged as it came in time, under the same code', async () => {
    const lots = async () => must(await openBallot(table.ctx, table.juror, night())).lots;
    const before = await lots();
    must(await correct(later));
    expect(await lots()).toEqual(before);
  });

  it('leaves the log alone, and with it the command', async () => {
    const before = await site.ctx.store.log.read(table.gameId);
    must(await correct(later));
    expect(await site.ctx.store.log.read(table.gameId)).toEqual(before);
  });

  it.each([
    ['to nothing', '  \u200b ', 'heal', 'description-empty'],
    ['to more than is taken', 'ж'.repeat(10_001), 'heal', 'too-long'],
    ['where none was sent', 'Спал.', 'none', 'description-unknown'],
    ['of a command that was not sent', 'Убил.', 'kill', 'description-unknown'],
  ])('is not corrected %s', async (_, text, slot, code) => {
    expect(await refused(correct(text, slot))).toBe(code);
  });

  it('is corrected by its author alone', async () => {
    expect(await refused(correct(later, 'heal', table.of('Роза')))).toBe('description-unknown');
    for (const actor of [table.host, table.juror, table.stranger])
      expect(await refused(correct(later, 'heal', actor))).toBe('not-found');
    expect(await refused(correct(later, 'heal', null))).toBe('not-signed-in');
  });

  it('is fixed when the host closes corrections, until he opens them again', async () => {
    must(await correct(later));
    const lock = (locked: boolean) => lockDescriptions(table.ctx, table.host, { ...night(), locked });
    expect(must(await lock(true)).corrected).toMatchObject([{ text: later }]);
    expect(await refused(correct(inTime))).toBe('description-locked');
    expect((await workshop()).lockedAt).toBe('2026-12-08T05:00:03.000Z');
    must(await lock(false));
    must(await correct(inTime));
  });

  it('is fixed when the report is ready, and opening corrections takes the mark off', async () => {
    const document = await table.draft();
    const { version } = must(await saveReport(table.ctx, table.host, { ...night(), version: 0, document }));
    must(await markReady(table.ctx, table.host, { ...night(), version }));
    expect(await refused(correct(later))).toBe('description-locked');
    must(await lockDescriptions(table.ctx, table.host, { ...night(), locked: false }));
    expect((await workshop()).readyVersion).toBe(null);
  });

  it('is fixed when the night is public, whether its tale is out or not', async () => {
    await at('2026-12-08T10:00:00+03:00');
    expect(await refused(correct(later))).toBe('description-locked');
    expect(await lockDescriptions(table.ctx, table.host, { ...night(), locked: false })).toMatchObject({
      ok: false,
    });
  });
});

it('before the deadline a description is sent anew, not corrected', async () => {
  expect(await refused(correct(later))).toBe('description-open');
});

it('from the deadline on, even before the night is closed, it is corrected', async () => {
  site.set('2026-12-08T08:00:03+03:00');
  must(await correct(later));
  expect(await mine()).toMatchObject({ text: later, original: inTime });
});
