import { foldNick } from '../engine/nick.ts';
import type { Refusal, Result } from '../engine/result.ts';
import { tally, type Tally } from '../jury/tally.ts';
import { tallyInput, type TallyInput } from '../jury/tally-input.ts';
import { nick, typed } from './fields.ts';
import { keepRecord } from './jury-record.ts';
import type { Actor, Context } from './ports.ts';
import { refuse } from './refuse.ts';
import { changeInput, underPassword, type Closed } from './under-password.ts';

const schema = changeInput.extend({ nick, lot: typed(40).nullish() });

/**
 * J5 The host voids what a juror gave one lot of a closed night, or all of it: it stays in the published input, named
 * as a conflict, and counts no longer.
 */
export function voidBallot(ctx: Context, actor: Actor, raw: unknown): Promise<Result<Tally, Refusal>> {
  const asked = { schema, raw, act: 'void' };
  return underPassword(ctx, actor, asked, async (inside, closed, { night, nick: named, lot, why }) => {
    const stood = tallyInput.parse(closed.row.input);
    const added = stood.ballots
      .filter(({ juror }) => foldNick(juror) === foldNick(named))
      .filter((ballot) => !lot || ballot.lot === lot)
      .map(({ juror, lot: of }) => ({ juror, lot: of }));
    if (added.length === 0) return refuse('ballot-unknown', { nick: named });
    const known = new Set(stood.conflicts.map((one) => JSON.stringify([one.juror, one.lot])));
    const fresh = added.filter((one) => !known.has(JSON.stringify([one.juror, one.lot])));
    const next = { ...stood, conflicts: [...stood.conflicts, ...fresh] };
    const record = { act: 'void', reason: why, detail: { ballots: added }, night } as const;
    return { ok: true, value: await recount(inside, closed, next, record) };
  });
}

/** Counts a closed night anew from a changed input; the log keeps both hashes. */
export async function recount(
  inside: Context,
  { it, row, by }: Closed,
  next: TallyInput,
  record: { act: string; reason: string; night: number; detail: object },
): Promise<Tally> {
  const result = tally(next);
  const { act, reason, night, detail } = record;
  await inside.store.tallies.replace(it.row.id, { night, input: next, result, hash: result.hash });
  await keepRecord(inside, by, it.row.id, {
    ...{ act, reason, night, way: 'desk' },
    before: { hash: row.hash },
    after: { hash: result.hash, ...detail },
  });
  return result;
}
