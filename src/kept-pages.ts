import { createHash } from 'node:crypto';

interface Kept {
  version: string;
  body: string;
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
    find(path: string, version: string): Response | null {
      const kept = pages.get(path);
      return kept?.version === version ? answer(kept) : null;
    },

    /** Keeps a rendered page and gives it back with its ETag. */
    async keep(path: string, version: string, response: Response): Promise<Response> {
      const body = await response.text();
      const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const kept: Kept = { version, body, headers: [...response.headers], etag };
      pages.delete(path);
      pages.set(path, kept);
      const oldest = pages.keys().next().value;
      if (pages.size > MOST && oldest !== undefined) pages.delete(oldest);
      return answer(kept);
    },
  };
}

function answer({ body, headers, etag }: Kept): Response {
  const response = new Response(body, { headers });
  response.headers.set('etag', etag);
  return response;
}
