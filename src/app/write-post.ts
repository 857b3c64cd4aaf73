import { z } from 'zod';
import type { Entry } from '../engine/log.ts';
import { play } from '../engine/play.ts';
import type { Refusal, Result } from '../engine/result.ts';
import { cleanText, graphemes } from '../literary/description.ts';
import { changeGame, type Decision, type Running } from './change-game.ts';
import type { Actor, Context } from './ports.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';

const MAX = 10_000;

const input = z.object({
  slug: z.string(),
  key: z.string().min(8).max(100),
  text: z.string().max(200_000),
  vote: z.string().max(100).nullable().default(null),
});

/** A post in the thread; a marked nick makes it a vote (5.1). What is refused leaves no post. */
export async function writePost(ctx: Context, actor: Actor, raw: unknown): Promise<Result<{ id: string }, Refusal>> {
  const read = readInput(input, raw);
  if (!read.ok) return read;
  const text = cleanText(read.value.text).trim();
  const { slug, key, vote } = read.value;
  return changeGame(ctx, actor, slug, 'write in the thread', async (inside, it, at) => {
    const known = await inside.store.answers.get(it.row.id, actor?.id ?? '', key);
    if (known) return { entries: [], answer: known as Result<{ id: string }, Refusal> };
    const decision = await decide(inside, it, { text, vote }, at);
    if (decision.answer.ok) await inside.store.answers.put(it.row.id, actor?.id ?? '', key, decision.answer, at);
    return decision;
  });
}

async function decide(
  ctx: Context,
  it: Running,
  sent: { text: string; vote: string | null },
  at: Date,
): Promise<Decision<{ id: string }>> {
  if (sent.text === '' && !sent.vote) return { entries: [], answer: refuse('empty-post') };
  if (graphemes(sent.text) > MAX) return { entries: [], answer: refuse('too-long', { max: MAX }) };
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
