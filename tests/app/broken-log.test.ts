import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stopGame } from '../../src/app/act.ts';
import { closeNight } from '../../src/app/close-phase.ts';
import { loadGame, stateOf } from '../../src/app/load-game.ts';
import { publishReport } from '../../src/app/publish-report.ts';
import { readGame } from '../../src/app/read-game.ts';
import { readGames } from '../../src/app/read-games.ts';
import { readHome } from '../../src/app/read-home.ts';
import { readMine } from '../../src/app/read-mine.ts';
import { readThread } from '../../src/app/read-thread.ts';
import { say } from '../../src/app/say.ts';
import { sendCommand } from '../../src/app/send-command.ts';
import { writePost } from '../../src/app/write-post.ts';
import { databaseFolder } from '../support/database.ts';
import { tamper } from '../support/tamper.ts';
import { rowsOf } from './rows.ts';
import { MORNING, must, openSite, openTable, type Table, type TestSite } from './table.ts';

const last = '(SELECT max("seq") FROM "LogEntry" WHERE "gameId" = $1)';

/** What was done to whose log while the site was down. */
const damages: Readonly<Record<string, string>> = {
  'a vote changed': `UPDATE "LogEntry" SET "entry" = jsonb_set("entry", '{for,0}', '"Мак"') WHERE "gameId" = $1 AND "seq" = 6`,
  'the last entry lost': `DELETE FROM "LogEntry" WHERE "gameId" = $1 AND "seq" = ${last}`,
  'all entries lost': `DELETE FROM "LogEntry" WHERE "gameId" = $1`,
  nothing: `SELECT $1`,
};

let folder = '';
let site: TestSite;
const tables = new Map<string, Table>();

beforeAll(async () => {
  folder = await databaseFolder();
  site = await openSite(folder);
  for (const title of Object.keys(damages)) {
    site.set(MORNING);
    const table = await openTable(site, { title });
    await table.lynch('Тис');
    must(await table.send({ by: 'Мак', command: 'Лечить Роза' }));
    tables.set(title, table);
  }
  await site.close();
  for (const [title, sql] of Object.entries(damages)) {
    await tamper(folder, sql, [tables.get(title)?.gameId]);
  }
  site = await openSite(folder);
  site.set('2026-12-07T20:00:00.000Z');
  for (const [title, table] of tables) tables.set(title, { ...table, ctx: site.ctx });
  // What this process remembers of the games is from before: a new one would read them as the host does here.
  for (const table of tables.values()) await loadGame(site.ctx, table.slug, table.host, { afresh: true });
}, 120_000);
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

const tableOf = (title: string): Table => {
  const table = tables.get(title);
  if (!table) throw new Error(`No table ${title}`);
  return table;
};

describe('a game whose log is not what was written', () => {
  it('is closed to its host with the number of the entry, to others without', async () => {
    const { ctx, slug, host, of, stranger } = tableOf('a vote changed');
    const told = await loadGame(ctx, slug, host);
    expect(told).toMatchObject({ ok: false, error: { code: 'broken-log', detail: { entry: 7 } } });
    expect(told.ok ? '' : say(ctx, told.error)).toMatch(/^Журнал партии повреждён: запись 7 .*\.$/u);
    for (const actor of [of('Мак'), stranger, null]) {
      const other = await loadGame(ctx, slug, actor);
      expect(other).toEqual({ ok: false, error: { code: 'game-halted' } });
      expect(other.ok ? '' : say(ctx, other.error)).toMatch(/^Партия остановлена.*\.$/u);
    }
    expect(await readGame(ctx, host, { slug })).toMatchObject({ error: { code: 'broken-log' } });
    expect(await readThread(ctx, null, { slug })).toMatchObject({ error: { code: 'game-halted' } });
  });

  it.each(['a vote changed', 'the last entry lost', 'all entries lost'])(
    'is neither played on nor closed nor published, with %s: nothing is stored',
    async (title) => {
      const { ctx, slug, host, of, gameId } = tableOf(title);
      const before = await rowsOf({ ctx, slug, gameId });
      const entry = title === 'a vote changed' ? 7 : before.log.length + 1;
      const sent = { slug, night: 1, key: 'a key for a night', command: { text: 'Лечить Мак' } };
      const toHost = [
        await closeNight(ctx, host, { slug }),
        await publishReport(ctx, host, { slug, night: 1, version: 0, document: {} }),
        await stopGame(ctx, host, { slug, winner: 'draw', why: 'Так вышло.' }),
      ];
      const toOthers = [
        await sendCommand(ctx, of('Мак'), { ...sent, description: 'Капли.' }),
        await writePost(ctx, of('Роза'), { slug, key: 'a key for a post', text: 'Слово.' }),
      ];
      for (const it of toHost) expect(it).toMatchObject({ error: { code: 'broken-log', detail: { entry } } });
      for (const it of toOthers) expect(it).toMatchObject({ error: { code: 'game-halted' } });
      expect(await rowsOf({ ctx, slug, gameId })).toEqual(before);
    },
  );

  it('leaves the other games and the lists alone', async () => {
    const [broken, sound] = [tableOf('a vote changed'), tableOf('nothing')];
    const row = await site.ctx.store.games.bySlug(broken.slug);
    expect(row && (await stateOf(site.ctx, row))).toBe(null);
    expect(await readHome(site.ctx)).toBeTruthy();
    expect(JSON.stringify(await readMine(site.ctx, broken.host))).toContain(sound.slug);
    const games = JSON.stringify(await readGames(site.ctx));
    expect(games).toContain(broken.slug);
    expect(games).toContain(sound.slug);
    expect(await closeNight(site.ctx, sound.host, { slug: sound.slug })).toMatchObject({ ok: true });
  });
});

it('what a running process remembers of a game is proved again before the host settles anything', async () => {
  const table = tableOf('nothing');
  const { slug, host, gameId } = table;
  await site.close();
  await tamper(folder, damages['a vote changed'] ?? '', [gameId]);
  site = await openSite(folder);
  expect(await loadGame(site.ctx, slug, host)).toMatchObject({ ok: true });
  const before = await site.ctx.store.log.read(gameId);
  const document = { type: 'doc', content: [] };
  expect(await publishReport(site.ctx, host, { slug, night: 1, version: 0, document })).toMatchObject({
    error: { code: 'broken-log', detail: { entry: 7 } },
  });
  expect(await site.ctx.store.log.read(gameId)).toEqual(before);
  expect(await loadGame(site.ctx, slug, host)).toMatchObject({ ok: false });
});
