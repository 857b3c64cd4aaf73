import { tallyInput, type TallyInput } from '../jury/tally-input.ts';
import { lotsOf } from './ballots.ts';
import { conflictsOf } from './conflicts.ts';
import type { Loaded } from './load-game.ts';
import { panelTerms } from './panel-terms.ts';
import type { Context } from './ports.ts';

/**
 * The ballots of a night as the tally takes them: jurors by nick, lots by code, so that it can be published as it is.
 * Whoever was released is left out; whoever is in conflict is named with the lot that was not his to judge (J2).
 */
export async function tallyInputs(ctx: Context, it: Loaded, night: number): Promise<TallyInput> {
  const [scores, jurors, lots] = await Promise.all([
    ctx.store.scores.ofNight(it.row.id, night),
    ctx.store.jurors.list(it.row.id),
    lotsOf(ctx, it, night),
  ]);
  const { criteria: asked, weights, quorum } = panelTerms(it.row);
  const criteria = asked.map(({ id }) => id);
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
  const barred = await Promise.all(
    jurors.map(async ({ accountId, nick: juror }) => {
      const { whole, lots: single } = await conflictsOf(ctx, it, accountId);
      return lots
        .filter(({ id }) => whole !== null || single.has(id))
        .map(({ code: lot }) => ({ juror, lot }));
    }),
  );
  return tallyInput.parse({ criteria, weights, quorum, ballots, conflicts: barred.flat() });
}
