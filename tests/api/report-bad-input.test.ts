import { rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoHost } from '../../src/cli/demo-accounts.ts';
import { SCHEMA_VERSION } from '../../src/literary/migrations/migrate.ts';
import { badDocuments, documentOf, nested, paragraph } from '../app/documents.ts';
import { MORNING, must, openSite, openTable, PASSWORD } from '../app/table.ts';
import { databaseFolder } from '../support/database.ts';
import { type Site, startSite } from '../support/site-server.ts';
import { type Answer, visitor, type Visitor } from '../support/visitor.ts';

/** Every row that an act of the workshop could write, as the database keeps it. */
async function rowsIn(folder: string): Promise<Record<string, readonly unknown[]>> {
  const database = await PGlite.create(folder);
  const tables = ['Report', 'ReportVersion', 'ReportCorrection', 'ReportDesk', 'LogEntry', 'Game', 'Answer'];
  const rows: Record<string, readonly unknown[]> = {};
  for (const table of tables) {
    const { rows: all } = await database.query(`SELECT t::text AS row FROM "${table}" t ORDER BY 1`);
    rows[table] = all;
  }
  await database.close();
  return rows;
}

let folder: string;
let before: Record<string, readonly unknown[]>;
let server: Site;
let host: Visitor;
let slug: string;
let source: string;

beforeAll(async () => {
  folder = await databaseFolder();
  const site = await openSite(folder);
  site.set(MORNING);
  // Where their host is, the server takes the demo games for played.
  await site.account(demoHost);
  const table = await openTable(site, { title: 'Дурные посылки' });
  await table.lynch('Тис');
  must(await table.send({ by: 'Мак', command: 'Лечить Роза', description: 'Капли от бессонницы.' }));
  await table.closeNight();
  const [description] = await table.ctx.store.descriptions.ofNight(table.gameId, 1);
  [slug, source] = [table.slug, description?.id ?? ''];
  const stands = documentOf(paragraph('Утро.'));
  await table.ctx.store.reports.save(table.gameId, 1, 0, 'Ночь', stands, table.ctx.now());
  await site.close();
  before = await rowsIn(folder);
  server = await startSite(folder, { stands: true });
  host = visitor(server.address);
  await host.signIn('Вожатый', PASSWORD);
}, 120_000);
afterAll(async () => {
  await server?.kill();
  await rm(folder, { recursive: true, force: true });
});

/** The acts of the workshop that take a document, each with what else it wants. */
const acts = {
  'report.save': { version: 1 },
  'report.draft': {},
  'report.publish': { version: 1 },
  'report.correct': { version: 1, why: 'Опечатка в имени.' },
  'report.keep': { name: 'До правки' },
  'report.setAside': { occasion: 'mine' },
} as const;
type Act = keyof typeof acts;
const all = Object.keys(acts) as Act[];

const call = (act: string, input: unknown) => host.mutate(act, input);
const send = (act: Act, document: unknown, more: object = {}) =>
  call(act, { slug, night: 1, ...acts[act], document, ...more });

