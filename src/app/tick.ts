import type { Refusal, Result } from '../engine/result.ts';
import { changeGame } from './change-game.ts';
import { closedPhase } from './close-phase.ts';
import { byItself, dueOf } from './due.ts';
import { loadGame, stateOf } from './load-game.ts';
import type { Actor, Context, GameRow } from './ports.ts';
import { publishInTime } from './publish-night.ts';

/** What went wrong with one game; the others go on. */
export type Failed = (slug: string, cause: unknown) => void;

/** A phase closes, its night is published at once: no game has more to do at one time. */
const STEPS = 3;

/** After this, what was refused is tried again. */
const LATER = 10 * 60_000;

/**
 * The clock («часы») of all running games. Each call does what is due by now, once, however many processes ask for it,
 * and tells when something will be due next. A game whose log has not grown is not read again.
 */
export function clockwork(ctx: Context, failed: Failed = () => undefined): () => Promise<Date | null> {
  const known = new Map<string, { version: number; at: Date | null }>();

  return async function tick() {
    const running = await ctx.store.games.list(['running']);
    const slugs = new Set(running.map(({ slug }) => slug));
    for (const slug of known.keys()) if (!slugs.has(slug)) known.delete(slug);
    for (const row of running) {
      const last = known.get(row.slug);
      if (last?.version === row.version && (last.at === null || last.at > ctx.now())) continue;
      try {
        const done = await keepTime(ctx, row);
        if (!done.ok) failed(row.slug, done.error);
        // What was refused will be refused again until somebody has put it right.
        const later = { version: row.version, at: new Date(ctx.now().getTime() + LATER) };
        known.set(row.slug, done.ok ? done.value : later);
      } catch (cause) {
        known.delete(row.slug);
        failed(row.slug, cause);
      }
    }
    const next = [...known.values()].flatMap(({ at }) => (at ? [at.getTime()] : []));
    return next.length > 0 ? new Date(Math.min(...next)) : null;
  };
}

/** Brings a game up to its time, and tells when it has something to do again. */
async function keepTime(
  ctx: Context,
  { slug }: GameRow,
): Promise<Result<{ version: number; at: Date | null }, Refusal>> {
  for (let step = 0; ; step++) {
    const row = await ctx.store.games.bySlug(slug);
    const game = row && (await stateOf(ctx, row));
    if (!row || !game) return unreadable(ctx, row);
    const due = dueOf(row, game);
    if (!due || !byItself(ctx, row, due.act)) return { ok: true, value: { version: row.version, at: null } };
    if (due.at > ctx.now() || step === STEPS)
      return { ok: true, value: { version: row.version, at: due.at } };
    const done = await doDue(ctx, row);
    if (!done.ok) return done;
  }
}

/** A game whose log is broken stands still until its host has put it right. */
async function unreadable(ctx: Context, row: GameRow | null): Promise<Result<never, Refusal>> {
  const loaded = await loadGame(ctx, row?.slug ?? '', row && hostOf(row));
  if (loaded.ok) throw new Error(`A running game has no state: ${loaded.value.row.slug}`);
  return loaded;
}

/** The clock acts in the name of the host. */
const hostOf = (row: GameRow): Actor => ({ id: row.hostId, nick: row.hostNick });

/** Whoever comes second finds nothing due any more. */
function doDue(ctx: Context, row: GameRow): Promise<Result<null, Refusal>> {
  return changeGame<null>(ctx, hostOf(row), row.slug, 'run the game', async (inside, it, at) => {
    const due = dueOf(it.row, it.game);
    if (!due || due.at > at) return { entries: [], answer: { ok: true, value: null } };
    if (due.act === 'publish') return publishInTime(inside, hostOf(row), it, at);
    const closed = closedPhase(it, at);
    if (!closed.ok) return { entries: [], answer: closed };
    return { entries: closed.value, answer: { ok: true, value: null } };
  });
}
