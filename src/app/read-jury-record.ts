import type { Refusal, Result } from '../engine/result.ts';
import { loadGame } from './load-game.ts';
import { may } from './may.ts';
import type { Actor, Context } from './ports.ts';
import type { JuryRecordRow } from './ports/jury.ts';
import { refuse } from './refuse.ts';
import { say } from './say.ts';

/** A line of the jury's log as the host reads it; what a juror had tried to give is not told (J7). */
export interface JuryRecordLine {
  at: string;
  by: string;
  night: number | null;
  act: string;
  way: JuryRecordRow['way'];
  reason: string;
  /** The nick of the juror whom it concerns. */
  about: string | null;
  /** Of organisers' acts alone. */
  before: unknown;
  after: unknown;
  /** Why it was refused, in words; null: it was done. */
  refused: string | null;
}

/** J5 The jury's log, newest first; for everybody but the host there is none. */
export async function readJuryRecord(
  ctx: Context,
  actor: Actor,
  input: { slug: string },
): Promise<Result<readonly JuryRecordLine[], Refusal>> {
  const loaded = await loadGame(ctx, input.slug, actor);
  if (!loaded.ok) return loaded;
  const { row } = loaded.value;
  if (!may(actor, 'run the game', loaded.value)) return refuse('not-found');
  const [rows, jurors] = await Promise.all([
    ctx.store.juryRecords.list(row.id),
    ctx.store.jurors.list(row.id),
  ]);
  const nick = (id: string) =>
    jurors.find((one) => one.accountId === id)?.nick ??
    rows.find((one) => one.accountId === id)?.nick ??
    nickIn(rows.find((one) => one.about === id && one.act === 'appoint'));
  const lines = rows.map((one): JuryRecordLine => ({
    at: one.at.toISOString(),
    by: one.nick,
    night: one.night,
    act: one.act,
    way: one.way,
    reason: one.reason,
    about: one.about === null ? null : nick(one.about),
    before: one.way === 'desk' ? one.before : null,
    after: one.way === 'desk' && one.refusal === null ? one.after : null,
    refused: one.refusal === null ? null : say(ctx, refusalOf(one, one.refusal), row.ruleset),
  }));
  return { ok: true, value: lines.toReversed() };
}

/** Whom an organiser named is told again; of what a juror had sent, nothing. */
function refusalOf({ way, after }: JuryRecordRow, code: string): Refusal {
  const { asked } = (after ?? {}) as { asked?: { nick?: unknown } | null };
  const nick = way === 'desk' && typeof asked?.nick === 'string' ? asked.nick : '';
  return { code: code as Refusal['code'], detail: { nick } };
}

const nickIn = (row: JuryRecordRow | undefined): string =>
  String((row?.after as { nick?: unknown } | null | undefined)?.nick ?? '');
