import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { keptPages } from '../../src/kept-pages.ts';

const page = (words: string) => new Response(words, { headers: { 'content-type': 'text/html' } });

it('a kept page is given again with the same ETag while the game has not changed', async () => {
  const pages = keptPages();
  const first = await pages.keep('/r/1', '7-running', page('утро'));
  const again = pages.find('/r/1', '7-running');
  expect(await again?.text()).toBe('утро');
  expect(again?.headers.get('etag')).toBe(first.headers.get('etag'));
  expect(again?.headers.get('content-type')).toBe('text/html');
});

it('a change of the game leaves the kept page behind, and another text has another ETag', async () => {
  const pages = keptPages();
  const before = await pages.keep('/r/1', '7-running', page('утро'));
  expect(pages.find('/r/1', '8-over')).toBeNull();
  const after = await pages.keep('/r/1', '8-over', page('утро и авторы'));
  expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  expect(pages.find('/r/1', '7-running')).toBeNull();
});

it('a browser that takes brotli gets the same words in fewer bytes, one that refuses it gets them plain', async () => {
  const pages = keptPages();
  const words = 'фонарь '.repeat(200);
  await pages.keep('/r/1', '7-running', page(words));
  const small = pages.find('/r/1', '7-running', 'gzip, br');
  expect(small?.headers.get('content-encoding')).toBe('br');
  const bytes = new Uint8Array((await small?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(brotliDecompressSync(bytes).toString()).toBe(words);
  expect(bytes.length).toBeLessThan(100);
  const plain = pages.find('/r/1', '7-running', 'gzip, br;q=0');
  expect(plain?.headers.get('content-encoding')).toBeNull();
  expect(await plain?.text()).toBe(words);
});
