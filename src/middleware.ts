import { defineMiddleware } from 'astro:middleware';
import type { Context } from './app/ports.ts';
import { bestVersion } from './app/read-best.ts';
import { bestOfAllVersion } from './app/read-best-of-all.ts';
import { site } from './compose.ts';
import { keptPages } from './kept-pages.ts';

const headers: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Read by many who are not signed in, and the same for all of them. */
const report = /^\/games\/([a-z0-9-]+)\/reports\/\d+\/?$/;
const best = /^\/games\/([a-z0-9-]+)\/best(?:\/night-\d+\.yaml|\/?)$/;
const bestOfAll = /^\/archive\/best\/?$/;
const pages = keptPages();

/** What a public page's every byte follows from; null for a page that is not kept. */
async function versionOf(ctx: Context, path: string): Promise<string | null> {
  if (bestOfAll.test(path)) return bestOfAllVersion(ctx);
  const [reported, judged] = [report.exec(path)?.[1], best.exec(path)?.[1]];
  if (reported !== undefined) return ctx.store.games.versionOf(reported);
  return judged === undefined ? null : bestVersion(ctx, judged);
}

/** Every request meets the composed site and its actor; every answer carries the same protection. */
export const onRequest = defineMiddleware(async (context, next) => {
  const { ctx, auth } = await site();
  const session = await auth.visit(context.cookies, context.clientAddress);
  context.locals.ctx = ctx;
  context.locals.actor = session.actor;
  context.locals.auth = session;
  const render = async (): Promise<Response> => {
    const alike = context.request.method === 'GET' && !session.actor && !context.url.search;
    const version = alike ? await versionOf(ctx, context.url.pathname) : null;
    if (version === null) return next();
    const accepted = context.request.headers.get('accept-encoding');
    const kept = pages.find(context.url.pathname, version, accepted);
    if (kept) return kept;
    const rendered = await next();
    return rendered.status === 200 ? pages.keep(context.url.pathname, version, rendered, accepted) : rendered;
  };
  const response = await render();
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  // What depends on who asks is never kept by anybody between.
  if (!response.headers.has('cache-control')) {
    response.headers.set('cache-control', session.actor ? 'private, no-store' : 'no-cache');
  }
  response.headers.append('vary', 'Cookie');
  return response;
});
