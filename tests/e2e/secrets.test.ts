import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiRouter } from '../../src/api/router.ts';
import { loadGame } from '../../src/app/load-game.ts';
import type { Context } from '../../src/app/ports.ts';
import { DEMO_PASSWORD, demoHost } from '../../src/cli/demo-accounts.ts';
import { foldNick } from '../../src/engine/nick.ts';
import { readPhrases } from '../../src/phrases.ts';
import { type PreparedSite, serveDemo } from '../support/demo-site.ts';
import { type Answer, crawl, visitor, type Visitor } from '../support/visitor.ts';
import { type Ids, leaks, type Looker } from './secrets/leaks.ts';
import { readScript } from './secrets/script.ts';

const RUNNING = 'tri-tolstyaka-fonar-i-marka';
const FINISHED = 'tri-tolstyaka-pervyj-sostav';

const script = readScript();
const phrases = readPhrases();

/** One of every kind of people that look at the running game. */
const lookers: readonly Looker[] = [
  { nick: demoHost, part: 'host' },
  { nick: 'Psevdonim', part: 'player' },
  { nick: 'Хомяк в тапках', part: 'player' },
  { nick: 'Штурман Лом', part: 'player' },
  { nick: 'kvazi_modo', part: 'ghost' },
  { nick: 'Тихий Рецензент', part: 'juror' },
  { nick: null, part: 'stranger' },
];
const named = lookers.map((looker) => [`${looker.nick ?? 'nobody'}, ${looker.part}`, looker] as const);

let site: PreparedSite<Ids>;
const visitors = new Map<Looker, Visitor>();
const at = (looker: Looker): Visitor => visitors.get(looker) as Visitor;

async function idsOf({ store }: Context): Promise<Ids> {
  const row = await store.games.bySlug(RUNNING);
  const host = await store.accounts.byNickKey(foldNick(demoHost));
  const loaded = await loadGame({ store } as Context, RUNNING, host);
  if (!row || !loaded.ok || !loaded.value.game) throw new Error('The demo has no running game');
  const seats = await store.seats.list(row.id);
  const jurors = await store.jurors.list(row.id);
  return {
    descriptions: (await store.descriptions.all(row.id)).map(({ id }) => id),
    accounts: [row.id, row.hostId, ...[...seats, ...jurors].map(({ accountId }) => accountId)],
    commands: loaded.value.game.sent.map(({ id, by }) => ({ id, by })),
  };
}

beforeAll(async () => {
  site = await serveDemo(({ ctx }) => idsOf(ctx));
  for (const looker of lookers) {
    const one = visitor(site.address);
    if (looker.nick !== null) await one.signIn(looker.nick, DEMO_PASSWORD);
    visitors.set(looker, one);
  }
}, 180_000);
afterAll(() => site?.stop());

/** Every address of the site's map, of both games, with places that are not there. */
const addresses = [
  ...['/', '/games', '/games/new', '/archive', '/archive/search?q=Толстяк', '/archive/search?q=%00'],
  ...['/rules', '/rules/three-fat-men', '/guide/player', '/guide/host', '/guide/jury', '/inbox', '/healthz'],
  ...['/feed.xml', '/sitemap.xml', '/login', '/register', '/no-such-page', '/api/trpc', '/api/trpc/no.such'],
  ...[RUNNING, FINISHED, 'no-such-game'].flatMap((slug) =>
    [
      ...['', '/thread', '/thread?day=1', '/thread?day=2', '/thread?day=3', '/thread?day=x', '/play'],
      ...[
        '/host',
        '/host?ask=close-night',
        '/host?ask=award&night=1',
        '/jury',
        '/jury?night=1',
        '/jury?night=2',
      ],
      ...['/reports/1', '/reports/2', '/reports/3', '/reports/0', '/host/report/1', '/host/report/2'],
      ...['/host/report/1?preview', '/host/report/2?preview', '/chronicle', '/chronicle.epub', '/feed.xml'],
    ].map((path) => `/games/${slug}${path}`),
  ),
];

const procedures = Object.keys(apiRouter._def.procedures);

/** From nothing to what comes near; nothing of it changes the game. */
const inputs: readonly unknown[] = [
  undefined,
  null,
  {},
  { slug: RUNNING },
  { slug: 'no-such-game' },
  { slug: ['list'], night: 'первая' },
  ...[1, 2].map((night) => ({
    ...{ slug: RUNNING, night, version: 999, key: 'a key of a curious one', day: night },
    ...{ command: { text: 'Убить Никого' }, description: '', document: { type: 'doc' }, id: 'no-such-post' },
    ...{ lot: 'Я-00', scores: { image: 99 }, remark: '', done: false, text: '', vote: 'Никто' },
  })),
];

const expectNoLeaks = (looker: Looker, answers: readonly Answer[]) =>
  expect(leaks(looker, answers, { script, ids: site.prepared, phrases })).toEqual([]);

