import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { isNewer } from '../literary/migrations/migrate.ts';
import { changeGame, playAt } from './change-game.ts';
import { phaseNumber, slug, version } from './fields.ts';
import { heldByAnother, holder, reportHeld } from './hold-report.ts';
import { backUp } from './keep-version.ts';
import { openDesk } from './open-workshop.ts';
import type { Actor, Context } from './ports.ts';
import { keepRefused, otherStands } from './other-stands.ts';
import { publishable } from './publishable.ts';
import { publishedNight } from './publish-night.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';

const input = z.object({
  slug,
  night: phaseNumber,
  version,
  document: z.unknown(),
  holder: holder.optional(),
});

/**
 * Literary report, technical report, private results, deaths and the next day appear in one transaction (W6). Of a night
 * that is public already, told by its technical report alone, only the literary one is left to come out.
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
    const stop = (code: string) => ({ entries: [], answer: refuse(code) });
    const desk = await openDesk(inside, actor, read.value);
    if (!desk.ok) return { entries: [], answer: desk };
    const { report } = desk.value;
    if (report?.publishedAt) {
      await keepRefused(inside, actor, desk.value, read.value, 'late');
      return stop('report-published');
    }
    if (isNewer(report?.document)) return stop('newer-version');
    const desks = inside.store.reportDesks;
    const held = heldByAnother(await desks.get(it.row.id, night), read.value.holder, actor, at);
    if (held) return { entries: [], answer: reportHeld(held, report) };
    const parted = await otherStands(inside, actor, desk.value, read.value);
    if (parted) return { entries: [], answer: parted };
    const written = publishable(inside, desk.value, read.value.document);
    if (!written.ok) return { entries: [], answer: written };
    const { document, title } = written.value;
    const told = desk.value.night.published;
    const entries = told
      ? entriesOf(playAt(it.game, at, [{ kind: 'report', night, as: 'published' }]))
      : publishedNight(it, at);
    if (!entries.ok) return { entries: [], answer: entries };
    const { reports } = inside.store;
    const saved = await reports.save(it.row.id, night, read.value.version, title, document, at);
    if (saved === null) throw new Error('The report changed while its game was held');
    await reports.publish(it.row.id, night, at);
    const by = actor?.nick ?? '';
    await backUp(inside, { gameId: it.row.id, night, occasion: 'publication', document, by });
    const url = `/games/${read.value.slug}/reports/${night}`;
    return { entries: entries.value, answer: { ok: true, value: { url } } };
  });
}

const entriesOf = (played: ReturnType<typeof playAt>) =>
  played.ok ? ({ ok: true, value: played.value.entries } as const) : played;
