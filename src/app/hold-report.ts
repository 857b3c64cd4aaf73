import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { emptyDocument } from '../literary/document.ts';
import type { Holding } from '../literary/workshop.ts';
import { phaseNumber, slug, version } from './fields.ts';
import { inTurn } from './in-turn.ts';
import { openNight } from './open-night.ts';
import type { Actor, Context } from './ports.ts';
import type { ReportDeskRow, ReportRow } from './ports/reports.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';

/** Whoever was not heard of for so long holds the report no more: a browser that crashed blocks nobody. */
const LASTS = 30_000;

/** Made by a tab for itself. */
export const holder = z.string().regex(/^[0-9a-z]{8,64}$/u);

/** The tab that has the report to itself, while it gives signs of life. */
function holderOf(desk: ReportDeskRow | null, now: Date) {
  if (!desk?.holder || !desk.heldSince || !desk.heldAt) return null;
  if (now.getTime() - desk.heldAt.getTime() >= LASTS) return null;
  return { token: desk.holder, nick: desk.holderNick ?? '', since: desk.heldSince };
}

/** Who holds the report, when it is not this tab. */
export function heldByAnother(
  desk: ReportDeskRow | null,
  tab: string | undefined,
  actor: Actor,
  now: Date,
): Holding | null {
  const held = holderOf(desk, now);
  if (!held || held.token === tab) return null;
  return { by: held.nick, since: held.since.toISOString(), you: held.nick === actor?.nick };
}

/** What is said to a tab that does not hold the report; with the text that stands, for its host to compare. */
export const reportHeld = (held: Holding, report: ReportRow | null) =>
  refuse('report-held', {
    by: held.by,
    version: report?.version ?? 0,
    document: (report?.document ?? emptyDocument()) as never,
  });

/** A sign of life of the tab that holds the report. */
export async function stayAtDesk(ctx: Context, gameId: string, night: number, tab?: string): Promise<void> {
  const now = ctx.now();
  const desk = await ctx.store.reportDesks.get(gameId, night);
  if (tab && holderOf(desk, now)?.token === tab)
    await ctx.store.reportDesks.put(gameId, night, { heldAt: now });
}

/** How the report stands for one tab: its own to write, or another's; `newer`: what was saved since it has looked. */
export interface Held {
  mine: boolean;
  by: string;
  since: string;
  you: boolean;
  newer: { version: number; savedAt: string; document: unknown } | null;
}

const input = z.object({ slug, night: phaseNumber, holder, version, over: z.boolean().default(false) });

/**
 * One editor at a time (W5): takes the report for this tab when nobody holds it, and says that the tab is still there
 * when it does; `over`: takes it from whoever holds it. Answers who holds it then.
 */
export async function holdReport(ctx: Context, actor: Actor, raw: unknown): Promise<Result<Held, Refusal>> {
  const read = readInput(input, raw);
  if (!read.ok) return read;
  const { night, over } = read.value;
  return inTurn(ctx, read.value.slug, async (inside) => {
    const opened = await openNight(inside, actor, read.value);
    if (!opened.ok) return opened;
    const gameId = opened.value.it.row.id;
    const { reports, reportDesks } = inside.store;
    const now = ctx.now();
    const [desk, report] = [await reportDesks.get(gameId, night), await reports.get(gameId, night)];
    const newer =
      report && report.version !== read.value.version
        ? { version: report.version, savedAt: report.savedAt.toISOString(), document: report.document }
        : null;
    const another = heldByAnother(desk, read.value.holder, actor, now);
    if (another && !over) return { ok: true, value: { mine: false, ...another, newer } };
    const held = holderOf(desk, now);
    const since = held && !another ? held.since : now;
    const by = actor?.nick ?? '';
    await reportDesks.put(gameId, night, {
      holder: read.value.holder,
      holderNick: by,
      heldSince: since,
      heldAt: now,
    });
    return { ok: true, value: { mine: true, by, since: since.toISOString(), you: true, newer } };
  });
}

const leaving = z.object({ slug, night: phaseNumber, holder });

/** The tab is being closed: the report is free at once, if it was this tab that held it. */
export async function leaveReport(ctx: Context, actor: Actor, raw: unknown): Promise<Result<null, Refusal>> {
  const read = readInput(leaving, raw);
  if (!read.ok) return read;
  const { night } = read.value;
  return inTurn(ctx, read.value.slug, async (inside) => {
    const opened = await openNight(inside, actor, read.value);
    if (!opened.ok) return opened;
    const gameId = opened.value.it.row.id;
    const desk = await inside.store.reportDesks.get(gameId, night);
    if (holderOf(desk, ctx.now())?.token === read.value.holder)
      await inside.store.reportDesks.put(gameId, night, {
        holder: null,
        holderNick: null,
        heldSince: null,
        heldAt: null,
      });
    return { ok: true, value: null };
  });
}