describe.each(named)('%s', (_, looker) => {
  it('reads on every page only what he may know', async () => {
    const answers = await crawl(at(looker), site.address, addresses);
    expect(answers.length).toBeGreaterThan(80);
    expect(answers.filter(({ status }) => status === 403 || status >= 500)).toEqual([]);
    expectNoLeaks(
      looker,
      answers.filter(({ type }) => !/font|css|javascript/.test(type)),
    );
  });

  it('hears from every procedure only what he may know, be it an answer or a refusal', async () => {
    const answers: Answer[] = [];
    for (const name of procedures) {
      for (const input of inputs) {
        answers.push(await at(looker).query(name, input), await at(looker).mutate(name, input));
      }
    }
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expectNoLeaks(looker, answers);
  });

  it('finds the desks that are his own, and of the others not even a locked door', async () => {
    const { part } = looker;
    const own: Readonly<Record<string, boolean>> = {
      '/play': part === 'player' || part === 'ghost',
      '/host': part === 'host',
      '/host/report/1': part === 'host',
      '/host/report/1?preview': part === 'host',
      '/host/report/2': false,
      '/jury': part === 'juror',
      '/jury?night=1': part === 'juror',
      '/jury?night=2': false,
      '/reports/1': true,
      '/reports/2': false,
      '/thread?day=3': false,
    };
    for (const [path, his] of Object.entries(own)) {
      const { status } = await at(looker).get(`/games/${RUNNING}${path}`);
      // Whoever is signed out is sent to sign in, whatever game he names.
      const away = path === '/play' && part === 'stranger' ? 303 : 404;
      expect([path, status]).toEqual([path, his ? 200 : away]);
    }
    const nowhere = await at(looker).get('/games/takoj-partii-net/play');
    expect(nowhere.status).toBe(part === 'stranger' ? 303 : 404);
  });

  it('is told of procedures that are not his that they are not there', async () => {
    const { part } = looker;
    const night = { slug: RUNNING, night: 1 };
    const calls: readonly [string, object, Looker['part'][], number?][] = [
      ['report.save', { ...night, version: 0, document: {} }, ['host']],
      ['report.draft', { ...night, document: {} }, ['host']],
      ['report.publish', { ...night, version: 0, document: {} }, ['host']],
      ['report.ready', { ...night, version: 0 }, ['host']],
      ['report.lock', { ...night, locked: true }, ['host']],
      ['report.correct', { ...night, version: 0, document: {}, why: 'Опечатка' }, ['host'], 409],
      ['play.correct', { ...night, slot: 'none', description: 'Не моё.' }, ['player', 'ghost']],
      ['report.keep', { ...night, name: 'Проба', document: {} }, ['host']],
      ['report.setAside', { ...night, occasion: 'mine', document: {} }, ['host']],
      ['report.restore', { ...night, version: 0, id: 'no-such-version' }, ['host']],
      ['jury.score', { ...night, lot: 'Я-00', version: 0, scores: {}, done: false }, ['juror']],
      ['jury.abstain', { ...night, lot: 'Я-00', version: 0 }, ['juror']],
      ['play.send', { ...night, key: 'not mine', command: { text: 'Убить Йожег' } }, ['player', 'ghost']],
    ];
    for (const [name, input, his, refused = 422] of calls) {
      const { status } = await at(looker).mutate(name, input);
      const expected = part === 'stranger' ? 401 : his.includes(part) ? refused : 404;
      expect([name, status]).toEqual([name, expected]);
    }
  });
});

it('what depends on the reader is kept by nobody between him and the site', async () => {
  for (const looker of lookers.filter(({ nick }) => nick !== null)) {
    for (const path of [`/games/${RUNNING}`, `/games/${RUNNING}/reports/1`, '/inbox', '/no-such-page']) {
      expect((await at(looker).get(path)).headers).toMatch(/^cache-control: private, no-store$/m);
    }
    const { headers } = await at(looker).query('game.view', { slug: RUNNING });
    expect(headers).toMatch(/^cache-control: (private, )?no-store$/m);
  }
});

it('would notice: with a stranger’s eyes, what the host and the juror read is full of secrets', async () => {
  const [host, juror] = ['host', 'juror'].map((part) => lookers.find((one) => one.part === part) as Looker);
  const answers = [
    await at(host as Looker).get(`/games/${RUNNING}`),
    await at(host as Looker).get(`/games/${RUNNING}/host`),
    await at(host as Looker).get(`/games/${RUNNING}/host/report/1`),
    await at(host as Looker).query('game.view', { slug: RUNNING }),
    await at(juror as Looker).get(`/games/${RUNNING}/jury?night=1`),
  ];
  const found = leaks({ nick: null, part: 'stranger' }, answers, {
    script,
    ids: site.prepared,
    phrases,
  }).join('\n');
  for (const kind of [
    /Гипотенуза is third-fat-man/,
    /Гипотенуза is of fat-men/,
    /the id /,
    /what Psevdonim wrote about night 1/,
    /Psevdonim wrote it/,
    /Скрепка2003’s command on Гипотенуза/,
    /Пани Броня blocked the vote of Гипотенуза/,
    /a juror’s remark/,
  ]) {
    expect(found).toMatch(kind);
  }
});
