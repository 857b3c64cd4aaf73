import type { PostRow } from '../../app/ports.ts';
import { postLines } from '../../app/read-post.ts';
import type { Game } from '../../engine/game.ts';
import type { Entry } from '../../engine/log.ts';
import { play } from '../../engine/play.ts';
import { view } from '../../engine/view.ts';
import { readPhrases } from '../../phrases.ts';
import { fullNight } from './full-night.ts';
import { median, type Figure } from './measure.ts';

const morning = Date.parse('2026-11-09T07:00:00.000Z');
const reader = { nick: null, isHost: false };

/** The day of the full night's game: everybody votes and changes his mind, some correct their posts. */
function thread(game: Game, posts: number): { rows: readonly PostRow[]; entries: readonly Entry[] } {
  const nicks = game.setup.seats.map((it) => it.player);
  const nick = (n: number): string => nicks[n % nicks.length] ?? '';
  const rows = Array.from({ length: posts }, (_, n): PostRow => {
    const [author, target] = [nick(n), nick(n * 7 + 3)];
    const at = new Date(morning + n * 10_000);
    return {
      id: `post-${n}`,
      day: 1,
      author,
      byHost: false,
      text: `Ночью у балагана горел фонарь, и ${nick(n + 5)} видел, кто прятался за занавесом.\n\nМой голос: ${target}.`,
      votes: [target],
      at,
      editedAt: n % 20 === 0 ? at : null,
    };
  });
  const entries = rows.flatMap((row): readonly Entry[] => {
    const at = row.at.toISOString();
    const voted: Entry = { kind: 'vote', post: row.id, by: row.author, for: row.votes, at };
    return row.editedAt ? [voted, { kind: 'vote-edited', post: row.id, at }] : [voted];
  });
  return { rows, entries };
}

/** Milliseconds to read the votes of a thread of a thousand posts: from its rows and log to the count and every post's mark. */
export async function votes1000(): Promise<Figure> {
  const game: Game = {
    ...fullNight(),
    phase: { kind: 'lynch', number: 1, state: 'open', ends: null },
    sent: [],
  };
  const phrases = readPhrases(game.ruleset.id);
  const { rows, entries } = thread(game, 1000);
  const once = (): number => {
    const start = performance.now();
    const voted = entries.reduce((now, entry) => play(now, entry).game, game);
    const { thread: count } = view(voted, { kind: 'public' });
    const lines = postLines(phrases, rows, count?.votes ?? [], reader);
    const took = performance.now() - start;
    if (lines.length !== 1000 || count?.votes.length !== 1000) throw new Error('Votes were lost');
    return took;
  };
  const times = Array.from({ length: 30 }, once);
  return { value: Math.round(median(times.slice(5)) * 10) / 10, unit: 'ms' };
}
