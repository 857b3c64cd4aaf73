import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { APIRoute } from 'astro';
import { apiRouter } from '../../../api/router.ts';

export const ALL: APIRoute = ({ request, locals, url }) => {
  const origin = request.headers.get('origin');
  if (request.method !== 'GET' && origin !== null && origin !== url.origin) {
    return new Response(null, { status: 403 });
  }
  return fetchRequestHandler({
    endpoint: '/api/trpc',
    req: request,
    router: apiRouter,
    allowBatching: false,
    onError({ error, path }) {
      // Refusals are answers; what is none of them is ours to mend.
      if (error.code === 'INTERNAL_SERVER_ERROR')
        process.stderr.write(`${path ?? ''}: ${error.stack ?? error.message}\n`);
    },
    createContext: () => ({ ctx: locals.ctx, actor: locals.actor }),
    responseMeta: () => ({ headers: new Headers([['cache-control', 'no-store']]) }),
  });
};
