import type { APIRoute } from 'astro';

/** Signs out; only a form may do it, so that a link or an image cannot. */
export const POST: APIRoute = async ({ locals, redirect }) => {
  await locals.auth.signOut();
  return redirect('/', 303);
};

export const GET: APIRoute = ({ redirect }) => redirect('/', 303);
