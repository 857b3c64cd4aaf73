import type { Game } from '../engine/game.ts';
import type { Entry } from '../engine/log.ts';
import { play } from '../engine/play.ts';
import { replay } from '../engine/replay.ts';
import type { Refusal, Result } from '../engine/result.ts';
import type { Viewer } from '../engine/view.ts';
import type { Actor, Context, GameRow, LogLine, SeatRow } from './ports.ts';
import { refuse } from './refuse.ts';

/** A game as one actor meets it. */
export interface Loaded {
  row: GameRow;
  /** Null until the host has started it. */
  game: Game | null;
  viewer: Viewer;
  seats: readonly SeatRow[];
  seat: SeatRow | null;
  isHost: boolean;
  isJuror: boolean;
  /** Holds the seat of a player who lives. */
  alive: boolean;
}

/** A game is the replay of its log; what was replayed once is kept for as long as the process lives. */
const replayed = new Map<string, { version: number; game: Game }>();
const KEEP = 200;

/** A stored log that does not replay is our own bug, never the user's. */
function replayWhole(lines: readonly LogLine[]): Game {
  const [first, ...rest] = lines;
  if (first?.kind !== 'start') throw new Error('A log must begin with its start');
  const result = replay(first.setup, rest as readonly Entry[]);
  if (!result.ok) throw new Error(`The log does not replay: ${result.error.code}`);
  return result.value;
}

/** What a log comes to; `broken`: the number of the entry, counted from one, at which its chain of hashes breaks. */
type State = { game: Game | null; broken: null } | { game: null; broken: number };

async function readState({ store }: Pick<Context, 'store'>, row: GameRow): Promise<State> {
  if (row.version === 0) return { game: null, broken: null };
  const known = replayed.get(row.id);
  if (known?.version === row.version) return { game: known.game, broken: null };
  const from = known && known.version < row.version ? known.version : 0;
  // A writer may have come between the row and its log: what is newer than the row is left for the next look.
  const read = await store.log.readChain(row.id, from);
  const lines = read.lines.slice(0, row.version - from);
  // A log shorter than its game has lost its end.
  const broken = read.broken ?? (lines.length < row.version - from ? from + lines.length : null);
  if (broken !== null && broken < row.version) return { game: null, broken: broken + 1 };
  const game =
    known && from > 0
      ? (lines as readonly Entry[]).reduce((state, entry) => play(state, entry).game, known.game)
      : replayWhole(lines);
  replayed.delete(row.id);
  replayed.set(row.id, { version: row.version, game });
  const oldest = replayed.keys().next().value;
  if (replayed.size > KEEP && oldest !== undefined) replayed.delete(oldest);
  return { game, broken: null };
}

/** The game's state after all its log entries; null before its start, and when its log is broken. */
export const stateOf = async (ctx: Pick<Context, 'store'>, row: GameRow): Promise<Game | null> =>
  (await readState(ctx, row)).game;

/**
 * Loads a game by its address for this actor; `afresh` reads and proves its whole log again. Refuses with not-found, with
 * called-off when its host has taken it back, and with broken-log (to the host, `entry`: which) or game-halted (to all others) when the log is not what was written.
 */
export async function loadGame(
  ctx: Context,
  slug: string,
  actor: Actor,
  { afresh = false } = {},
): Promise<Result<Loaded, Refusal>> {
  const row = await ctx.store.games.bySlug(slug);
  if (!row) return refuse('not-found');
  if (row.state === 'called-off') return refuse('called-off');
  if (afresh) replayed.delete(row.id);
  const [{ game, broken }, seats, jurors] = await Promise.all([
    readState(ctx, row),
    ctx.store.seats.list(row.id),
    ctx.store.jurors.list(row.id),
  ]);
  const isHost = actor?.id === row.hostId;
  if (broken !== null) return isHost ? refuse('broken-log', { entry: broken }) : refuse('game-halted');
  const seat = seats.find((one) => one.accountId === actor?.id) ?? null;
  const viewer: Viewer = isHost
    ? { kind: 'host' }
    : seat && game
      ? { kind: 'player', player: seat.nick }
      : { kind: 'public' };
  return {
    ok: true,
    value: {
      row,
      game,
      viewer,
      seats,
      seat,
      isHost,
      isJuror: jurors.some((one) => one.accountId === actor?.id),
      alive: seat !== null && game !== null && game.alive.includes(seat.nick),
    },
  };
}
