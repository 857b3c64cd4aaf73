import type { ProposedGrant } from '../jury/award.ts';
import type { Tally } from '../jury/tally.ts';
import type { Loaded } from './load-game.ts';
import type { Context } from './ports.ts';
import { proposal } from './tally-night.ts';

/** What the host sees of a night's panel: how far it is, and the result once it is closed (J7). */
export interface PanelProgress {
  night: number;
  texts: number;
  /** Lines of all ballots that are done, of how many. */
  done: number;
  of: number;
  tallied: { scored: number; hash: string; closedAt: Date } | null;
  /** Best first: what the table proposes, or what was granted. */
  awards: readonly (ProposedGrant & { bonusName: string | null })[];
  awarded: boolean;
}

/** The host's view of the jury, latest night first. */
export async function readPanels(
  ctx: Context,
  it: Loaded,
  nights: readonly number[],
): Promise<readonly PanelProgress[]> {
  const [tallies, jurors] = await Promise.all([
    ctx.store.tallies.ofGame(it.row.id),
    ctx.store.jurors.list(it.row.id),
  ]);
  const read = nights.map(async (night): Promise<PanelProgress> => {
    const [texts, scores] = await Promise.all([
      ctx.store.descriptions.ofNight(it.row.id, night),
      ctx.store.scores.ofNight(it.row.id, night),
    ]);
    const lots = texts.filter((row) => row.text !== '').length;
    const known = new Set(jurors.map((juror) => juror.accountId));
    const done = scores.filter((row) => row.state !== 'open' && known.has(row.accountId)).length;
    const tally = tallies.find((row) => row.night === night);
    const awards = tally
      ? ((tally.awarded as ProposedGrant[] | null) ?? (await proposal(ctx, it, night)))
      : [];
    return {
      night,
      texts: lots,
      done,
      of: lots * jurors.length,
      tallied: tally
        ? {
            scored: (tally.result as Tally).lots.filter((lot) => lot.place !== null).length,
            hash: tally.hash,
            closedAt: tally.closedAt,
          }
        : null,
      awards: awards.map((one) => ({
        ...one,
        bonusName:
          one.bonus === null ? null : (ctx.phrases.bonuses[one.bonus as never] as { name: string }).name,
      })),
      awarded: (tally?.awarded ?? null) !== null,
    };
  });
  return (await Promise.all(read)).toReversed();
}
