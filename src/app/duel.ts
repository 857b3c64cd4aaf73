import { z } from 'zod';
import type { Refusal, Result } from '../engine/result.ts';
import { tallyInput } from '../jury/tally-input.ts';
import { tiedPairs } from '../jury/ties.ts';
import type { Tally } from '../jury/tally.ts';
import { lotsOf, openPanel } from './ballots.ts';
import { conflictsOf } from './conflicts.ts';
import { phaseNumber, slug } from './fields.ts';
import { inTurn } from './in-turn.ts';
import { keepRecord, withRecord } from './jury-record.ts';
import { loadGame } from './load-game.ts';
import { may } from './may.ts';
import { noPanel } from './panel-terms.ts';
import type { Actor, Context } from './ports.ts';
import type { PanelRow } from './ports/jury.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';
import type { Closed } from './under-password.ts';
import { recount } from './void-ballot.ts';

const night = z.object({ slug, night: phaseNumber });
const code = z.string().max(40);
const choice = night.extend({ better: code, worse: code });

async function atClosedNight<T>(
  ctx: Context,
  actor: Actor,
  raw: unknown,
  act: (inside: Context, closed: Closed, panel: PanelRow) => Promise<Result<T, Refusal>>,
): Promise<Result<T, Refusal>> {
  if (!actor) return refuse('not-signed-in');
  const read = readInput(night, raw);
  if (!read.ok) return read;
  return inTurn(ctx, read.value.slug, async (inside) => {
    const loaded = await loadGame(inside, read.value.slug, actor);
    if (!loaded.ok) return loaded;
    const it = loaded.value;
    if (!may(actor, 'run the game', it)) return refuse('not-found');
    const row = await inside.store.tallies.get(it.row.id, read.value.night);
    if (!row) return refuse('not-tallied');
    if (row.awarded !== null) return refuse('already-awarded');
    const panel = await inside.store.panels.get(it.row.id, row.night);
    return act(inside, { it, row, by: actor }, panel ?? noPanel(row.night));
  });
}

/** J4 The host lets the panel part those who share a place among the awarded: each juror says which of two is better. */
export async function openDuel(ctx: Context, actor: Actor, raw: unknown): Promise<Result<null, Refusal>> {
  const result = await atClosedNight<null>(ctx, actor, raw, async (inside, { it, row, by }, panel) => {
    if (panel.duel) return refuse(panel.duel.open ? 'duel-open' : 'duel-held');
    const ids = new Map((await lotsOf(inside, it, row.night)).map((lot) => [lot.code, lot.id]));
    const places = it.row.settings.jury.places.length;
    const pairs = tiedPairs((row.result as Tally).lots, places).flatMap(([one, other]) => {
      const [a, b] = [ids.get(one), ids.get(other)];
      return a && b ? [[a, b] as const] : [];
    });
    if (pairs.length === 0) return refuse('no-tie');
    await inside.store.panels.save(it.row.id, { ...panel, duel: { open: true, pairs, votes: [] } });
    const line = { act: 'duel-open', way: 'desk', night: row.night } as const;
    await keepRecord(inside, by, it.row.id, { ...line, after: { pairs } });
    return { ok: true, value: null };
  });
  return withRecord(ctx, actor, raw, { act: 'duel-open', way: 'desk' }, result);
}

/** A juror says which of two texts is better, by the codes of his ballot; he may say otherwise until the duel is closed. */
export async function judgeDuel(ctx: Context, actor: Actor, raw: unknown): Promise<Result<null, Refusal>> {
  const read = readInput(choice, raw);
  const result = read.ok ? await chosen(ctx, actor, read.value) : read;
  return withRecord(ctx, actor, raw, { act: 'duel', way: 'ballot' }, result);
}

function chosen(ctx: Context, actor: Actor, input: z.output<typeof choice>): Promise<Result<null, Refusal>> {
  return inTurn(ctx, input.slug, async (inside) => {
    const opened = await openPanel(inside, actor, input.slug, input.night);
    if (!opened.ok) return opened;
    const { it, lots, barred, accountId } = opened.value;
    const idOf = (of: string) => lots.find((lot) => lot.code === of)?.id;
    const [better, worse] = [idOf(input.better), idOf(input.worse)];
    const panel = await inside.store.panels.get(it.row.id, input.night);
    if (!better || !worse || !panel?.duel) return refuse('not-found');
    const pair = panel.duel.pairs.find((one) => one.includes(better) && one.includes(worse));
    if (!pair || better === worse) return refuse('not-found');
    if (!panel.duel.open) return refuse('lot-closed');
    if (barred.has(better) || barred.has(worse)) return refuse('conflict-of-interest');
    const isMine = (vote: { accountId: string; better: string; worse: string }) =>
      vote.accountId === accountId && pair.includes(vote.better) && pair.includes(vote.worse);
    const votes = [...panel.duel.votes.filter((vote) => !isMine(vote)), { accountId, better, worse }];
    await inside.store.panels.save(it.row.id, { ...panel, duel: { ...panel.duel, votes } });
    return { ok: true, value: null };
  });
}

/** The host ends the duel: the night is counted anew with what the jurors said, and the old hash stays in the log. */
export async function closeDuel(ctx: Context, actor: Actor, raw: unknown): Promise<Result<Tally, Refusal>> {
  const result = await atClosedNight<Tally>(ctx, actor, raw, async (inside, closed, panel) => {
    const { it, row } = closed;
    if (!panel.duel?.open) return refuse('duel-closed');
    const [jurors, lots] = await Promise.all([
      inside.store.jurors.list(it.row.id),
      lotsOf(inside, it, row.night),
    ]);
    const name = new Map(jurors.map((juror) => [juror.accountId, juror.nick]));
    const codes = new Map(lots.map((lot) => [lot.id, lot.code]));
    // Whoever has been kept from the game or a text since he answered is not asked (J2).
    const barred = new Map(
      await Promise.all(
        jurors.map(async (one) => [one.accountId, await conflictsOf(inside, it, one.accountId)] as const),
      ),
    );
    const duels = panel.duel.votes.flatMap((vote) => {
      const conflict = barred.get(vote.accountId);
      if (conflict?.whole || conflict?.lots.has(vote.better) || conflict?.lots.has(vote.worse)) return [];
      const [juror, better, worse] = [
        name.get(vote.accountId),
        codes.get(vote.better),
        codes.get(vote.worse),
      ];
      return juror && better && worse ? [{ juror, better, worse }] : [];
    });
    await inside.store.panels.save(it.row.id, { ...panel, duel: { ...panel.duel, open: false } });
    const next = tallyInput.parse({ ...(row.input as object), duels });
    const record = { act: 'duel-close', reason: '', night: row.night, detail: { duels: duels.length } };
    return { ok: true, value: await recount(inside, closed, next, record) };
  });
  return withRecord(ctx, actor, raw, { act: 'duel-close', way: 'desk' }, result);
}
