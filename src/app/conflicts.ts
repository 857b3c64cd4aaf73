import type { Loaded } from './load-game.ts';
import type { Context } from './ports.ts';
import type { ConflictRow } from './ports/jury.ts';

/** Why a juror must not judge: he plays, he is near a player, he says so himself, or the host does (J2). */
export type ConflictKind = 'player' | 'near' | ConflictRow['kind'];

/** What one juror must not judge. */
export interface Conflicts {
  /** The whole game. */
  whole: ConflictKind | null;
  /** Single descriptions, by their ids. */
  lots: ReadonlyMap<string, ConflictRow>;
}

/** J2: the conflicts of one juror, by everything that is known now. */
export async function conflictsOf(ctx: Context, it: Loaded, accountId: string): Promise<Conflicts> {
  const players = it.seats.map((seat) => seat.accountId);
  const [rows, near] = await Promise.all([
    ctx.store.conflicts.list(it.row.id),
    ctx.store.accounts.near(accountId, players),
  ]);
  const own = rows.filter((row) => row.accountId === accountId);
  const whole = players.includes(accountId)
    ? 'player'
    : near.length > 0
      ? 'near'
      : (own.find((row) => row.description === null)?.kind ?? null);
  return {
    whole,
    lots: new Map(own.flatMap((row) => (row.description === null ? [] : [[row.description, row] as const]))),
  };
}
