import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declareForGame } from '../../src/app/declare-conflict.ts';
import { appointJuror } from '../../src/app/jurors.ts';
import { moveDeadline } from '../../src/app/move-deadline.ts';
import { movePanel } from '../../src/app/move-panel.ts';
import { openJudged } from '../app/panel.ts';
import { must, PASSWORD } from '../app/table.ts';
import { type PreparedSite, servePrepared } from '../support/demo-site.ts';
import { visitor, type Visitor } from '../support/visitor.ts';
import { type Look, look, partings } from './secrets/steady.ts';

interface Prepared {
  slug: string;
  /** The codes of one juror's ballot. */
  lots: readonly string[];
}

const FAR = '2099-01-05T05:00:00.000Z';

/** Who must notice nothing: the other juror, one in conflict, the authors, the dead, a reader with a name and one without. */
const others = ['Вторая судья', 'Третья судья', 'Мак', 'Роза', 'Розалия', 'Астра', 'Тис', 'Прохожий', ''];
const visitors = new Map<string, Visitor>();
const at = (nick: string) => visitors.get(nick) as Visitor;

let site: PreparedSite<Prepared>;
let before: ReadonlyMap<string, Look>;
beforeAll(async () => {
  site = await servePrepared(async (test): Promise<Prepared> => {
    const { table, ballot } = await openJudged(test);
    const { ctx, host, slug } = table;
    const third = await test.account('Третья судья');
    must(await appointJuror(ctx, host, { slug, nick: third.nick }));
    must(await declareForGame(ctx, third, { slug, why: 'Играет мой брат.' }));
    await table.publish();
    await table.lynch('Нарцисс');
    must(await moveDeadline(ctx, host, { slug, ends: FAR }));
    must(await movePanel(ctx, host, { slug, night: 1, soft: FAR, hard: FAR }));
    const { lots } = await ballot(table.juror);
    return { slug, lots: lots.map(({ code }) => code) };
  });
  for (const nick of [...others, 'Судья', 'Вожатый']) {
    const one = visitor(site.address);
    if (nick !== '') await one.signIn(nick, PASSWORD);
    visitors.set(nick, one);
  }
  // The first look warms what is kept; the second is what all others are compared with.
  await everybody();
  before = await everybody();
}, 240_000);
afterAll(() => site?.stop());

async function everybody(): Promise<ReadonlyMap<string, Look>> {
  const { slug } = site.prepared;
  const game = `/games/${slug}`;
  const parts = ['', '/thread', '/thread?day=1', '/thread?day=2', '/play', '/jury', '/jury?night=1', '/host'];
  const rest = ['/reports/1', '/chronicle', '/best', '/host/report/1', '/feed.xml'];
  const around = [
    '/',
    '/games',
    '/archive',
    '/archive/best',
    '/archive/search?q=Капли',
    '/inbox',
    '/healthz',
  ];
  const paths = [...around, ...[...parts, ...rest].map((part) => game + part)];
  // Curious ones try whatever they have read of in the page's scripts.
  const line = { slug, night: 1, lot: 'Я-00', version: 0 };
  const calls = [
    ['game.view', { slug }],
    ['jury.score', { ...line, scores: { image: 1 }, remark: '', done: false }],
    ['jury.abstain', line],
    ['jury.declare', { ...line, why: 'Любопытно.' }],
    ['jury.duel', { slug, night: 1, better: 'Я-00', worse: 'Я-01' }],
  ] as const;
  const seen = new Map<string, Look>();
  for (const nick of others) seen.set(nick, await look(at(nick), paths, calls));
  return seen;
}

/** Everything that tells now from before, to each of these; a minute may pass within a look: what differs is asked again. */
async function noticed(by: readonly string[], tries = 2): Promise<readonly string[]> {
  const now = await everybody();
  const found = by.flatMap((nick) =>
    partings(before.get(nick) as Look, now.get(nick) as Look).map((one) => `${nick || 'nobody'} ${one}`),
  );
  return found.length === 0 || tries === 1 ? found : noticed(by, tries - 1);
}

const saved = async (procedure: string, input: object) => {
  const { slug } = site.prepared;
  const answer = await at('Судья').mutate(procedure, { slug, night: 1, ...input });
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
};
const whole = (mark: number) => ({ image: mark, word: mark, world: mark, wit: mark });

describe('while one juror judges, nobody else can tell', () => {
  it('that, when or how he has scored, begun, abstained, or stepped aside', async () => {
    const [one = '', two = '', three = ''] = site.prepared.lots;
    await saved('jury.score', { lot: one, version: 0, scores: { image: 9 }, remark: 'Славно.', done: false });
    await saved('jury.score', { lot: one, version: 1, scores: whole(9), remark: 'Славно.', done: true });
    await saved('jury.abstain', { lot: two, version: 0 });
    await saved('jury.score', { lot: two, version: 1, scores: whole(4), remark: '', done: true });
    await saved('jury.declare', { lot: three, why: 'Узнал по почерку.' });
    const stale = await at('Судья').mutate('jury.score', {
      ...{ slug: site.prepared.slug, night: 1, lot: one, version: 0 },
      ...{ scores: whole(1), remark: '', done: true },
    });
    expect([stale.status, stale.body]).toEqual([409, expect.stringContaining('остроумие 9')]);
    expect(await noticed(others)).toEqual([]);
  });

  it('that he was right or wrong to: whoever judges nothing gets the same answers as about a game that is not there', async () => {
    const { slug } = site.prepared;
    for (const nick of ['Мак', 'Тис', 'Прохожий']) {
      const real = await at(nick).get(`/games/${slug}/jury`);
      const none = await at(nick).get('/games/takoj-partii-net/jury');
      expect([real.status, real.body.length > 0]).toEqual([none.status, none.body.length > 0]);
      expect(real.status).toBe(404);
    }
    expect((await at('Третья судья').get(`/games/${slug}/jury`)).body).not.toMatch(/Капли|фонари|кофе/);
  });
});

describe('when the host has counted', () => {
  it('only the panel learns that its ballots are closed', async () => {
    const other = at('Вторая судья');
    const page = (await other.get(`/games/${site.prepared.slug}/jury`)).body;
    const codes = [...new Set(page.match(/[А-Я]-\d\d/g) ?? [])];
    expect(codes.length).toBe(3);
    for (const [n, lot] of codes.entries()) {
      const line = { slug: site.prepared.slug, night: 1, lot, version: 0, remark: '', done: true };
      expect((await other.mutate('jury.score', { ...line, scores: whole(5 + n) })).status).toBe(200);
    }
    const done = await at('Вожатый').post(`/games/${site.prepared.slug}/host`, { act: 'tally', night: '1' });
    expect(done.status).toBe(303);
    expect(await noticed(others.filter((nick) => nick !== 'Вторая судья'))).toEqual([]);
  });

  it('the award is told: to its authors by letter, to all that the night was judged', async () => {
    const done = await at('Вожатый').post(`/games/${site.prepared.slug}/host`, { act: 'award', night: '1' });
    expect(done.status).toBe(303);
    const now = await everybody();
    const changed = (nick: string) =>
      partings(before.get(nick) as Look, now.get(nick) as Look).map((one) => one.split(':')[0]);
    expect(changed('')).toContain(`/games/${site.prepared.slug}`);
    const winners = ['Мак', 'Роза', 'Розалия'].filter((nick) => changed(nick).includes('/inbox'));
    expect(winners.length).toBeGreaterThan(0);
    expect(changed('Астра')).not.toContain('/inbox');
    expect(changed('Тис')).not.toContain('/inbox');
  });
});
