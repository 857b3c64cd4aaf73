import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { cleanText } from '../literary/description.ts';
import { changeGame, playAt } from './change-game.ts';
import type { Actor, Context } from './ports.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';

const input = z.object({ slug: z.string(), id: z.string(), text: z.string().max(10_000) });

/** The author corrects his post; a vote in it no longer counts, and stays visible as such (5.1). */
export async function editPost(ctx: Context, actor: Actor, raw: unknown): Promise<Result<null, Refusal>> {
  const read = readInput(input, raw);
  if (!read.ok) return read;
  const { slug, id } = read.value;
  const text = cleanText(read.value.text).trim();
  return changeGame(ctx, actor, slug, 'write in the thread', async (inside, it, at) => {
    const post = await inside.store.posts.byId(it.row.id, id);
    const own = post && (post.byHost ? it.isHost : post.author === it.seat?.nick);
    if (!post || !own) return { entries: [], answer: refuse('not-found') };
    if (text === '') return { entries: [], answer: refuse('empty-post') };
    const played = playAt(it.game, at, post.votes.length > 0 ? [{ kind: 'vote-edited', post: id }] : []);
    if (!played.ok) return { entries: [], answer: played };
    await inside.store.posts.edit(it.row.id, id, text, at);
    return { entries: played.value.entries, answer: { ok: true, value: null } };
  });
}
