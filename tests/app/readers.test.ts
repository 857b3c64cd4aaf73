import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadGame } from '../../src/app/load-game.ts';
import { writePost } from '../../src/app/write-post.ts';
import { must, openSite, openTable, type Table, type TestSite } from './table.ts';

let site: TestSite;
let table: Table;
beforeAll(async () => {
  site = await openSite();
  table = await openTable(site);
});
afterAll(() => site.close());

const vote = (nick: string, turn: number) =>
  writePost(table.ctx, table.of(nick), {
    ...{ slug: table.slug, key: `vote ${turn} of ${nick}`, text: 'Тис.', vote: 'Тис' },
  });

it('a vote that comes between a reader’s two looks is counted once, then and later', async () => {
  const { store } = table.ctx;
  must(await vote('Роза', 1));
  must(await loadGame(table.ctx, table.slug, null));
  must(await vote('Мак', 1));
  // The reader has the game’s row; before he reads the log, another vote is written.
  const readChain: typeof store.log.readChain = async (...where) => {
    must(await vote('Пион', 1));
    return store.log.readChain(...where);
  };
  must(
    await loadGame({ ...table.ctx, store: { ...store, log: { ...store.log, readChain } } }, table.slug, null),
  );
  must(await vote('Ирис', 1));
  const votes = (await store.log.read(table.gameId)).filter((line) => line.kind === 'vote');
  const { game } = must(await loadGame(table.ctx, table.slug, null));
  expect(game?.ballots.map((one) => one.by)).toEqual(['Роза', 'Мак', 'Пион', 'Ирис']);
  expect(game?.ballots.map((one) => one.post)).toEqual(votes.map((one) => one.post));
});
