import { z } from 'zod';
import { mayHold } from '../engine/bonus-fit.ts';
import type { Refusal, Result } from '../engine/result.ts';
import type { BonusId } from '../engine/vocabulary.ts';
import { proposeGrants, type ProposedGrant } from '../jury/award.ts';
import type { Tally } from '../jury/tally.ts';
import { lotsOf } from './ballots.ts';
import { changeGame, playAt, type Untimed } from './change-game.ts';
import { phaseNumber, slug } from './fields.ts';
import { keepRecord } from './jury-record.ts';
import type { Loaded } from './load-game.ts';
import type { Actor, Context } from './ports.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refuse.ts';

const input = z.object({ slug, night: phaseNumber });

/** What the host's table proposes for a tallied night: best place first, the dead get praise alone (J6). */
export async function proposal(ctx: Context, it: Loaded, night: number): Promise<readonly ProposedGrant[]> {
  const [row, panel] = await Promise.all([
    ctx.store.tallies.get(it.row.id, night),
    ctx.store.panels.get(it.row.id, night),
  ]);
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
    changes: panel?.proposal ?? {},
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
  const { slug: address, night } = read.value;
  return changeGame(ctx, actor, address, 'run the game', async (inside, it, at) => {
    const row = await inside.store.tallies.get(it.row.id, night);
    if (!row) return { entries: [], answer: refuse('not-tallied') };
    if (row.awarded !== null) return { entries: [], answer: refuse('already-awarded') };
    const panel = await inside.store.panels.get(it.row.id, night);
    if (panel?.duel?.open) return { entries: [], answer: refuse('duel-open') };
    const proposed = await proposal(inside, it, night);
    const grants = proposed.flatMap((one): Untimed[] =>
      one.bonus ? [{ kind: 'grant', to: one.player, bonus: one.bonus as BonusId }] : [],
    );
    const played = playAt(it.game, at, grants);
    if (!played.ok) return { entries: [], answer: played };
    await inside.store.tallies.award(it.row.id, night, proposed);
    if (actor)
      await keepRecord(inside, actor, it.row.id, { act: 'award', way: 'desk', night, after: proposed });
    return { entries: played.value.entries, answer: { ok: true, value: proposed } };
  });
}
