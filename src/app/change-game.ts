import type { Game } from '../engine/game.ts';
import type { Entry } from '../engine/log.ts';
import { play } from '../engine/play.ts';
import type { Refusal, Result } from '../engine/result.ts';
import { inTurn } from './in-turn.ts';
import { loadGame, type Loaded } from './load-game.ts';
import { may, whyNot, type Permission } from './may.ts';
import type { Actor, Context } from './ports.ts';
import { refuse } from './refuse.ts';

/** What a use case decided: the entries to append (also those of a refused command, which the log keeps) and the answer. */
export interface Decision<T> {
  entries: readonly Entry[];
  answer: Result<T, Refusal>;
}

export type Running = Loaded & { game: Game };

/** An entry without its time: the server's clock gives it. */
export type Untimed = Entry extends infer E ? (E extends Entry ? Omit<E, 'at'> : never) : never;

const STALE = Symbol('another writer was first');

/** Plays entries at one instant until one is refused. */
export function playAt(
  game: Game,
  at: Date,
  drafts: readonly Untimed[],
): Result<{ game: Game; entries: Entry[] }> {
  const entries: Entry[] = [];
  let state = game;
  for (const draft of drafts) {
    const entry = { ...draft, at: at.toISOString() } as Entry;
    const played = play(state, entry);
    if (played.refusal) return { ok: false, error: played.refusal };
    state = played.game;
    entries.push(entry);
  }
  return { ok: true, value: { game: state, entries } };
}

/**
 * Changes a running game in one transaction: loads it, lets `decide` choose entries and write rows beside the log,
 * appends. When another writer was first, everything is undone and tried again on the newer game.
 */
export async function changeGame<T>(
  ctx: Context,
  actor: Actor,
  slug: string,
  permission: Exclude<Permission, 'create a game'>,
  decide: (ctx: Context, it: Running, at: Date) => Promise<Decision<T>>,
): Promise<Result<T, Refusal>> {
  if (!actor) return refuse('not-signed-in');
  // What came in time is in time, however long it waits for its turn; the clock closes a phase a little later (due.ts).
  const at = ctx.now();
  for (let tries = 0; tries < 8; tries++) {
    try {
      return await inTurn(ctx, slug, async (inside) => {
        // What the host does settles much at once: then the whole log is proved again, not only what is new in it.
        const loaded = await loadGame(inside, slug, actor, { afresh: permission === 'run the game' });
        if (!loaded.ok) return loaded;
        const it = loaded.value;
        if (!may(actor, permission, it)) return refuse(whyNot(permission, it));
        if (!it.game) return refuse('game-not-started');
        const decision = await decide(inside, it as Running, at);
        if (decision.entries.length > 0) {
          const appended = await inside.store.log.append(it.row.id, it.row.version, decision.entries);
          if (!appended) throw STALE;
          await markOver(inside, it as Running, decision.entries);
        }
        return decision.answer;
      });
    } catch (error) {
      if (error !== STALE) throw error;
    }
  }
  return refuse('busy');
}

/** The game's card in the lists follows its log. */
async function markOver(ctx: Context, it: Running, entries: readonly Entry[]): Promise<void> {
  const after = entries.reduce((state, entry) => play(state, entry).game, it.game);
  const last = entries.at(-1);
  if (after.over && last && !it.game.over)
    await ctx.store.games.setState(it.row.id, 'over', new Date(last.at));
}
