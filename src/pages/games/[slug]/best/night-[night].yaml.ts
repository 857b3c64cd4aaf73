import type { APIRoute } from 'astro';
import { readTallyFile } from '../../../../app/read-best.ts';

/** A night's ballots, for whoever counts again; before the end there is no such file. */
export const GET: APIRoute = async ({ params, locals }) => {
  const { slug = '', night = '' } = params;
  const number = /^[1-9]\d{0,2}$/u.test(night) ? Number(night) : 0;
  const read = await readTallyFile(locals.ctx, { slug, night: number });
  if (!read.ok) return new Response(null, { status: 404 });
  return new Response(read.value, {
    headers: {
      'content-type': 'text/yaml; charset=utf-8',
      'content-disposition': `attachment; filename="night-${number}.yaml"`,
      'cache-control': locals.actor ? 'private, no-store' : 'public, no-cache',
    },
  });
};
