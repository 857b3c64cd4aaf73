import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeLynch, closeNight } from '../../src/app/close-phase.ts';
import { createGame } from '../../src/app/create-game.ts';
import { joinGame } from '../../src/app/join-game.ts';
import { loadGame } from '../../src/app/load-game.ts';
import { startGame } from '../../src/app/start-game.ts';
import { sendCommand } from '../../src/app/send-command.ts';
import { writePost } from '../../src/app/write-post.ts';
import { cast, must, openSite, openTable, type Table, type TestSite } from './table.ts';

let site: TestSite;
let table: Table;
beforeAll(async () => {
  site = await openSite();
  table = await openTable(site);
});
afterAll(() => site.close());

const players = Object.keys(cast);
const stateOf = async () => {
  const { game } = must(await loadGame(table.ctx, table.slug, table.host));
  if (!game) throw new Error('It has not begun');
  return game;
};

describe('many at once', () => {
  it('vote in the last minute: every vote counts once, also those clicked twice', async () => {
    const vote = (nick: string) =>
      writePost(table.ctx, table.of(nick), {
        slug: table.slug,
        key: `vote of ${nick}`,
        text: 'Тис.',
        vote: 'Тис',
      });
    const answers = await Promise.all([...players, ...players].map(vote));
    for (const answer of answers) must(answer);
    const posts = await table.ctx.store.posts.ofDay(table.gameId, 1);
    expect(posts.map((post) => post.author).toSorted()).toEqual(players.toSorted());
    const seen = new Set(answers.map((answer) => (answer.ok ? answer.value.id : '')));
    expect(seen.size).toBe(players.length);
    must(await closeLynch(table.ctx, table.host, { slug: table.slug }));
    expect((await stateOf()).past).toMatchObject([{ tally: { Тис: 13 }, turnout: 13 }]);
  });

  it('send their night: every command and every description stands', async () => {
    const living = players.filter((nick) => nick !== 'Тис');
    const answers = await Promise.all(
      [...living, ...living].map((nick) =>
        sendCommand(table.ctx, table.of(nick), {
          ...{ slug: table.slug, night: 1, key: `night of ${nick}`, command: commands[nick] ?? null },
          description: `Ночь, как её видит ${nick}.`,
        }),
      ),
    );
    for (const answer of answers) must(answer);
    const game = await stateOf();
    expect(game.sent.map((one) => one.by).toSorted()).toEqual(Object.keys(commands).toSorted());
    const texts = await table.ctx.store.descriptions.ofNight(table.gameId, 1);
    expect(texts.map((one) => one.author).toSorted()).toEqual(living.toSorted());
    expect(await table.ctx.store.log.broken(table.gameId)).toBe(null);
  });

  it('close one night twice: it is resolved once', async () => {
    const both = await Promise.all([
      closeNight(table.ctx, table.host, { slug: table.slug }),
      closeNight(table.ctx, table.host, { slug: table.slug }),
    ]);
    expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect((await stateOf()).past.filter((one) => one.kind === 'night')).toHaveLength(1);
  });
});

const commands: Readonly<Record<string, { text: string }>> = {
  Астра: { text: 'Убить Роза' },
  Василёк: { text: 'Защитить Астра' },
  Георгин: { text: 'Шпионить Мак' },
  Ирис: { text: 'Убить Розалия' },
  Клевер: { text: 'Защитить Ирис' },
  Лютик: { text: 'Шпионить Астра' },
  Мак: { text: 'Лечить Роза' },
  Нарцисс: { text: 'Пригласить Мак' },
  Пион: { text: 'Блокировать Сирень' },
  Сирень: { text: 'Шпионить Ирис' },
};

describe('a game that begins', () => {
  const open = async (title: string, seats: { min: number; max: number }) =>
    must(await createGame(site.ctx, table.host, { title, ruleset: 'three-fat-men', settings: { seats } }))
      .slug;

  it('gives its last seat to one of those who want it at once', async () => {
    const slug = await open('Мест десять', { min: 10, max: 10 });
    const wanted = await Promise.all(players.map((nick) => joinGame(site.ctx, table.of(nick), { slug })));
    expect(wanted.filter(({ ok }) => ok)).toHaveLength(10);
    expect(must(await loadGame(site.ctx, slug, null)).seats).toHaveLength(10);
    const again = await joinGame(site.ctx, table.stranger, { slug });
    expect(again).toMatchObject({ ok: false, error: { code: 'seats-full' } });
  });

  it('begins once, however often the host clicks', async () => {
    const slug = await open('Один раз', { min: 10, max: 13 });
    for (const nick of players) must(await joinGame(site.ctx, table.of(nick), { slug }));
    const clicks = await Promise.all([1, 2, 3].map(() => startGame(site.ctx, table.host, { slug })));
    expect(clicks.map(({ ok }) => ok).toSorted()).toEqual([false, false, true]);
    const late = await joinGame(site.ctx, table.stranger, { slug });
    expect(late).toMatchObject({ ok: false, error: { code: 'game-started' } });
  });

  it('does not begin with too few, nor by another’s hand', async () => {
    const slug = await open('Маловато', { min: 10, max: 13 });
    must(await joinGame(site.ctx, table.of('Мак'), { slug }));
    const early = await startGame(site.ctx, table.host, { slug });
    expect(early).toMatchObject({
      ok: false,
      error: { code: 'not-enough-seats', detail: { have: 1, need: 10 } },
    });
    const stolen = await startGame(site.ctx, table.of('Мак'), { slug });
    expect(stolen).toMatchObject({ ok: false, error: { code: 'not-found' } });
  });
});
