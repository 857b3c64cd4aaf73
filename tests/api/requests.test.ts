import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiRouter } from '../../src/api/router.ts';
import { badDocuments, documentOf, nested, paragraph } from '../app/documents.ts';
import { MORNING, must, openTable, PASSWORD } from '../app/table.ts';
import { type PreparedSite, servePrepared } from '../support/demo-site.ts';
import { type Answer, visitor, type Visitor } from '../support/visitor.ts';

interface Prepared {
  slug: string;
  /** A description of the closed night. */
  source: string;
}

let site: PreparedSite<Prepared>;
let host: Visitor;
let player: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  site = await servePrepared(async (test) => {
    test.set(MORNING);
    const table = await openTable(test, { title: 'Закрытая ночь' });
    await table.lynch('Тис');
    must(await table.send({ by: 'Мак', command: 'Лечить Роза', description: 'Капли от бессонницы.' }));
    await table.closeNight();
    const [description] = await table.ctx.store.descriptions.ofNight(table.gameId, 1);
    return { slug: table.slug, source: description?.id ?? '' };
  });
  [host, player, stranger] = [visitor(site.address), visitor(site.address), visitor(site.address)];
  await host.signIn('Вожатый', PASSWORD);
  await player.signIn('Мак', PASSWORD);
  expect((await save(documentOf(paragraph('Утро.')), 0)).status).toBe(200);
}, 120_000);
afterAll(() => site?.stop());

const save = (document: unknown, version = 1) =>
  host.mutate('report.save', { slug: site.prepared.slug, night: 1, version, document });

/** What the host would find if he opened the workshop: the stored report, its version, its time. */
const stored = async () => {
  const { body } = await host.get(`/games/${site.prepared.slug}/host/report/1`);
  return /<astro-island[^>]*props="([^"]*)"/.exec(body)?.[1];
};

