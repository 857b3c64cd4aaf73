import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { compress } from './compress.ts';
import { presentAs } from './present-as.ts';
import { readBody, refuseLarge } from './read-body.ts';

/** Answers what is no file; Astro's handler is such. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => unknown;

export interface SiteParts {
  /** Folder of the built files for browsers. */
  client: string;
  handler: Handler;
  origin: string | undefined;
}

/** More than any form or report needs. */
export const LARGEST_BODY = 2 * 1024 * 1024;

const YEAR = 365 * 24 * 3600;

/** Files first, then the site itself, compressed. */
export function createSiteServer({ client, handler, origin }: SiteParts): Server {
  const address = origin ? new URL(origin) : null;
  const files = sirv(client, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders(res, path) {
      // The build names these files by their content.
      const cache = path.startsWith('/_astro/')
        ? `public, max-age=${YEAR}, immutable`
        : 'public, max-age=3600';
      res.setHeader('cache-control', cache);
      res.setHeader('x-content-type-options', 'nosniff');
    },
  });

  const site: Handler = (req, res) => {
    compress(req, res);
    return handler(req, res);
  };

  async function withBody(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await readBody(req, LARGEST_BODY);
    if (body === null) return refuseLarge(req, res);
    // Where Astro looks for a body that was read already.
    Object.assign(req, { body });
    await site(req, res);
  }

  const server = createServer((req, res) => {
    presentAs(req, address);
    if (req.method === 'GET' || req.method === 'HEAD') files(req, res, () => void site(req, res));
    else void withBody(req, res).catch(() => res.destroy());
  });
  server.headersTimeout = 15_000;
  server.requestTimeout = 60_000;
  return server;
}
