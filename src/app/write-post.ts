import { z } from 'zod';
import type { Entry } from '../engine/log.ts';
import { play } from '../engine/play.ts';
import type { Refusal, Result } from '../engine/result.ts';
import { changeGame, type Decision, type Running } from './change-game.ts';
import { key, nick, prose, slug } from './fields.ts';
import type { Actor, Context } from './ports.ts';
import { postText } from './post-text.ts';
import { readInput } from './read-input.ts';

const input = z.object({
  slug,
  key,
  text: prose,
  vote: nick.nullable().default(null),
});

/** A post in the thread; a marked nick makes it a vote (5.1). What is refused leaves no post. */
export async function writePost(
  ctx: Context,
  actor: Actor,
  raw: unknown,
): Promise<Result<{ id: string }, Refusal>> {
  const read = readInput(input, raw);
  if (!read.ok) return read;
  const { slug, key, vote } = read.value;
  const text = postText(read.value.text, vote);
  return changeGame(ctx, actor, slug, 'write in the thread', async (inside, it, at) => {
    const known = await inside.store.answers.get(it.row.id, actor?.id ?? '', key);
    if (known) return { entries: [], answer: known as Result<{ id: string }, Refusal> };
    const decision = text.ok
      ? await decide(inside, it, { text: text.value, vote }, at)
      : { entries: [], answer: text };
    await inside.store.answers.put(it.row.id, actor?.id ?? '', key, decision.answer, at);
    return decision;
  });
}

async function decide(
  ctx: Context,
  it: Running,
  sent: { text: string; vote: string | null },
  at: Date,
): Promise<Decision<{ id: string }>> {
  const id = ctx.chance.id();
  const author = it.seat && !it.isHost ? it.seat.nick : it.row.hostNick;
  const entries: Entry[] = [];
  if (sent.vote && it.seat) {
    const entry: Entry = { kind: 'vote', post: id, by: it.seat.nick, for: [sent.vote], at: at.toISOString() };
    const { refusal } = play(it.game, entry);
    if (refusal) return { entries: [], answer: { ok: false, error: refusal } };
    entries.push(entry);
  }
  await ctx.store.posts.add(it.row.id, {
    id,
    day: it.game.phase.number,
    author,
    byHost: it.isHost,
    text: sent.text,
    votes: entries.length > 0 && sent.vote ? [sent.vote] : [],
    at,
    editedAt: null,
  });
  return { entries, answer: { ok: true, value: { id } } };
}
