import type { IncomingMessage, ServerResponse } from 'node:http';

/** Whoever sends so many times too much is cut off in the middle of a word. */
const PATIENCE = 16;

/** What is said to one who sends too much; the islands read their refusals as JSON. */
const words = 'Слишком длинно, столько не принимаем. Сократите, текст на месте.';
const refusal = {
  error: {
    message: words,
    code: -32_013,
    data: { code: 'PAYLOAD_TOO_LARGE', httpStatus: 413, refusal: { code: 'too-long', message: words } },
  },
};

/** The whole body; null when it is larger than `most`, at once where its length was told. */
export async function readBody(req: IncomingMessage, most: number): Promise<Buffer | null> {
  if (Number(req.headers['content-length'] ?? 0) > most) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    else if (size > PATIENCE * most) break;
  }
  return size <= most ? Buffer.concat(chunks) : null;
}

/** The connection is left open, and the rest let run out: who is still sending does not hear an answer. */
export function refuseLarge(req: IncomingMessage, res: ServerResponse): void {
  const api = req.url?.startsWith('/api/') === true;
  res.writeHead(413, {
    'content-type': api ? 'application/json' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  res.end(api ? JSON.stringify(refusal) : `${words}\n`);
}
