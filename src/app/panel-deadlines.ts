import { phaseEnds } from '../calendar/phases.ts';
import { firstPhase, phaseAfter, type PhaseName } from '../engine/phase-order.ts';
import type { Options } from '../engine/options.ts';
import type { Loaded } from './load-game.ts';
import { panelTerms } from './panel-terms.ts';
import { timeOf } from './phase-end.ts';
import type { Context, LogLine } from './ports.ts';
import type { PanelEnd } from './settings.ts';

/** J3 Until when a night is judged: past `soft` the juror is reminded, past `hard` refused. Null: until it is tallied. */
export interface PanelDeadlines {
  soft: Date | null;
  hard: Date | null;
}

/**
 * The deadlines of a night's panel: where the host has moved them, there; else at the end of the lynch that follows the
 * night, and of the night after it, as they were last announced or as the calendar has them.
 */
export async function panelDeadlines(ctx: Context, it: Loaded, night: number): Promise<PanelDeadlines> {
  const [moved, log] = await Promise.all([
    ctx.store.panels.get(it.row.id, night),
    ctx.store.log.read(it.row.id),
  ]);
  const { closes } = panelTerms(it.row);
  const counted = it.game ? endsAfter(it, log, night) : () => null;
  return { soft: moved?.soft ?? counted(closes.soft), hard: moved?.hard ?? counted(closes.hard) };
}

/** When the lynch and the night after a judged night end. */
function endsAfter(it: Loaded, log: readonly LogLine[], night: number): (end: PanelEnd) => Date | null {
  const { row, game } = it;
  if (!game) return () => null;
  const known = announced(log, game.options);
  const byCalendar = (kind: PhaseName['kind'], from: Date | null) =>
    from && timeOf(row) === 'working-days' ? phaseEnds(row.settings.calendar, kind, from) : null;
  const judged: PhaseName = { kind: 'night', number: night };
  const day = phaseAfter(judged, game.options);
  const lynch = known(day) ?? byCalendar('lynch', known(judged));
  const next = known(phaseAfter(day, game.options)) ?? byCalendar('night', lynch);
  return (end) => (end === 'lynch' ? lynch : end === 'night' ? next : null);
}

/** The ends of phases as they were last announced; of one that had none, when it was closed. */
function announced(log: readonly LogLine[], options: Options): (phase: PhaseName) => Date | null {
  const ends = new Map<string, string>();
  const key = ({ kind, number }: PhaseName) => `${kind}/${number}`;
  let phase = firstPhase(options);
  for (const line of log) {
    if (line.kind === 'deadline') ends.set(key(phase), line.ends);
    if (line.kind === 'close' && !ends.has(key(phase))) ends.set(key(phase), line.at);
    if (line.kind === 'publish' || (line.kind === 'close' && phase.kind === 'lynch'))
      phase = phaseAfter(phase, options);
  }
  return (asked) => {
    const end = ends.get(key(asked));
    return end === undefined ? null : new Date(end);
  };
}
