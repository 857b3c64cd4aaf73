import { defineMiddleware } from 'astro:middleware';
import { site } from './compose.ts';

const headers: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

/** Every request meets the composed site and its actor; every answer carries the same protection. */
export const onRequest = defineMiddleware(async (context, next) => {
  const { ctx, auth } = await site();
  const session = await auth.visit(context.cookies, context.clientAddress);
  context.locals.ctx = ctx;
  context.locals.actor = session.actor;
  context.locals.auth = session;
  const response = await next();
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  // What depends on who asks is never kept by anybody between.
  if (!response.headers.has('cache-control')) {
    response.headers.set('cache-control', session.actor ? 'private, no-store' : 'no-cache');
  }
  response.headers.append('vary', 'Cookie');
  return response;
});
