import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiRouter } from '../../src/api/router.ts';
import { cast, MORNING, must, openTable, PASSWORD } from '../app/table.ts';
import { type PreparedSite, servePrepared } from '../support/demo-site.ts';
import { crawl, visitor } from '../support/visitor.ts';
import { lettersOf, piecesOf } from './secrets/units.ts';

const WRITTEN = 'Выпускает ночью сто шаров, и каждый знает дорогу домой, а хозяин видит всё сверху.';

let site: PreparedSite<string>;
beforeAll(async () => {
  site = await servePrepared(async (test) => {
    test.set(MORNING);
    const secrets = { doctor: { text: WRITTEN, step: 4, targets: 2 }, scholar: 'exact-role' };
    const table = await openTable(test, {
      cast: { ...cast, Сирень: 'tub' },
      terms: { options: { secrets } },
    });
    await table.lynch('Тис');
    must(await table.send({ by: 'Мак', command: 'Тайна Роза, Ирис' }));
    must(await table.send({ by: 'Сирень', command: 'Проверить Роза, Ирис, Мак' }));
    must(await table.send({ by: 'Сирень', command: 'Тайна Ирис' }));
    return table.slug;
  });
}, 180_000);
afterAll(() => site?.stop());

/** All that one reader can get to see: every page that leads on from the game's, every procedure. */
async function allThatIsTold(nick: string | null): Promise<string> {
  const reader = visitor(site.address);
  if (nick !== null) await reader.signIn(nick, PASSWORD);
  const game = `/games/${site.prepared}`;
  const own = ['', '/thread', '/play', '/host', '/host?ask=close-night', '/jury', '/chronicle', '/reports/1'];
  const pages = await crawl(reader, site.address, ['/', '/inbox', ...own.map((path) => game + path)]);
  const calls = Object.keys(apiRouter._def.procedures).map((name) =>
    reader.query(name, { slug: site.prepared, night: 1 }),
  );
  // What the rules and the form of a new game say of secret abilities, they say to everybody.
  const read = pages.filter(({ address }) => !/ \/(rules|games\/new|guide|_astro)/.test(address));
  return [...read, ...(await Promise.all(calls))].map(({ headers, body }) => headers + body).join('\n');
}

const tellsWritten = (told: string) => piecesOf(WRITTEN).some((piece) => lettersOf(told).includes(piece));
const tellsChosen = (told: string) => /exact-role|разглядеть одного/iu.test(told);

it.each([
  ['a stranger', null],
  ['a juror', 'Судья'],
  ['a citizen', 'Роза'],
  ['a leader', 'Астра'],
  ['who was lynched', 'Тис'],
] as const)('of secret abilities %s learns nothing, set and used as they are', async (_, nick) => {
  const told = await allThatIsTold(nick);
  expect([tellsWritten(told), tellsChosen(told)]).toEqual([false, false]);
});

it('each holder knows his own, and the host knows both', async () => {
  const [doctor, scholar, host] = [
    await allThatIsTold('Мак'),
    await allThatIsTold('Сирень'),
    await allThatIsTold('Вожатый'),
  ];
  expect([tellsWritten(doctor), tellsChosen(doctor)]).toEqual([true, false]);
  expect([tellsWritten(scholar), tellsChosen(scholar)]).toEqual([false, true]);
  expect([tellsWritten(host), tellsChosen(host)]).toEqual([true, true]);
});