/** The refusal, in Russian and no more than it: no stack, no words of zod or of the database. */
function refusalIn({ body, type, status }: Answer): { code: string; message: string } {
  expect(status, body.slice(0, 300)).toBeGreaterThanOrEqual(400);
  expect(status, body.slice(0, 300)).toBeLessThan(500);
  expect(type).toContain('application/json');
  expect(body).not.toMatch(/zod|prisma|postgres|node_modules|at \w+ \(/i);
  expect(body.length).toBeLessThan(5000);
  const { error } = JSON.parse(body) as { error: { data: { refusal: { code: string; message: string } } } };
  expect(error.data.refusal.message).toMatch(/^[А-ЯЁ«][^{}]*[.?!]$/u);
  expect(error.data.refusal.message.replace(/https?|mailto/g, '')).not.toMatch(/[a-z]{3,}/i);
  return error.data.refusal;
}

/** Acts before publication cannot correct a report: they are refused before their document is looked at. */
const expected = (act: Act, code: string) => (act === 'report.correct' ? 'report-unpublished' : code);

const link = (href: unknown) => documentOf(paragraph('сюда', [{ type: 'link', attrs: { href } }]));
const nick = (player: unknown) =>
  documentOf({ type: 'paragraph', content: [{ type: 'nick', attrs: { player } }] });

const tricks: readonly string[] = [
  'javascript:alert(1)',
  'JaVa\tScript:alert(1)',
  'java\r\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  '\u3000javascript:alert(1)',
  '\ufeffjavascript:alert(1)',
  'java\u00adscript:alert(1)',
  'java\u200bscript:alert(1)',
  '&#106;avascript:alert(1)',
  'javascript&colon;alert(1)',
  '%6aavascript:alert(1)',
  'ｊavascript:alert(1)',
  'vbscript:msgbox(1)',
  'VBSCRIPT:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml;base64,PHN2Zz4=',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://good.example\\@evil.example',
  'https://good.example@evil.example',
  'https://\u202eevil.example',
  'https://good.example/\ud83d',
  'file:///etc/passwd',
  'ftp://evil.example',
  'intent://evil#Intent;scheme=https;end',
  'mailto:',
  'mailto:a@b@c',
  'mailto:javascript:alert(1)',
];

describe('a link', () => {
  it.each(tricks)('to %j is refused with words', async (href) => {
    for (const act of ['report.save', 'report.draft', 'report.publish'] as const) {
      const answer = await send(act, link(href));
      expect([answer.status, refusalIn(answer).code]).toEqual([422, 'bad-link']);
    }
  });
});

describe('a document that is none', () => {
  it.each(badDocuments.filter(({ code }) => code !== 'too-deep'))('with $what', async ({ make, code }) => {
    for (const act of all) {
      const answer = await send(act, make(source));
      expect([413, 422]).toContain(answer.status);
      const said = refusalIn(answer).code;
      expect(said).toBe(answer.status === 413 ? 'too-long' : expected(act, code));
    }
  });

  it.each([
    ['NUL in a nick', nick('Мак\0'), 'bad-document'],
    ['half of a character in a link', link('https://example.org/\udc00'), 'bad-link'],
    [
      'NUL in a reason',
      { ...documentOf(), attrs: { schemaVersion: 1, accepted: { 'a\0': 'b' } } },
      'bad-document',
    ],
    ['half of a character in a type', documentOf({ type: 'a\ud83d' }), 'unknown-node'],
    ['a name without an end for a type', documentOf({ type: 'a'.repeat(500_000) }), 'unknown-node'],
    ['no version that could be one', { ...documentOf(), attrs: { schemaVersion: '1' } }, 'bad-document'],
    ['a version to come', { ...documentOf(), attrs: { schemaVersion: SCHEMA_VERSION + 1 } }, 'newer-version'],
    ['a table', documentOf({ type: 'table', content: [] }), 'unknown-node'],
    ['a picture', documentOf({ type: 'image', attrs: { src: 'x', onerror: 'alert(1)' } }), 'unknown-node'],
    [
      'colour',
      documentOf(paragraph('слово', [{ type: 'textStyle', attrs: { color: 'red' } }])),
      'unknown-node',
    ],
  ])('with %s', async (_, document, code) => {
    for (const act of all) expect(refusalIn(await send(act, document)).code).toBe(expected(act, code));
  });

  it('whose text has NUL in it loses it: a control character is no letter', async () => {
    const answer = await send('report.draft', documentOf(paragraph('но\0ль и \u0007звонок')));
    expect(answer.status).toBe(200);
    expect(answer.body).toContain('ноль и звонок');
  });

  it('nested ten thousand deep wherever it can be', async () => {
    expect(refusalIn(await send('report.save', documentOf(nested(2000)))).code).toBe('too-deep');
    const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
    for (const depth of [10_000, 100_000]) {
      const block = deep('{"type":"blockquote","content":[', ']}', depth);
      const list = deep('[', ']', depth);
      const object = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
      const documents = [
        `{"type":"doc","content":[{"type":"heading"},${block}]}`,
        `{"type":"doc","content":[{"type":"heading"},{"type":"paragraph","attrs":${object},"content":${list}}]}`,
        `{"type":"doc","attrs":{"schemaVersion":1,"omitted":${object}},"content":[{"type":"heading"}]}`,
        `{"type":"doc","content":[{"type":"heading","marks":[{"type":"link","attrs":{"href":${list}}}]}]}`,
        list,
        object,
      ];
      for (const act of ['report.save', 'report.draft', 'report.publish'])
        for (const document of documents) {
          const body = `{"slug":"${slug}","night":1,"version":1,"document":${document}}`;
          const headers = { 'content-type': 'application/json', origin: server.address };
          const answer = await host.send(`/api/trpc/${act}`, { method: 'POST', headers, body });
          expect([413, 422]).toContain(answer.status);
          refusalIn(answer);
        }
    }
  }, 120_000);

  it('of five megabytes is not even parsed', async () => {
    for (const act of all) {
      const started = performance.now();
      const answer = await send(act, documentOf(paragraph('ж'.repeat(2_500_000))));
      expect([answer.status, refusalIn(answer).code]).toEqual([413, 'too-long']);
      expect(performance.now() - started).toBeLessThan(5000);
    }
  });
});

describe('a stale version', () => {
  it.each(['report.save', 'report.publish'] as const)('is 409 in %s', async (act) => {
    const whole = JSON.parse((await send('report.draft', documentOf(paragraph('Утро.')))).body) as {
      result: { data: { document: unknown } };
    };
    for (const version of [0, 2, 999_999]) {
      const answer = await send(act, whole.result.data.document, { version });
      expect([answer.status, refusalIn(answer).code]).toEqual([409, 'version-conflict']);
    }
  });
});

describe('whatever else is sent', () => {
  /** A document with one place of it replaced by anything. */
  const spoilt = fc.tuple(fc.jsonValue(), fc.nat(40)).map(([strange, place]) => {
    const fragment = { type: 'fragment', attrs: { id: 'f1', source }, content: [paragraph('Капли')] };
    let at = 0;
    const put = (value: unknown): unknown => {
      if (at++ === place) return strange;
      if (Array.isArray(value)) return value.map(put);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, put(inner)]));
    };
    return put(documentOf(paragraph('слово', [{ type: 'bold' }]), fragment));
  });
  const input = fc.oneof(
    fc.jsonValue(),
    fc.record(
      {
        slug: fc.oneof(fc.constant(slug), fc.jsonValue()),
        night: fc.oneof(fc.constant(1), fc.jsonValue()),
        // Never the one that stands: nothing of it may be taken.
        version: fc.oneof(fc.constant(7), fc.string(), fc.constant(null), fc.double(), fc.constant([])),
        document: fc.oneof(fc.jsonValue(), spoilt),
        holder: fc.oneof(fc.constant(undefined), fc.jsonValue()),
        id: fc.jsonValue(),
      },
      { requiredKeys: [] },
    ),
  );

  it.each([
    'report.save',
    'report.publish',
    'report.draft',
    'report.correct',
    'report.restore',
    'report.ready',
  ])(
    '%s answers with words, never with a fault of its own',
    async (act) => {
      await fc.assert(
        fc.asyncProperty(input, async (sent) => {
          const answer = await call(act, sent);
          if (act !== 'report.draft' || answer.status !== 200) refusalIn(answer);
        }),
        { numRuns: 120 },
      );
    },
    120_000,
  );

  it.each(['report.versions', 'report.version'])(
    '%s too',
    async (act) => {
      await fc.assert(
        fc.asyncProperty(fc.oneof(fc.jsonValue({ maxDepth: 2 }), input), async (sent) => {
          const answer = await host.query(act, { ...(sent as object), document: undefined });
          if (answer.status !== 200) refusalIn(answer);
        }),
        { numRuns: 60 },
      );
    },
    60_000,
  );
});

it('after all this the rows of the database are what they were, byte for byte', async () => {
  await server.kill();
  expect(await rowsIn(folder)).toEqual(before);
});
