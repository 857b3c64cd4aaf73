import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

interface Kept {
  version: string;
  body: string;
  /** The same bytes as small as they get, for browsers that take brotli. */
  small: Uint8Array<ArrayBuffer>;
  headers: [string, string][];
  etag: string;
}

const MOST = 300;

/**
 * Public pages whose every byte follows from the state of one game: kept in memory under that state's version, so that a
 * thousand readers of a morning cost one rendering. A change of the game leaves the kept page behind at once.
 */
export function keptPages() {
  const pages = new Map<string, Kept>();

  return {
    /** The page as it was rendered for this version, if it was. */
    find(path: string, version: string, accepted: string | null = null): Response | null {
      const kept = pages.get(path);
      return kept?.version === version ? answer(kept, accepted) : null;
    },

    /** Keeps a rendered page and gives it back with its ETag. */
    async keep(
      path: string,
      version: string,
      response: Response,
      accepted: string | null = null,
    ): Promise<Response> {
      const body = await response.text();
      const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const small = new Uint8Array(await promisify(brotliCompress)(body));
      const kept: Kept = { version, body, small, headers: [...response.headers], etag };
      pages.delete(path);
      pages.set(path, kept);
      const oldest = pages.keys().next().value;
      if (pages.size > MOST && oldest !== undefined) pages.delete(oldest);
      return answer(kept, accepted);
    },
  };
}

function answer({ body, small, headers, etag }: Kept, accepted: string | null): Response {
  const brotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted ?? '');
  const response = new Response(brotli ? small : body, { headers });
  if (brotli) response.headers.set('content-encoding', 'br');
  response.headers.set('etag', etag);
  return response;
}
