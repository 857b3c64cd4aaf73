import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stopGame } from '../../src/app/act.ts';
import { loadGame } from '../../src/app/load-game.ts';
import type { Actor } from '../../src/app/ports.ts';
import { previewRuling } from '../../src/app/preview-ruling.ts';
import { readInbox, countNewLetters, writeSeen } from '../../src/app/read-inbox.ts';
import { readReport } from '../../src/app/read-report.ts';
import { readRuling } from '../../src/app/read-ruling.ts';
import { ruleOn } from '../../src/app/rule-on.ts';
import { say } from '../../src/app/say.ts';
import { view } from '../../src/engine/view.ts';
import { rowsOf } from './rows.ts';
import { must, openSite, openTable, type Table, type TestSite } from './table.ts';

let site: TestSite;
let table: Table;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Роза is attacked in the first night and healed; nobody dies. */
async function firstNight(title: string): Promise<Table> {
  const opened = await openTable(site, { title, forced: { 'night/1/commissar': 'Розалия' } });
  await opened.lynch('Тис');
  must(
    await opened.send({ by: 'Астра', command: 'Убить Роза', description: 'Иду по карнизу, считаю окна.' }),
  );
  must(await opened.send({ by: 'Мак', command: 'Лечить Роза' }));
  must(await opened.send({ by: 'Георгин', command: 'Шпионить Ирис' }));
  return opened;
}

const ruling = (others: object = {}) => ({
  slug: table.slug,
  night: 1,
  of: 'Мак/heal',
  outcome: 'ineffective',
  why: 'Доктор лечил не ту.',
  ...others,
});
const preview = (others: object = {}, actor: Actor = table.host) =>
  previewRuling(table.ctx, actor, ruling(others));
const rule = (others: object = {}, actor: Actor = table.host) => ruleOn(table.ctx, actor, ruling(others));
const gameNow = async () => {
  const { game } = must(await loadGame(table.ctx, table.slug, table.host));
  if (!game) throw new Error('not started');
  return game;
};
const report = async (night = 1) => must(await readReport(table.ctx, { slug: table.slug, night }));
const letters = async (nick: string) =>
  (await readInbox(table.ctx, table.of(nick))).find((it) => it.slug === table.slug)?.letters ?? [];
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('a ruling on a night that nobody has read', () => {
  beforeAll(async () => {
    table = await firstNight('Решение до отчёта');
  });

  it('is foreseen while the night is open, and nothing is changed', async () => {
    const rows = JSON.stringify(await rowsOf(table));
    const { lines } = must(await preview());
    expect(lines.dies).toEqual(['Роза']);
    expect(lines.phases).toHaveLength(1);
    expect(JSON.stringify(await rowsOf(table))).toBe(rows);
  });

  it('changes the closed night before its report, for the host alone', async () => {
    await table.closeNight();
    const { seen } = must(await preview());
    must(await rule({ seen }));
    const game = await gameNow();
    expect(game.past.at(-1)?.deaths).toMatchObject([{ player: 'Роза' }]);
    expect(game.alive).toContain('Роза');
    const page = must(
      await readRuling(table.ctx, table.host, { slug: table.slug, night: 1, of: 'Мак/heal' }),
    );
    expect(page.chosen).toMatchObject({ worked: false, words: 'решение ведущего', rule: '3.17' });
    expect(page.nightState).toBe('closed');
    expect(view(game, { kind: 'public' }).corrections).toEqual([]);
    must(await rule({ outcome: 'effective' }));
  });

  it('cannot be announced: there is nothing that anybody has read', async () => {
    const refused = await rule({ as: 'announce' });
    expect(refused.ok ? '' : say(table.ctx, refused.error)).toMatch(/^Отчёт об этой ночи ещё/u);
  });
});

