import { z } from 'zod';
import { mayHold } from '../engine/bonus-fit.ts';
import type { Refusal, Result } from '../engine/result.ts';
import type { BonusId } from '../engine/vocabulary.ts';
import { proposeGrants, type ProposedGrant } from '../jury/award.ts';
import { tally, type Tally } from '../jury/tally.ts';
import { tallyInput, type TallyInput } from '../jury/tally-input.ts';
import { changeGame, playAt, type Untimed } from './change-game.ts';
import { lotsOf } from './ballots.ts';
import { phaseNumber, slug } from './fields.ts';
import { inTurn } from './in-turn.ts';
import { loadGame, type Loaded } from './load-game.ts';
import { may } from './may.ts';
import type { Actor, Context } from './ports.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';

const input = z.object({ slug, night: phaseNumber });

/** The ballots of a night as the tally takes them: jurors by nick, lots by code, so that it can be published as it is. */
async function inputOf(ctx: Context, it: Loaded, night: number): Promise<TallyInput> {
  const [scores, jurors, lots] = await Promise.all([
    ctx.store.scores.ofNight(it.row.id, night),
    ctx.store.jurors.list(it.row.id),
    lotsOf(ctx, it, night),
  ]);
  const criteria = it.row.settings.jury.criteria.map(({ id }) => id);
  const code = new Map(lots.map((lot) => [lot.id, lot.code]));
  const name = new Map(jurors.map((juror) => [juror.accountId, juror.nick]));
  const ballots = scores.flatMap((row): TallyInput['ballots'] => {
    const lot = code.get(row.description);
    const juror = name.get(row.accountId);
    if (!lot || !juror) return [];
    if (row.state === 'abstained') return [{ juror, lot, abstain: true }];
    if (row.state !== 'scored') return [];
    return [{ juror, lot, scores: criteria.map((id) => row.scores[id] ?? 0) }];
  });
  return tallyInput.parse({ criteria, quorum: it.row.settings.jury.quorum, ballots });
}

/** «Подвести итоги»: closes the night's panel and freezes the tally with its inputs and hash (J5). */
export async function tallyNight(ctx: Context, actor: Actor, raw: unknown): Promise<Result<Tally, Refusal>> {
  const read = readInput(input, raw);
  if (!read.ok) return read;
  const { slug, night } = read.value;
  return inTurn(ctx, slug, async (inside) => {
    const loaded = await loadGame(inside, slug, actor);
    if (!loaded.ok) return loaded;
    const it = loaded.value;
    if (!may(actor, 'run the game', it)) return refuse('not-found');
    const counted = await inputOf(inside, it, night);
    if (counted.ballots.every((ballot) => !ballot.scores)) return refuse('nothing-to-tally');
    const result = tally(counted);
    const row = { night, input: counted, result, hash: result.hash, closedAt: ctx.now(), awarded: null };
    const closed = await inside.store.tallies.close(it.row.id, row);
    return closed ? { ok: true, value: result } : refuse('already-tallied');
  });
}

/** What the host's table proposes for a tallied night: best place first, the dead get praise alone (J6). */
export async function proposal(ctx: Context, it: Loaded, night: number): Promise<readonly ProposedGrant[]> {
  const row = await ctx.store.tallies.get(it.row.id, night);
  const { game } = it;
  if (!row || !game) return [];
  const [lots, descriptions] = await Promise.all([
    lotsOf(ctx, it, night),
    ctx.store.descriptions.ofNight(it.row.id, night),
  ]);
  const author = new Map(descriptions.map((one) => [one.id, one.author]));
  return proposeGrants({
    lots: (row.result as Tally).lots,
    authors: Object.fromEntries(lots.map((lot) => [lot.code, author.get(lot.id) ?? ''])),
    places: it.row.settings.jury.places,
    // A night that is closed and not yet published: who is dead by the morning gets praise alone (J6).
    alive: game.past.at(-1)?.alive ?? game.alive,
    mayHold: (player, bonus) => mayHold(game, player, bonus as BonusId),
  });
}

/** «Наградить»: the proposed bonuses of a tallied night are granted, once; they work from the open phase on. */
export async function awardNight(
  ctx: Context,
  actor: Actor,
  raw: unknown,
): Promise<Result<readonly ProposedGrant[], Refusal>> {
  const read = readInput(input, raw);
  if (!read.ok) return read;
  const { slug, night } = read.value;
  return changeGame(ctx, actor, slug, 'run the game', async (inside, it, at) => {
    const row = await inside.store.tallies.get(it.row.id, night);
    if (!row) return { entries: [], answer: refuse('nothing-to-tally') };
    if (row.awarded !== null) return { entries: [], answer: refuse('already-awarded') };
    const proposed = await proposal(inside, it, night);
    const grants = proposed.flatMap((one): Untimed[] =>
      one.bonus ? [{ kind: 'grant', to: one.player, bonus: one.bonus as never }] : [],
    );
    const played = playAt(it.game, at, grants);
    if (!played.ok) return { entries: [], answer: played };
    await inside.store.tallies.award(it.row.id, night, proposed);
    return { entries: played.value.entries, answer: { ok: true, value: proposed } };
  });
}
