import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { changeGame, playAt } from './change-game.ts';
import { prose, slug } from './fields.ts';
import type { Actor, Context } from './ports.ts';
import { postText } from './post-text.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';

const input = z.object({ slug, id: z.string().max(100), text: prose });

/** The author corrects his post; a vote in it no longer counts, and stays visible as such (5.1). */
export async function editPost(ctx: Context, actor: Actor, raw: unknown): Promise<Result<null, Refusal>> {
  const read = readInput(input, raw);
  if (!read.ok) return read;
  const { id } = read.value;
  const text = postText(read.value.text);
  return changeGame(ctx, actor, read.value.slug, 'write in the thread', async (inside, it, at) => {
    const post = await inside.store.posts.byId(it.row.id, id);
    const own = post && (post.byHost ? it.isHost : post.author === it.seat?.nick);
    if (!post || !own) return { entries: [], answer: refuse('not-found') };
    if (!text.ok) return { entries: [], answer: text };
    // 5.1 An edit after the lynch changes nothing.
    const counts =
      post.votes.length > 0 && it.game.phase.kind === 'lynch' && it.game.phase.number === post.day;
    const played = playAt(it.game, at, counts ? [{ kind: 'vote-edited', post: id }] : []);
    if (!played.ok) return { entries: [], answer: played };
    await inside.store.posts.edit(it.row.id, id, text.value, at);
    return { entries: played.value.entries, answer: { ok: true, value: null } };
  });
}
