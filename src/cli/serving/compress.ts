import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib';
import { encodingFor, shrinks, type Encoding } from './encoding.ts';

/** Pages are made anew for every request: more effort would cost more time than it saves. */
const encoders: Record<Encoding, () => BrotliCompress | Gzip> = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip({ level: 6 }),
};

const opaque = (tag: string) => tag.trim().replace(/^W\//, '');

/** Whether the browser already has what the answer's ETag names. */
function alreadyHas(req: IncomingMessage, res: ServerResponse): boolean {
  const etag = res.getHeader('etag');
  const known = req.headers['if-none-match'];
  if (typeof etag !== 'string' || !known || res.statusCode !== 200) return false;
  return known.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}

/** Chooses the encoder for a text whose headers are complete, and tells so in them. */
function chooseEncoder(req: IncomingMessage, res: ServerResponse): BrotliCompress | Gzip | null {
  const encoding = encodingFor(req.headers['accept-encoding']);
  const asItIs =
    /no-transform/.test(String(res.getHeader('cache-control') ?? '')) || res.hasHeader('content-encoding');
  if (!encoding || asItIs || req.method === 'HEAD' || [204, 206, 304].includes(res.statusCode)) return null;
  res.setHeader('content-encoding', encoding);
  res.removeHeader('content-length');
  const etag = res.getHeader('etag');
  // Other bytes, same meaning: that is what a weak tag says.
  if (typeof etag === 'string') res.setHeader('etag', `W/${opaque(etag)}`);
  return encoders[encoding]();
}

/**
 * Makes an answer, written by whoever, travel compressed, and not at all when the browser has it: takes the place of
 * `writeHead`, `write` and `end`.
 */
export function compress(req: IncomingMessage, res: ServerResponse): void {
  const original = { writeHead: res.writeHead.bind(res), write: res.write.bind(res), end: res.end.bind(res) };
  let encoder: BrotliCompress | Gzip | null = null;
  let begun = false;
  let empty = false;

  const begin = () => {
    if (begun) return;
    begun = true;
    const text = shrinks(String(res.getHeader('content-type') ?? ''));
    if (text) res.setHeader('vary', [res.getHeader('vary') ?? [], 'Accept-Encoding'].flat().join(', '));
    if (alreadyHas(req, res)) {
      res.statusCode = 304;
      res.statusMessage = '';
      for (const name of ['content-length', 'content-type']) res.removeHeader(name);
      empty = true;
    } else if (text) encoder = chooseEncoder(req, res);
    encoder?.on('data', (chunk: Buffer) => original.write(chunk));
    encoder?.on('end', () => original.end());
    encoder?.on('error', () => res.destroy());
    res.once('close', () => encoder?.destroy());
    original.writeHead(res.statusCode);
  };

  Object.assign(res, {
    writeHead(status: number, ...rest: (string | OutgoingHttpHeaders | undefined)[]) {
      res.statusCode = status;
      for (const one of rest) {
        if (typeof one === 'string') res.statusMessage = one;
        else
          for (const [name, value] of Object.entries(one ?? {}))
            if (value !== undefined) res.setHeader(name, value);
      }
      begin();
      return res;
    },
    write(chunk: string | Uint8Array, ...rest: never[]) {
      begin();
      if (empty) return true;
      return encoder ? encoder.write(chunk, ...rest) : original.write(chunk, ...rest);
    },
    end(chunk?: unknown, ...rest: never[]) {
      begin();
      const last = typeof chunk === 'string' || chunk instanceof Uint8Array ? chunk : undefined;
      if (empty) original.end();
      else if (!encoder) original.end(chunk as never, ...rest);
      else if (last === undefined) encoder.end();
      else encoder.end(last);
      return res;
    },
  });
}
