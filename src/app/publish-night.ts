import type { Entry } from '../engine/log.ts';
import type { Refusal, Result } from '../engine/result.ts';
import { playAt, type Decision, type Running } from './change-game.ts';
import { backUp } from './keep-version.ts';
import { openDesk } from './open-workshop.ts';
import { deadlineOf } from './phase-end.ts';
import type { Actor, Context } from './ports.ts';
import { isReady } from './ready-report.ts';

/** The entries by which the closed night becomes public, with all that it changed, and the next phase opens. */
export function publishedNight(it: Running, at: Date): Result<readonly Entry[], Refusal> {
  const published = playAt(it.game, at, [{ kind: 'publish' }]);
  if (!published.ok) return published;
  const { game } = published.value;
  const opened = playAt(game, at, game.over ? [] : deadlineOf(it.row, game.phase.kind, at));
  if (!opened.ok) return opened;
  return { ok: true, value: [...published.value.entries, ...opened.value.entries] };
}

/**
 * The closed night comes out by itself (W6): the whole of it where its host has declared the report ready and has not
 * touched it since; else all but the literary report, which follows when he publishes it.
 */
export async function publishInTime(
  inside: Context,
  host: Actor,
  it: Running,
  at: Date,
): Promise<Decision<null>> {
  const night = it.game.phase.number;
  const published = publishedNight(it, at);
  if (!published.ok) return { entries: [], answer: published };
  const desk = await openDesk(inside, host, { slug: it.row.slug, night });
  // What is wrong with the tale does not hold back the facts.
  if (desk.ok && (await isReady(inside, desk.value).catch(() => false))) {
    await inside.store.reports.publish(it.row.id, night, at);
    const document = desk.value.report?.document;
    await backUp(inside, {
      gameId: it.row.id,
      night,
      occasion: 'publication',
      document,
      by: host?.nick ?? '',
    });
  }
  return { entries: published.value, answer: { ok: true, value: null } };
}
