import { afterAll, beforeAll, expect, it } from 'vitest';
import { grantBonus } from '../../src/app/act.ts';
import { createGame } from '../../src/app/create-game.ts';
import type { Actor } from '../../src/app/ports.ts';
import { readGame } from '../../src/app/read-game.ts';
import { readLedger } from '../../src/app/read-ledger.ts';
import { readThread } from '../../src/app/read-thread.ts';
import { defaultCriteria } from '../../src/jury/criteria.ts';
import { MORNING, must, openSite, openTable, type Table, type TestSite } from './table.ts';

let site: TestSite;
let open: Table;
let quiet: Table;
const jury = { kinds: ['shield', 'hint'], places: ['hint'] };

beforeAll(async () => {
  site = await openSite();
  const settings = { jury: { quorum: 2, criteria: defaultCriteria, ...jury } };
  const terms = (grantsPublic: boolean) => ({ options: { grantsPublic }, settings });
  open = await openTable(site, { title: 'Вслух', terms: terms(true) });
  quiet = await openTable(site, { title: 'Молча', terms: terms(false) });
  for (const table of [open, quiet]) {
    site.set(MORNING);
    await table.lynch('Тис');
    must(await grantBonus(table.ctx, table.host, { slug: table.slug, to: 'Мак', bonus: 'hint' }));
  }
});
afterAll(() => site.close());

const told = async ({ ctx, slug }: Table, reader: Actor) => ({
  page: must(await readGame(ctx, reader, { slug })).grants,
  thread: must(await readThread(ctx, reader, { slug })).grants.map(({ player, bonus }) => ({
    player,
    bonus,
  })),
});

it('where grants are public, a passer-by reads of them on the game’s page and in the day’s thread', async () => {
  const grants = [{ player: 'Мак', bonus: 'Подсказка' }];
  for (const reader of [null, open.of('Роза')])
    expect(await told(open, reader)).toEqual({ page: grants, thread: grants });
});

it('where they are not, nobody reads of them there, not the winner, not the host', async () => {
  for (const reader of [null, quiet.of('Роза'), quiet.of('Мак'), quiet.host])
    expect(await told(quiet, reader)).toEqual({ page: [], thread: [] });
});

it('the host grants no kind that his game has not got', async () => {
  const { ctx, host, slug } = open;
  const refused = await grantBonus(ctx, host, { slug, to: 'Роза', bonus: 'double-vote' });
  expect(refused).toMatchObject({ ok: false, error: { code: 'bonus-unknown' } });
  const { bonuses } = must(await readLedger(ctx, host, { slug }));
  expect(bonuses.map((one) => one.value)).toEqual(['shield', 'hint']);
});

it.each([
  ['a prize that the game does not grant', 'three-fat-men', {}, { ...jury, places: ['double-vote'] }],
  [
    'a kind that the ruleset does not know',
    'fast-mafia',
    { bonuses: ['hint'] },
    { kinds: ['unblockable'], places: [] },
  ],
] as const)('no game is made with %s', async (_, ruleset, options, wanted) => {
  const settings = { jury: { quorum: 2, criteria: [{ id: 'word', label: 'Слово', hint: '' }], ...wanted } };
  const made = await createGame(site.ctx, open.host, { title: 'Нет', ruleset, options, settings });
  expect(made).toMatchObject({ ok: false, error: { code: 'invalid-input' } });
});
