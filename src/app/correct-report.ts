import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { isNewer } from '../literary/migrations/migrate.ts';
import { changeGame, playAt } from './change-game.ts';
import { phaseNumber, slug, typed, version } from './fields.ts';
import { backUp, isStored } from './keep-version.ts';
import { otherStands } from './other-stands.ts';
import { openDesk } from './open-workshop.ts';
import type { Actor, Context } from './ports.ts';
import { publishable } from './publishable.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';

const input = z.object({
  slug,
  night: phaseNumber,
  version,
  document: z.unknown(),
  why: typed(1000).trim().min(3),
});

/**
 * «Исправлено» (W6): another text in place of a published one, with the reason, beside which everybody can read what it
 * was. What happened in the game is not corrected here but by a ruling (3.17).
 * What the published text is found fault with already, a ruling may have made so: it stops no correction.
 * Refusals: those of publication, by what may be known now; `nothing-corrected`; `report-unpublished`.
 */
export async function correctReport(
  ctx: Context,
  actor: Actor,
  raw: unknown,
): Promise<Result<{ url: string }, Refusal>> {
  const read = readInput(input, raw);
  if (!read.ok) return read;
  const { night, why } = read.value;
  return changeGame(ctx, actor, read.value.slug, 'run the game', async (inside, it, at) => {
    const stop = (code: string) => ({ entries: [], answer: refuse(code) });
    const desk = await openDesk(inside, actor, read.value);
    if (!desk.ok) return { entries: [], answer: desk };
    const { report } = desk.value;
    if (!report?.publishedAt) return stop('report-unpublished');
    if (isNewer(report.document)) return stop('newer-version');
    const parted = await otherStands(inside, actor, desk.value, read.value);
    if (parted) return { entries: [], answer: parted };
    const written = publishable(inside, desk.value, read.value.document, report.published);
    if (!written.ok) return { entries: [], answer: written };
    const { document, title } = written.value;
    if (isStored(report.published, document)) return stop('nothing-corrected');
    const played = playAt(it.game, at, [{ kind: 'report', night, as: 'corrected' }]);
    if (!played.ok) return { entries: [], answer: played };
    const { reports, reportCorrections } = inside.store;
    const saved = await reports.save(it.row.id, night, read.value.version, title, document, at);
    if (saved === null) throw new Error('The report changed while its game was held');
    await reportCorrections.add(it.row.id, {
      id: inside.chance.id(),
      night,
      at,
      byNick: actor?.nick ?? '',
      why,
      before: report.published,
      after: document,
    });
    await reports.publish(it.row.id, night, at);
    await backUp(inside, {
      gameId: it.row.id,
      night,
      occasion: 'publication',
      document,
      by: actor?.nick ?? '',
    });
    const url = `/games/${read.value.slug}/reports/${night}`;
    return { entries: played.value.entries, answer: { ok: true, value: { url } } };
  });
}
