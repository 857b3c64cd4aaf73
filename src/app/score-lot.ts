import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import type { Criterion } from '../jury/criteria.ts';
import { ballotLine, complete, remaining } from '../jury/scores.ts';
import { cleanText } from '../literary/description.ts';
import { openPanel } from './ballots.ts';
import { phaseNumber, prose, slug, version } from './fields.ts';
import { inTurn } from './in-turn.ts';
import { withRecord } from './jury-record.ts';
import { panelTerms } from './panel-terms.ts';
import type { Actor, Context } from './ports.ts';
import type { ScoreRow } from './ports/jury.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';
import { sameLine, stale } from './stale-line.ts';

const place = z.object({ slug, night: phaseNumber, lot: z.string().max(40), version });
const scoreInput = place.extend({ scores: z.unknown(), remark: prose.nullish(), done: z.boolean() });

type Place = z.output<typeof place>;
type Line = Pick<ScoreRow, 'scores' | 'remark' | 'state'>;

/** What is saved; `late`: past the hour until which the juror was asked to have done. */
export interface SavedLine {
  version: number;
  late: boolean;
}

async function save(
  ctx: Context,
  actor: Actor,
  at: Place,
  change: (criteria: readonly Criterion[]) => Result<Line, Refusal>,
): Promise<Result<SavedLine, Refusal>> {
  // What came in time is in time, however long it waits for its turn.
  const now = ctx.now();
  return inTurn(ctx, at.slug, async (inside) => {
    const panel = await openPanel(inside, actor, at.slug, at.night);
    if (!panel.ok) return panel;
    const { it, night, lots, barred, deadlines, closed, accountId } = panel.value;
    const lot = lots.find((one) => one.code === at.lot);
    if (!lot) return refuse('lot-unknown');
    if (closed) return refuse('lot-closed');
    if (barred.has(lot.id)) return refuse('conflict-of-interest');
    if (deadlines.hard && now >= deadlines.hard) return refuse('ballot-late');
    const { criteria } = panelTerms(it.row);
    const line = change(criteria);
    if (!line.ok) return line;
    const late = deadlines.soft !== null && now >= deadlines.soft;
    const row = { ...line.value, night, accountId, description: lot.id, savedAt: now };
    const version = await inside.store.scores.save(it.row.id, row, at.version);
    if (version !== null) return { ok: true, value: { version, late } };
    const stored = await inside.store.scores.ofNight(it.row.id, night);
    const theirs = stored.find((one) => one.accountId === accountId && one.description === lot.id);
    // A button pressed twice, an answer lost on its way: what is asked for is there already.
    if (theirs && theirs.version === at.version + 1 && sameLine(theirs, row))
      return { ok: true, value: { version: theirs.version, late } };
    return stale(criteria, theirs ?? null, row);
  });
}

/** What does not fit is a remark that is too long, or a score. */
function misfit(issue: z.core.$ZodIssue | undefined) {
  const [field] = issue?.path ?? [];
  if (field === 'remark') return refuse('too-long', { field, max: 2000 });
  return refuse('score-out-of-scale', { field: 'scores', why: issue?.message ?? '' });
}

/** A juror's scores of one lot, saved at every change; with `done` all criteria must have one. */
export async function scoreLot(
  ctx: Context,
  actor: Actor,
  raw: unknown,
): Promise<Result<SavedLine, Refusal>> {
  const result = await score(ctx, actor, raw);
  return withRecord(ctx, actor, raw, { act: 'score', way: 'ballot' }, result);
}

async function score(ctx: Context, actor: Actor, raw: unknown): Promise<Result<SavedLine, Refusal>> {
  const read = readInput(scoreInput, raw);
  if (!read.ok) return read;
  const { scores, remark, done } = read.value;
  return save(ctx, actor, read.value, (criteria) => {
    const line = ballotLine(criteria).safeParse({ scores, remark: cleanText(remark ?? '') });
    if (!line.success) return misfit(line.error.issues[0]);
    const clean = Object.fromEntries(
      Object.entries(line.data.scores).filter(
        (pair): pair is [string, number] => typeof pair[1] === 'number',
      ),
    );
    if (done && !complete(clean, criteria))
      return refuse('score-incomplete', { left: remaining(clean, criteria) });
    return { ok: true, value: { scores: clean, remark: line.data.remark, state: done ? 'scored' : 'open' } };
  });
}

/** A juror abstains from one lot; his scores of it no longer count. */
export async function abstainLot(
  ctx: Context,
  actor: Actor,
  raw: unknown,
): Promise<Result<SavedLine, Refusal>> {
  const read = readInput(place, raw);
  const result = read.ok
    ? await save(ctx, actor, read.value, () => ({
        ok: true,
        value: { scores: {}, remark: '', state: 'abstained' },
      }))
    : read;
  return withRecord(ctx, actor, raw, { act: 'abstain', way: 'ballot' }, result);
}
