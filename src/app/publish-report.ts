import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { check } from '../literary/checks.ts';
import { readDocument, titleOf } from '../literary/document.ts';
import { isNewer } from '../literary/migrations/migrate.ts';
import { changeGame, playAt } from './change-game.ts';
import { phaseNumber, slug, version } from './fields.ts';
import { openDesk } from './open-workshop.ts';
import type { Actor, Context } from './ports.ts';
import { deadlineOf } from './phase-end.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';

const input = z.object({ slug, night: phaseNumber, version, document: z.unknown() });

/**
 * Literary report, technical report, private results, deaths and the next day appear in one transaction (W6).
 * A report with a finding that stops publication is refused; what stands, stays.
 */
export async function publishReport(
  ctx: Context,
  actor: Actor,
  raw: unknown,
): Promise<Result<{ url: string }, Refusal>> {
  const read = readInput(input, raw);
  if (!read.ok) return read;
  const { night } = read.value;
  return changeGame(ctx, actor, read.value.slug, 'run the game', async (inside, it, at) => {
    const stop = (code: string, detail?: Refusal['detail']) => ({
      entries: [],
      answer: refuse(code, detail),
    });
    const desk = await openDesk(inside, actor, read.value);
    if (!desk.ok) return { entries: [], answer: desk };
    const { material, report } = desk.value;
    const { phase } = it.game;
    if (report?.publishedAt || phase.kind !== 'night' || phase.number !== night || phase.state !== 'closed') {
      return stop('report-published');
    }
    if (isNewer(report?.document)) return stop('newer-version');
    const ids = material.descriptions.map((one) => one.id);
    const document = readDocument(read.value.document, ids);
    if (!document.ok) return stop(document.error.code, { path: document.error.path });
    const title = titleOf(document.value);
    if (title === '') return stop('report-empty');
    const stops = check(document.value, material, inside.cast(it.row.ruleset)).filter(
      (finding) => finding.stops,
    );
    if (stops[0]) return stop('publication-stopped', { message: stops[0].message, count: stops.length });
    const published = playAt(it.game, at, [{ kind: 'publish' }]);
    if (!published.ok) return { entries: [], answer: published };
    const next = published.value.game.over ? [] : deadlineOf(it.row, published.value.game.phase.kind, at);
    const opened = playAt(published.value.game, at, next);
    if (!opened.ok) return { entries: [], answer: opened };
    const saved = await inside.store.reports.save(
      it.row.id,
      night,
      read.value.version,
      title,
      document.value,
      at,
    );
    if (saved === null) return stop('version-conflict');
    await inside.store.reports.publish(it.row.id, night, at);
    return {
      entries: [...published.value.entries, ...opened.value.entries],
      answer: { ok: true, value: { url: `/games/${read.value.slug}/reports/${night}` } },
    };
  });
}
