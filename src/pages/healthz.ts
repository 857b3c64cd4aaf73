import type { APIRoute } from 'astro';

/** Answers 200 when the site is composed and its database speaks. */
export const GET: APIRoute = async ({ locals }) => {
  await locals.ctx.store.ping();
  return new Response('ok\n', { headers: { 'content-type': 'text/plain', 'cache-control': 'no-store' } });
};
