import type { Game } from '../engine/game.ts';
import type { NightOutcome } from '../engine/outcome.ts';
import { reportLines } from '../engine/report.ts';
import type { Refusal, Result } from '../engine/result.ts';
import { emptyDocument } from '../literary/document.ts';
import { nightMaterial, type NightMaterial } from '../literary/material.ts';
import type { Workshop } from '../literary/workshop.ts';
import { byItself, publicationOf } from './due.ts';
import { heldByAnother } from './hold-report.ts';
import type { Loaded } from './load-game.ts';
import { openNight } from './open-night.ts';
import type { Actor, Context } from './ports.ts';
import type { ReportRow } from './ports/reports.ts';
import { workshopOf } from './workshop-of.ts';

/** A closed night as its host works on it. */
export interface Desk {
  it: Loaded;
  night: NightOutcome;
  material: NightMaterial;
  report: ReportRow | null;
  /** Of descriptions that their authors have corrected, the text as it came in time (L4). */
  originals: ReadonlyMap<string, string>;
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
  const originals = new Map(
    descriptions.flatMap(({ id, original }) => (original === null ? [] : [[id, original] as const])),
  );
  return { ok: true, value: { it, night, material: known(material, game), report, originals } };
}

/** The night's material with what everybody knows by now: who has died since is no secret, and after the end nothing is. */
function known(material: NightMaterial, { alive, over }: Game): NightMaterial {
  if (over) return { ...material, alive: [], over: true };
  return { ...material, alive: material.alive.filter((player) => alive.includes(player)) };
}

/** The workshop («мастерская») of one night: the report as it stands and the night's material. */
export async function openWorkshop(
  ctx: Context,
  actor: Actor,
  input: { slug: string; night: number },
): Promise<Result<Workshop, Refusal>> {
  const desk = await openDesk(ctx, actor, input);
  if (!desk.ok) return desk;
  const { it, report, night } = desk.value;
  const document = report?.document ?? emptyDocument();
  const kept = await ctx.store.reportDesks.get(it.row.id, input.night);
  // A published report is corrected in one act: nobody holds it.
  const held = report?.publishedAt ? null : heldByAnother(kept, undefined, actor, ctx.now());
  const dueAt = it.game && !night.published ? publicationOf(it.row, it.game) : null;
  const comesOut = dueAt !== null && byItself(ctx, it.row, 'publish');
  return { ok: true, value: workshopOf(ctx, { desk: desk.value, document, dueAt, comesOut, held, kept }) };
}
