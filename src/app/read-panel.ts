import { tiedPairs } from '../jury/ties.ts';
import type { Tally } from '../jury/tally.ts';
import { conflictsOf, type ConflictKind } from './conflicts.ts';
import type { Loaded } from './load-game.ts';
import { panelDeadlines } from './panel-deadlines.ts';
import type { Context } from './ports.ts';
import type { JurorRow, PanelRow, ScoreRow, TallyRow } from './ports/jury.ts';

/** How far one juror is with a night: counts only (J7). */
export interface JurorProgress {
  nick: string;
  done: number;
  of: number;
  /** Why he does not judge this game. */
  barred: ConflictKind | null;
  /** Descriptions of this night that are not his to judge: what they are, by whose word, and the reason given. */
  conflicts: readonly { description: string; kind: 'declared' | 'pinned'; why: string }[];
}

/** What the host can still do about a night's panel. */
export interface PanelState {
  jurors: readonly JurorProgress[];
  soft: string | null;
  hard: string | null;
  /** `possible`: awarded places are shared, and no duel was held. */
  duel: { state: 'none' | 'possible' | 'open' | 'held'; votes: number };
}

/** Reads a night's panel for its host. `judged`: the ids of its descriptions. */
export async function readPanelState(
  ctx: Context,
  it: Loaded,
  night: number,
  known: {
    jurors: readonly JurorRow[];
    scores: readonly ScoreRow[];
    judged: readonly string[];
    tally: TallyRow | null;
  },
): Promise<PanelState> {
  const { judged, scores, tally } = known;
  const [deadlines, panel, jurors] = await Promise.all([
    panelDeadlines(ctx, it, night),
    ctx.store.panels.get(it.row.id, night),
    Promise.all(
      known.jurors.map(async ({ accountId, nick }): Promise<JurorProgress> => {
        const { whole, lots } = await conflictsOf(ctx, it, accountId);
        const barred = judged.filter((id) => whole !== null || lots.has(id));
        const done = scores.filter(
          (row) => row.accountId === accountId && row.state !== 'open' && !barred.includes(row.description),
        );
        const conflicts = judged.flatMap((description) => {
          const row = lots.get(description);
          return row ? [{ description, kind: row.kind, why: row.reason }] : [];
        });
        return { nick, done: done.length, of: judged.length - barred.length, barred: whole, conflicts };
      }),
    ),
  ]);
  return {
    jurors,
    soft: deadlines.soft?.toISOString() ?? null,
    hard: deadlines.hard?.toISOString() ?? null,
    duel: { state: duelState(it, tally, panel), votes: panel?.duel?.votes.length ?? 0 },
  };
}

function duelState(it: Loaded, tally: TallyRow | null, panel: PanelRow | null): PanelState['duel']['state'] {
  if (panel?.duel) return panel.duel.open ? 'open' : 'held';
  if (!tally || tally.awarded !== null) return 'none';
  const places = it.row.settings.jury.places.length;
  return tiedPairs((tally.result as Tally).lots, places).length > 0 ? 'possible' : 'none';
}
