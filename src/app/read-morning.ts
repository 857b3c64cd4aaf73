import type { Refusal, Result } from '../engine/result.ts';
import { byItself, publicationOf } from './due.ts';
import type { Loaded } from './load-game.ts';
import { openDesk, type Desk } from './open-workshop.ts';
import type { Actor, Context } from './ports.ts';
import { isReady } from './ready-report.ts';

/** What comes out by itself of a closed night, and when; `at` is null where the host publishes when he likes. */
export interface Morning {
  at: string | null;
  /** The host has declared the report ready as it stands; has written on since; or has not declared it. */
  report: 'ready' | 'edited' | 'unready';
}

/** The morning of the closed night that its host has not published yet; null when there is none. */
export async function readMorning(ctx: Context, actor: Actor, it: Loaded): Promise<Morning | null> {
  const { game, row } = it;
  if (!game || game.over || game.phase.kind !== 'night' || game.phase.state !== 'closed') return null;
  const desk = await openDesk(ctx, actor, { slug: row.slug, night: game.phase.number });
  return {
    at: byItself(ctx, row, 'publish') ? (publicationOf(row, game)?.toISOString() ?? null) : null,
    report: await readiness(ctx, desk),
  };
}

async function readiness(ctx: Context, desk: Result<Desk, Refusal>): Promise<Morning['report']> {
  if (!desk.ok) return 'unready';
  if (await isReady(ctx, desk.value)) return 'ready';
  const { it, night } = desk.value;
  const kept = await ctx.store.reportDesks.get(it.row.id, night.number);
  return typeof kept?.readyVersion === 'number' ? 'edited' : 'unready';
}

/** Public nights whose literary report is still to come, oldest first. */
export async function readOwed(ctx: Context, it: Loaded): Promise<readonly number[]> {
  const nights = (it.game?.past ?? []).filter((one) => one.kind === 'night' && one.published);
  if (nights.length === 0) return [];
  const reports = await ctx.store.reports.ofGame(it.row.id);
  const out = new Set(reports.filter((one) => one.publishedAt !== null).map(({ night }) => night));
  return nights.map(({ number }) => number).filter((number) => !out.has(number));
}
