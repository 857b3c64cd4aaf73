import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { APIRoute } from 'astro';
import { apiRouter } from '../../../api/router.ts';

/** More than any report needs; larger bodies are refused before they are read. */
const MOST_BYTES = 6_000_000;

export const ALL: APIRoute = ({ request, locals, url }) => {
  const origin = request.headers.get('origin');
  if (request.method !== 'GET' && origin !== null && origin !== url.origin) {
    return new Response(null, { status: 403 });
  }
  if (Number(request.headers.get('content-length') ?? 0) > MOST_BYTES)
    return new Response(null, { status: 413 });
  return fetchRequestHandler({
    endpoint: '/api/trpc',
    req: request,
    router: apiRouter,
    allowBatching: false,
    createContext: () => ({ ctx: locals.ctx, actor: locals.actor }),
    responseMeta: () => ({ headers: new Headers([['cache-control', 'no-store']]) }),
  });
};
