import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { cleanText } from '../literary/description.ts';
import { ballotLine, complete, remaining } from '../jury/scores.ts';
import { openPanel } from './ballots.ts';
import { phaseNumber, prose, slug, version } from './fields.ts';
import { inTurn } from './in-turn.ts';
import type { Actor, Context, ScoreRow } from './ports.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';

const place = z.object({ slug, night: phaseNumber, lot: z.string().max(40), version });
const scoreInput = place.extend({ scores: z.unknown(), remark: prose.nullish(), done: z.boolean() });

type Place = z.output<typeof place>;

async function save(
  ctx: Context,
  actor: Actor,
  at: Place,
  change: (criteria: ScoreContext) => Result<Pick<ScoreRow, 'scores' | 'remark' | 'state'>, Refusal>,
): Promise<Result<{ version: number }, Refusal>> {
  return inTurn(ctx, at.slug, async (inside) => {
    const panel = await openPanel(inside, actor, at.slug, at.night);
    if (!panel.ok) return panel;
    const { it, night, lots, closed, accountId } = panel.value;
    const lot = lots.find((one) => one.code === at.lot);
    if (!lot) return refuse('not-found');
    if (closed) return refuse('lot-closed');
    const line = change({ criteria: it.row.settings.jury.criteria });
    if (!line.ok) return line;
    const row = { ...line.value, night, accountId, description: lot.id, savedAt: ctx.now() };
    const version = await inside.store.scores.save(it.row.id, row, at.version);
    return version === null ? refuse('version-conflict') : { ok: true, value: { version } };
  });
}

interface ScoreContext {
  criteria: Parameters<typeof ballotLine>[0];
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
): Promise<Result<{ version: number }, Refusal>> {
  const read = readInput(scoreInput, raw);
  if (!read.ok) return read;
  const { scores, remark, done } = read.value;
  return save(ctx, actor, read.value, ({ criteria }) => {
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
): Promise<Result<{ version: number }, Refusal>> {
  const read = readInput(place, raw);
  if (!read.ok) return read;
  return save(ctx, actor, read.value, () => ({
    ok: true,
    value: { scores: {}, remark: '', state: 'abstained' },
  }));
}
