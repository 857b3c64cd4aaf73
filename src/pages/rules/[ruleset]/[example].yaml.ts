import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { exampleTexts } from '../../../app/example-text.ts';

/** An example of a rulebook as a file, for whoever wants to play it at home. */
export const GET: APIRoute = async ({ params }) => {
  const books = await getCollection('rules');
  const book = books.find(({ id }) => id === params['ruleset']);
  const example = exampleTexts(book?.body ?? '', book?.id ?? '').find(({ id }) => id === params['example']);
  if (!example) return new Response(null, { status: 404 });
  return new Response(example.text, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