describe('a ruling on a published night', () => {
  beforeAll(async () => {
    table = await firstNight('Решение после отчёта');
    await table.closeNight();
    await table.publish();
    await table.post('Роза', 'Голосую.', 'Ирис');
  });

  it('is foreseen with what followed, and nothing is changed', async () => {
    const rows = JSON.stringify(await rowsOf(table));
    const { lines } = must(await preview({ tell: 'Пульс был не у той.' }));
    expect(lines.dies).toEqual(['Роза']);
    const [night] = lines.phases;
    expect(night?.commands).toEqual([
      { command: 'Астра: Убить Роза', was: 'нет, спас доктор', now: 'да' },
      { command: 'Мак: Лечить Роза', was: 'да', now: 'нет, решение ведущего' },
    ]);
    expect(night?.deaths.come.map(plain)).toEqual(['Роза (мирный житель), убит ночью']);
    expect(night?.report.gone).toHaveLength(3);
    expect(night?.letters).toEqual([{ to: 'Мак', gone: [], come: ['Ответ ведущего: Пульс был не у той.'] }]);
    expect(JSON.stringify(await rowsOf(table))).toBe(rows);
  });

  it.each([
    ['a player', () => table.of('Мак'), 'not-found'],
    ['a juror', () => table.juror, 'not-found'],
    ['a stranger', () => table.stranger, 'not-found'],
    ['nobody signed in', () => null, 'not-signed-in'],
  ])('is not there for %s', async (_, actor, code) => {
    expect(await preview({}, actor())).toMatchObject({ ok: false, error: { code } });
    expect(await rule({}, actor())).toMatchObject({ ok: false, error: { code } });
    const page = await readRuling(table.ctx, actor(), { slug: table.slug, night: 1, of: null });
    expect(page).toMatchObject({ ok: false, error: { code: 'not-found' } });
  });

  it.each([
    ['without a reason', { why: '  ' }, 'invalid-input', 'Причина'],
    ['with a reason without end', { why: 'я'.repeat(1001) }, 'too-long', ''],
    ['with half a character in it', { tell: 'вот\ud800' }, 'invalid-input', 'Письмо автору'],
    ['of an outcome that there is not', { outcome: 'maybe' }, 'invalid-input', 'Исход'],
    ['on a command that was not sent', { of: 'Ирис/kill' }, 'unknown-command', ''],
    ['on a night that never was', { night: 7 }, 'not-found', ''],
  ])('is refused in words %s', async (_, others, code, named) => {
    for (const result of [await preview(others), await rule(others)]) {
      if (result.ok) throw new Error('it was taken');
      expect(result.error.code).toBe(code);
      expect(say(table.ctx, result.error)).toContain(named);
      expect(say(table.ctx, result.error)).toMatch(/^[А-ЯЁ«][^{}]*[.?!]$/u);
    }
  });

  it('announced, stands beside the report and changes nothing', async () => {
    const before = await report();
    must(await rule({ as: 'announce', why: 'Я перепутал флаконы.' }));
    const now = await report();
    expect(now.protocol).toEqual(before.protocol);
    expect(now.corrections).toMatchObject([
      { night: 1, applied: false, why: 'Я перепутал флаконы.', changed: [] },
    ]);
  });

  it('is not applied, when what the host has seen has become something else', async () => {
    const { seen } = must(await preview({ of: 'Астра/kill', outcome: 'effective' }));
    const rows = JSON.stringify(await rowsOf(table));
    expect(await rule({ seen })).toMatchObject({ ok: false, error: { code: 'ruling-stale' } });
    expect(JSON.stringify(await rowsOf(table))).toBe(rows);
  });

  it('applied, corrects the game, keeps what was published and writes to whom it concerns', async () => {
    const before = await report();
    const read = await readInbox(table.ctx, table.of('Георгин'));
    const { seen } = must(await preview({ of: 'Георгин/spy', tell: 'Туман.' }));
    must(await rule({ of: 'Георгин/spy', tell: 'Туман.', seen }));
    must(await rule());
    const now = await report();
    expect(now.fallen.map((it) => it.player)).toEqual(['Роза']);
    const [, spied, healed] = now.corrections;
    expect(spied?.changed[0]?.was.map((it) => it.text)).toEqual(before.protocol.map((it) => it.text));
    expect(healed?.changed[0]?.now.map((it) => it.text)).toEqual(now.protocol.map((it) => it.text));
    expect(JSON.stringify(now.corrections)).not.toMatch(/Мак|Георгин|Астра/u);
    const [letter, ...older] = await letters('Георгин');
    expect(plain(letter?.text)).toMatch(
      /^Ведущий исправил ночь 1\. Больше не в силе: «.*»\. Теперь так: «Ответ ведущего: Туман»\.$/u,
    );
    expect(older.map((it) => it.text)).toContain(read.find((it) => it.slug === table.slug)?.letters[0]?.text);
    expect(letter?.at).toBe(site.clock.now.toISOString());
    expect(await countNewLetters(table.ctx, table.of('Георгин'), writeSeen(read))).toBe(1);
    const others = await letters('Астра');
    expect(others.filter((it) => /исправил/u.test(it.text))).toEqual([]);
  });

  it('is in the log, which tells the same game', async () => {
    const game = await gameNow();
    expect(game.alive).not.toContain('Роза');
    expect(view(game, { kind: 'public' }).thread?.tally).toEqual({});
    expect(await table.ctx.store.log.broken(table.gameId)).toBe(null);
    const log = await table.ctx.store.log.read(table.gameId);
    expect(log.filter((it) => it.kind === 'overrule').map((it) => it.as)).toEqual([
      'announce',
      'apply',
      'apply',
    ]);
  });

  it('is refused when the game is over', async () => {
    must(
      await stopGame(table.ctx, table.host, { slug: table.slug, winner: 'town', why: 'Ведущий уезжает.' }),
    );
    for (const result of [await preview(), await rule(), await rule({ as: 'announce' })]) {
      expect(result).toMatchObject({ ok: false, error: { code: 'game-over' } });
    }
  });
});
