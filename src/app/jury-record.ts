import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { phaseNumber, slug } from './fields.ts';
import type { Actor, Context } from './ports.ts';
import type { JuryRecordRow } from './ports/jury.ts';

type Person = NonNullable<Actor>;

/** What is told of an act; what is left out is empty. */
export type RecordLine = Pick<JuryRecordRow, 'act' | 'way'> &
  Partial<Pick<JuryRecordRow, 'night' | 'about' | 'before' | 'after' | 'reason' | 'refusal'>>;

/** J5 Adds a line to the jury's log, by the clock of the request. */
export async function keepRecord(
  ctx: Context,
  { id, nick }: Person,
  gameId: string,
  line: RecordLine,
): Promise<void> {
  await ctx.store.juryRecords.add(gameId, {
    ...{ night: null, about: null, before: null, after: null, reason: '', refusal: null },
    ...line,
    ...{ id: ctx.chance.id(), at: ctx.now(), accountId: id, nick },
  });
}

const addressed = z.object({ slug, night: phaseNumber.optional().catch(undefined) });
/**
 * Keeps what was refused, with what had come, and gives the refusal back. Only of those who have to do with the game: a
 * passer-by fills nothing.
 */
export async function withRecord<T>(
  ctx: Context,
  actor: Actor,
  raw: unknown,
  line: Pick<RecordLine, 'act' | 'way'>,
  result: Result<T, Refusal>,
): Promise<Result<T, Refusal>> {
  const asked = addressed.safeParse(raw);
  if (result.ok || !actor || !asked.success) return result;
  const row = await ctx.store.games.bySlug(asked.data.slug);
  if (!row || !(await concerns(ctx, row, actor))) return result;
  await keepRecord(ctx, actor, row.id, {
    ...line,
    night: asked.data.night ?? null,
    after: { asked: told(raw) },
    refusal: result.error.code,
  });
  return result;
}

/** Members of the panel, present and released, players, the host. */
async function concerns(
  { store }: Context,
  row: { id: string; hostId: string },
  { id }: Person,
): Promise<boolean> {
  if (row.hostId === id) return true;
  const [jurors, seats] = await Promise.all([store.jurors.list(row.id), store.seats.list(row.id)]);
  if ([...jurors, ...seats].some((one) => one.accountId === id)) return true;
  return store.juryRecords.concern(row.id, id);
}

/** What came, short, without a password, in signs that every table can hold. */
function told(raw: unknown, depth = 0): unknown {
  if (typeof raw === 'string') return raw.slice(0, 80).toWellFormed().replaceAll('\0', '');
  if (typeof raw !== 'object' || raw === null) return Number.isFinite(raw) ? raw : String(raw);
  if (depth > 2) return '…';
  const fields = Object.entries(raw).filter(([key]) => key !== 'password');
  return Object.fromEntries(
    fields.slice(0, 12).map(([key, value]) => [String(told(key)), told(value, depth + 1)]),
  );
}