/** The refusal in an answer, and no more than it: no stack, no zod, no words of the server's own. */
function refusalIn({ body, type }: Answer): { code: string; message: string } {
  expect(type).toContain('application/json');
  expect(body).not.toMatch(/stack|zod|prisma|node_modules|at \w+ \(/i);
  const { error } = JSON.parse(body) as { error: { data: { refusal: { code: string; message: string } } } };
  expect(error.data.refusal.message).toMatch(/^[А-ЯЁ«][^{}]*[.?!]$/u);
  return error.data.refusal;
}

describe('a report that is none', () => {
  it.each(badDocuments.filter(({ code }) => code !== 'too-deep'))(
    'with $what is 422 in words, and the stored one stays',
    async ({ make, code }) => {
      const before = await stored();
      const answer = await save(make(site.prepared.source));
      expect([413, 422]).toContain(answer.status);
      if (answer.status === 422) expect(refusalIn(answer).code).toBe(code);
      expect(refusalIn(answer).message).not.toBe('');
      expect(await stored()).toBe(before);
    },
  );

  it('nested 10,000 deep, and 100,000 deep, is 422', async () => {
    const before = await stored();
    expect(refusalIn(await save(documentOf(nested(2000)))).code).toBe('too-deep');
    for (const depth of [10_000, 100_000]) {
      const block = '{"type":"blockquote","content":['.repeat(depth) + ']}'.repeat(depth);
      const body = `{"slug":"${site.prepared.slug}","night":1,"version":1,"document":{"type":"doc","content":[${block}]}}`;
      const answer = await host.send('/api/trpc/report.save', json(body));
      expect([413, 422]).toContain(answer.status);
      expect(refusalIn(answer).message).not.toBe('');
    }
    expect(await stored()).toBe(before);
  });

  it('of five megabytes is 413 in words, also when its length is not told', async () => {
    const before = await stored();
    const whole = JSON.stringify({
      ...{ slug: site.prepared.slug, night: 1, version: 1 },
      document: documentOf(paragraph('ж'.repeat(2_500_000))),
    });
    const told = await host.send('/api/trpc/report.save', json(whole));
    expect([told.status, refusalIn(told).code]).toEqual([413, 'too-long']);
    const stream = new ReadableStream({
      start(controller) {
        for (let at = 0; at < whole.length; at += 65_536) {
          controller.enqueue(new TextEncoder().encode(whole.slice(at, at + 65_536)));
        }
        controller.close();
      },
    });
    const untold = await host.send('/api/trpc/report.save', {
      ...json(''),
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect([untold.status, refusalIn(untold).code]).toEqual([413, 'too-long']);
    expect(await stored()).toBe(before);
  });

  it('of a stale version is 409 with the one that stands', async () => {
    const before = await stored();
    const answer = await save(documentOf(paragraph('Со второй вкладки.')), 0);
    expect(answer.status).toBe(409);
    expect(refusalIn(answer)).toMatchObject({ code: 'version-conflict', detail: { version: 1 } });
    expect(await stored()).toBe(before);
  });
});

const json = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', origin: site.address, ...headers },
  body,
});

const calls = () => {
  const input = { slug: site.prepared.slug, key: 'a key of its own', text: 'Слово.', vote: null };
  return JSON.stringify(input);
};

/** Nothing of it has come into the thread. */
const expectSilence = async () => {
  expect((await stranger.get(`/games/${site.prepared.slug}/thread`)).body).not.toContain('Слово.');
};

describe('a request that no page of ours sends', () => {
  it.each([
    ['that is no JSON', () => json('{"slug":'), 400],
    ['that is empty', () => json(''), 422],
    ['that is a list of calls', () => json(`{"0":${calls()}}`), 422],
    ['without a type', () => ({ ...json(calls()), headers: { origin: site.address } }), 415],
    ['that is text', () => json(calls(), { 'content-type': 'text/plain' }), 415],
    ['that is a form', () => json('text=1', { 'content-type': 'application/x-www-form-urlencoded' }), 415],
    [
      'that is a form with files',
      () => json('--x--', { 'content-type': 'multipart/form-data; boundary=x' }),
      422,
    ],
    ['from another site', () => json(calls(), { origin: 'https://evil.example' }), 403],
    ['from a page without an address', () => json(calls(), { origin: 'null' }), 403],
    ['from the same site on another port', () => json(calls(), { origin: 'http://127.0.0.1:1' }), 403],
  ])('%s is refused and does nothing', async (_, init, status) => {
    const answer = await player.send('/api/trpc/thread.post', init());
    expect([status, 403]).toContain(answer.status);
    await expectSilence();
  });

  it('is not taken several at once', async () => {
    const batch = await player.send(
      '/api/trpc/thread.post,thread.post?batch=1',
      json(`{"0":${calls()},"1":${calls()}}`),
    );
    expect(batch.status).toBeGreaterThanOrEqual(400);
    await expectSilence();
  });

  it('does not change anything by being only asked for', async () => {
    const procedures = Object.entries<object>(apiRouter._def.procedures);
    const isAct = (one: object) => '_def' in one && (one._def as { type?: string }).type === 'mutation';
    const acts = procedures.filter(([, one]) => isAct(one)).map(([name]) => name);
    expect(acts.length).toBeGreaterThan(10);
    for (const name of acts) {
      const answer = await host.query(name, { slug: site.prepared.slug, night: 1, version: 1 });
      expect([name, answer.status]).toEqual([name, 405]);
    }
    expect((await host.send('/api/trpc/thread.post', { method: 'DELETE' })).status).toBeGreaterThanOrEqual(
      400,
    );
  });

  it('for what is no procedure is 404, whatever it is called', async () => {
    for (const name of ['no.such', '__proto__', 'game.constructor', 'game', '']) {
      expect((await host.query(name, {})).status).toBe(404);
    }
  });
});

describe('a form', () => {
  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['nowhere', { origin: 'null' }],
  ])('posted from %s does nothing', async (_, headers) => {
    const body = new URLSearchParams({ act: 'deadline', ends: '2099-01-01T10:00' });
    const answer = await host.send(`/games/${site.prepared.slug}/host`, { method: 'POST', headers, body });
    expect(answer.status).toBe(403);
    const out = await host.send('/logout', { method: 'POST', headers, body: new URLSearchParams() });
    expect(out.status).toBe(403);
    expect((await host.get('/inbox')).status).toBe(200);
  });

  it('of five megabytes is 413, and says so', async () => {
    const answer = await stranger.post('/register', { nick: 'ж'.repeat(2_500_000), password: PASSWORD });
    expect(answer.status).toBe(413);
    expect(answer.body).toMatch(/[А-ЯЁ][а-яё ,]+/u);
  });
});
