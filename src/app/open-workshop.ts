import { publicationDue } from '../calendar/phases.ts';
import type { NightOutcome } from '../engine/outcome.ts';
import { reportLines } from '../engine/report.ts';
import type { Refusal, Result } from '../engine/result.ts';
import { emptyDocument } from '../literary/document.ts';
import { nightMaterial, type NightMaterial } from '../literary/material.ts';
import type { Workshop } from '../literary/workshop.ts';
import { heldByAnother } from './hold-report.ts';
import type { Loaded } from './load-game.ts';
import { openNight } from './open-night.ts';
import type { Actor, Context } from './ports.ts';
import type { ReportRow } from './ports/reports.ts';
import { timeOf } from './phase-end.ts';
import { workshopOf } from './workshop-of.ts';

/** A closed night as its host works on it. */
export interface Desk {
  it: Loaded;
  night: NightOutcome;
  material: NightMaterial;
  report: ReportRow | null;
}

/** What every act of the workshop begins with: the host, a closed night, its descriptions. */
export async function openDesk(
  ctx: Context,
  actor: Actor,
  input: { slug: string; night: number },
): Promise<Result<Desk, Refusal>> {
  const opened = await openNight(ctx, actor, input);
  if (!opened.ok) return opened;
  const { it, game, night } = opened.value;
  const [descriptions, report] = await Promise.all([
    ctx.store.descriptions.ofNight(it.row.id, input.night),
    ctx.store.reports.get(it.row.id, input.night),
  ]);
  const said = reportLines(night.report, ctx.phrases(it.row.ruleset)).map((line) => line.text);
  const material = nightMaterial(night, game.setup.seats, descriptions, game.ruleset.commoner, said);
  return { ok: true, value: { it, night, material, report } };
}

/** The workshop («мастерская») of one night: the report as it stands and the night's material. */
export async function openWorkshop(
  ctx: Context,
  actor: Actor,
  input: { slug: string; night: number },
): Promise<Result<Workshop, Refusal>> {
  const desk = await openDesk(ctx, actor, input);
  if (!desk.ok) return desk;
  const { it, report, material } = desk.value;
  const document = report?.document ?? emptyDocument();
  const row = await ctx.store.reportDesks.get(it.row.id, input.night);
  const held = heldByAnother(row, undefined, actor, ctx.now());
  const closed = new Date(closedAt(desk.value) ?? ctx.now());
  const dueAt =
    timeOf(it.row) === 'host' ? null : publicationDue(it.row.settings.calendar, closed).toISOString();
  return {
    ok: true,
    value: workshopOf(ctx, { row: it.row, document, report, material, dueAt, held }),
  };
}

function closedAt({ it, night }: Desk): string | null {
  return it.game?.phase.number === night.number ? it.game.phase.ends : null;
}
