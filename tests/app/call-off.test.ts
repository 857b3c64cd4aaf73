import { afterAll, beforeAll, expect, it } from 'vitest';
import { callOff } from '../../src/app/call-off.ts';
import { createGame } from '../../src/app/create-game.ts';
import { joinGame } from '../../src/app/join-game.ts';
import { readGame } from '../../src/app/read-game.ts';
import { readGames } from '../../src/app/read-games.ts';
import { readHome } from '../../src/app/read-home.ts';
import { readMine } from '../../src/app/read-mine.ts';
import { say } from '../../src/app/say.ts';
import { startGame } from '../../src/app/start-game.ts';
import { must, openSite, openTable, type Person, type TestSite } from './table.ts';

let site: TestSite;
let host: Person;
let player: Person;
beforeAll(async () => {
  site = await openSite();
  [host, player] = [await site.account('Вожатый'), await site.account('Мак')];
});
afterAll(() => site.close());

/** A game that one player has signed up for. */
async function signup(title: string): Promise<string> {
  const { slug } = must(await createGame(site.ctx, host, { title, ruleset: 'fast-mafia' }));
  must(await joinGame(site.ctx, player, { slug }));
  return slug;
}

it('what its host has called off is in no list, and says so to whoever comes', async () => {
  const slug = await signup('Не состоится');
  must(await callOff(site.ctx, host, { slug }));
  const [games, home] = [await readGames(site.ctx), await readHome(site.ctx)];
  const mine = [...(await readMine(site.ctx, host)), ...(await readMine(site.ctx, player))];
  expect(JSON.stringify([games, home, mine])).not.toContain('Не состоится');
  for (const reader of [host, player, null]) {
    const read = await readGame(site.ctx, reader, { slug });
    expect(read.ok ? '' : say(site.ctx, read.error)).toMatch(/^Ведущий отменил запись/u);
  }
  for (const act of [joinGame, startGame, callOff])
    expect(await act(site.ctx, host, { slug })).toMatchObject({ error: { code: 'called-off' } });
});

it('nobody but the host calls a game off', async () => {
  const slug = await signup('Состоится');
  for (const other of [player, null])
    expect(await callOff(site.ctx, other, { slug })).toMatchObject({ error: { code: 'not-found' } });
  expect(must(await readGame(site.ctx, player, { slug })).state).toBe('signup');
});

it('a game that has begun is not called off any more', async () => {
  const { ctx, slug } = await openTable(site);
  expect(await callOff(ctx, host, { slug })).toMatchObject({ error: { code: 'game-started' } });
  expect(must(await readGame(ctx, null, { slug })).state).toBe('running');
});
