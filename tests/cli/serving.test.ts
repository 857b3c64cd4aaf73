import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSiteServer, LARGEST_BODY } from '../../src/cli/serving/site-server.ts';
import { emptyFolder } from '../support/database.ts';

const page = `<p>${'Ночь прошла. '.repeat(500)}</p>`;
const html = { 'content-type': 'text/html; charset=utf-8' };

const answers: Record<string, (req: IncomingMessage, res: ServerResponse) => void> = {
  '/page': (_req, res) => {
    res.writeHead(200, { ...html, 'set-cookie': ['a=1', 'b=2'], vary: 'Cookie', etag: '"one"' });
    res.write(page.slice(0, 1000));
    res.end(page.slice(1000));
  },
  '/image': (_req, res) => res.writeHead(200, { 'content-type': 'image/png' }).end(page),
  '/events': (_req, res) => res.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n'),
  '/whole': (_req, res) => res.writeHead(200, { ...html, 'cache-control': 'no-transform' }).end(page),
  '/lost': (_req, res) => {
    res.statusCode = 404;
    res.setHeader('content-type', 'text/html');
    res.end(page);
  },
  '/sender': (req, res) => {
    const https = 'encrypted' in req.socket && Boolean(req.socket.encrypted);
    res.setHeader('content-type', 'application/json');
    res.end(
      JSON.stringify({
        host: req.headers.host,
        https,
        address: req.socket.remoteAddress,
        headers: req.headers,
      }),
    );
  },
};

let client: string;
const servers: Server[] = [];
let plain: number;
let proxied: number;

async function open(origin: string | undefined): Promise<number> {
  const handler = (req: IncomingMessage, res: ServerResponse) =>
    (answers[req.url ?? ''] ?? ((_req, missing) => missing.writeHead(404).end()))(req, res);
  const server = createSiteServer({ client, handler, origin });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

beforeAll(async () => {
  client = await emptyFolder();
  await mkdir(join(client, '_astro'));
  await writeFile(join(client, '_astro/app.0123.js'), 'console.log(1)');
  await writeFile(join(client, '_astro/app.0123.js.br'), 'brotli bytes');
  await writeFile(join(client, 'robots.txt'), 'User-agent: *');
  plain = await open(undefined);
  proxied = await open('https://mafia.example');
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await rm(client, { recursive: true });
});

/** By hand: fetch would decompress by itself and choose its own headers. */
async function get(path: string, headers: Record<string, string> = {}, port = plain, method = 'GET') {
  const sent = request({ port, path, headers, method }).end();
  const [res] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of res) chunks.push(chunk as Buffer);
  return { status: res.statusCode, headers: res.headers, body: Buffer.concat(chunks) };
}

test.each([
  ['br', 'br'],
  ['gzip, deflate, br;q=0.9, zstd', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
])('a page travels as Accept-Encoding: %j allows', async (accepted, encoding) => {
  const { headers, body } = await get('/page', accepted ? { 'accept-encoding': accepted } : {});
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Cookie, Accept-Encoding');
  expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };
  expect(decode[(encoding ?? 'none') as keyof typeof decode](body).toString()).toBe(page);
  if (encoding) expect(body.length).toBeLessThan(page.length / 10);
});

test('a page that the browser has is not sent again', async () => {
  const first = await get('/page', { 'accept-encoding': 'br' });
  expect(first.headers.etag).toBe('W/"one"');
  for (const tag of ['W/"one"', '"one"', '"other", W/"one"', '*']) {
    const { status, body, headers } = await get('/page', { 'accept-encoding': 'br', 'if-none-match': tag });
    expect([status, body.length, headers.etag]).toEqual([304, 0, '"one"']);
  }
  expect((await get('/page', { 'if-none-match': 'W/"older"' })).status).toBe(200);
});

test('an image, and what must not be changed on the way, travel as they are', async () => {
  for (const path of ['/image', '/whole']) {
    const { headers, body } = await get(path, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(page);
  }
});

test('an event arrives while the stream is still open', async () => {
  const sent = request({ port: plain, path: '/events', headers: { 'accept-encoding': 'br' } }).end();
  const [res] = (await once(sent, 'response')) as [IncomingMessage];
  const [chunk] = (await once(res, 'data')) as [Buffer];
  expect(chunk.toString()).toBe('data: 1\n\n');
  sent.destroy();
});

test('an answer without writeHead is compressed too, and HEAD has no body', async () => {
  const { status, headers, body } = await get('/lost', { 'accept-encoding': 'gzip' });
  expect([status, headers['content-encoding'], gunzipSync(body).toString()]).toEqual([404, 'gzip', page]);
  const head = await get('/page', { 'accept-encoding': 'gzip' }, plain, 'HEAD');
  expect([head.status, head.body.length, head.headers['content-encoding']]).toEqual([200, 0, undefined]);
});

test('built files are sent as compressed by the build and kept for ever, others for an hour', async () => {
  const built = await get('/_astro/app.0123.js', { 'accept-encoding': 'br' });
  expect(built.body.toString()).toBe('brotli bytes');
  expect(built.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const robots = await get('/robots.txt', { 'accept-encoding': 'br' });
  expect(robots.body.toString()).toBe('User-agent: *');
  expect(robots.headers['cache-control']).toBe('public, max-age=3600');
  const again = await get('/robots.txt', { 'if-none-match': String(robots.headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test.each(['/../package.json', '/..%2f..%2fpackage.json', '/%00', '/%E0%A4%A', '//etc/passwd', '/_astro/'])(
  'no path leads out of the folder of built files: %s',
  async (path) => expect((await get(path)).status).toBe(404),
);

const spoofed = {
  host: 'inner:4321',
  'x-forwarded-for': '6.6.6.6, 203.0.113.9',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  forwarded: 'for=6.6.6.6;host=evil.example',
};

test('without an ORIGIN no forwarded header is believed or passed on', async () => {
  const seen = JSON.parse((await get('/sender', spoofed)).body.toString());
  expect(seen).toMatchObject({ host: 'inner:4321', https: false, address: '127.0.0.1' });
  expect(JSON.stringify(seen)).not.toMatch(/evil|6\.6\.6\.6|forwarded/);
});

test('behind a proxy the site is at its ORIGIN, and the sender is whom the proxy names last', async () => {
  const seen = JSON.parse((await get('/sender', spoofed, proxied)).body.toString());
  expect(seen).toMatchObject({ host: 'mafia.example', https: true, address: '203.0.113.9' });
  expect(JSON.stringify(seen)).not.toMatch(/evil|6\.6\.6\.6|forwarded/);
  const direct = JSON.parse((await get('/sender', {}, proxied)).body.toString());
  expect(direct).toMatchObject({ host: 'mafia.example', address: '127.0.0.1' });
});

test('a body larger than any form is refused unread', async () => {
  const sent = request({
    port: plain,
    path: '/page',
    method: 'POST',
    headers: { 'content-length': LARGEST_BODY + 1 },
  });
  sent.on('error', () => undefined).flushHeaders();
  const [res] = (await once(sent, 'response')) as [IncomingMessage];
  expect(res.statusCode).toBe(413);
  sent.destroy();
});
