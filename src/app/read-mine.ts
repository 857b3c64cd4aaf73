import { view as look } from '../engine/view.ts';
import { judgedNights } from './ballots.ts';
import { conflictsOf } from './conflicts.ts';
import { loadGame, type Loaded } from './load-game.ts';
import { panelDeadlines } from './panel-deadlines.ts';
import type { Actor, Context } from './ports.ts';
import type { PhaseNow } from './read-card.ts';
import { hasDeparted } from './read-words.ts';

/** A game that the reader has a part in and that is not over, with what awaits him there. */
export interface MyGame {
  slug: string;
  title: string;
  part: 'host' | 'player' | 'juror';
  seats: { taken: number; min: number; max: number };
  /** Null before the start. */
  phase: PhaseNow | null;
  /** A player who lives; true for the others. */
  alive: boolean;
  /** A player who has left for absence. */
  departed: boolean;
  /** A player's own vote or command of the open phase has come. */
  sent: boolean;
  /** The host has to say who of several leaves first (fast-mafia 5.6). */
  departs: boolean;
  /** A juror's descriptions that are neither scored nor passed over. */
  unscored: number;
}

/** «Ваши партии»: hosted, played, judged, those that run first; what a reader learns here is his own business or public. */
export async function readMine(ctx: Context, actor: Actor): Promise<readonly MyGame[]> {
  if (!actor) return [];
  const [going, seats, judged] = await Promise.all([
    ctx.store.games.list(['running', 'signup']),
    ctx.store.seats.gamesOf(actor.id),
    ctx.store.jurors.gamesOf(actor.id),
  ]);
  const own = new Set([...seats, ...judged].map((one) => one.slug));
  const rows = going.filter((row) => row.hostId === actor.id || own.has(row.slug));
  const read = rows.map(async (row) => {
    const loaded = await loadGame(ctx, row.slug, actor);
    return loaded.ok ? mine(ctx, loaded.value, actor.id) : null;
  });
  const games = (await Promise.all(read)).filter((one) => one !== null);
  return [...games.filter((one) => one.phase), ...games.filter((one) => !one.phase)];
}

async function mine(ctx: Context, it: Loaded, accountId: string): Promise<MyGame> {
  const { row, seats, game } = it;
  const seen = game ? look(game, it.viewer) : null;
  const part = it.isHost ? 'host' : it.seat ? 'player' : 'juror';
  const me = seen?.me ?? null;
  return {
    slug: row.slug,
    title: row.title,
    part,
    seats: { taken: seats.length, min: row.settings.seats.min, max: row.settings.seats.max },
    phase: seen?.phase ?? null,
    alive: me?.alive ?? true,
    departed: seen !== null && me !== null && hasDeparted(seen, me.player),
    sent:
      seen?.phase.kind === 'night'
        ? (me?.sent.some((one) => one.status === 'standing') ?? false)
        : (seen?.thread?.votes.some((vote) => vote.counted && vote.by === me?.player) ?? false),
    departs: (seen?.host?.departs?.order.length ?? 1) === 0,
    unscored: part === 'juror' ? await unscored(ctx, it, accountId) : 0,
  };
}

/** Lots that this juror may still judge, without his word. */
async function unscored(ctx: Context, it: Loaded, accountId: string): Promise<number> {
  const barred = await conflictsOf(ctx, it, accountId);
  if (barred.whole !== null) return 0;
  const tallied = new Set((await ctx.store.tallies.ofGame(it.row.id)).map((row) => row.night));
  const nights = judgedNights(it).filter((night) => !tallied.has(night));
  const counts = nights.map(async (night) => {
    const [texts, scores, { hard }] = await Promise.all([
      ctx.store.descriptions.ofNight(it.row.id, night),
      ctx.store.scores.ofNight(it.row.id, night),
      panelDeadlines(ctx, it, night),
    ]);
    if (hard && ctx.now() >= hard) return 0;
    const done = new Set(
      scores
        .filter((one) => one.accountId === accountId && one.state !== 'open')
        .map((one) => one.description),
    );
    return texts.filter((one) => one.text !== '' && !done.has(one.id) && !barred.lots.has(one.id)).length;
  });
  return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0);
}
