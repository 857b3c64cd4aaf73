import type { ProposedGrant } from '../jury/award.ts';
import type { DecidedBy, Tally } from '../jury/tally.ts';
import type { Loaded } from './load-game.ts';
import { proposal } from './award-night.ts';
import { lotsOf } from './ballots.ts';
import { judgedText } from './judged-text.ts';
import type { Context, DescriptionRow } from './ports.ts';
import { readPanelState, type PanelState } from './read-panel.ts';
import { tallyInputs } from './tally-inputs.ts';

/** A tallied description as the host rewards it: he knows its author. */
export interface TalliedText {
  /** The description's id, and its code in the tally. */
  id: string;
  lot: string;
  place: number | null;
  /** Its first words. */
  text: string;
  author: string;
  score: number | null;
  decidedBy: DecidedBy;
}

/** What the host sees of a night's panel: how far it is, and the result once it is closed (J7). */
export interface PanelProgress extends PanelState {
  night: number;
  texts: number;
  /** Lines of all ballots that are done, of how many. */
  done: number;
  of: number;
  /** Descriptions with fewer scores than the quorum: tallied now, they would take no place. */
  short: number;
  tallied: { scored: number; hash: string; closedAt: Date; lots: readonly TalliedText[] } | null;
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
  const { bonuses } = ctx.phrases(it.row.ruleset);
  const read = nights.map(async (night): Promise<PanelProgress> => {
    const [texts, scores] = await Promise.all([
      ctx.store.descriptions.ofNight(it.row.id, night),
      ctx.store.scores.ofNight(it.row.id, night),
    ]);
    const judged = texts.filter((row) => row.text !== '');
    const tally = tallies.find((row) => row.night === night) ?? null;
    const ids = judged.map(({ id }) => id);
    const state = await readPanelState(ctx, it, night, { jurors, scores, judged: ids, tally });
    const counted = await tallyInputs(ctx, it, night);
    const barred = new Set(counted.conflicts.map((one) => JSON.stringify([one.juror, one.lot])));
    const codes = new Map((await lotsOf(ctx, it, night)).map((lot) => [lot.id, lot.code]));
    const marks = (id: string) =>
      counted.ballots.filter(
        ({ juror, lot, scores: given }) =>
          given && lot === codes.get(id) && !barred.has(JSON.stringify([juror, lot])),
      ).length;
    const { quorum } = it.row.settings.jury;
    const awards = tally
      ? ((tally.awarded as ProposedGrant[] | null) ?? (await proposal(ctx, it, night)))
      : [];
    return {
      night,
      ...state,
      texts: judged.length,
      done: state.jurors.reduce((sum, juror) => sum + juror.done, 0),
      of: state.jurors.reduce((sum, juror) => sum + juror.of, 0),
      short: judged.filter((row) => marks(row.id) < quorum).length,
      tallied: tally
        ? {
            scored: (tally.result as Tally).lots.filter((lot) => lot.place !== null).length,
            hash: tally.hash,
            closedAt: tally.closedAt,
            lots: await talliedTexts(ctx, it, night, tally.result as Tally, texts),
          }
        : null,
      awards: awards.map((one) => ({
        ...one,
        bonusName: one.bonus === null ? null : (bonuses[one.bonus as never] as { name: string }).name,
      })),
      awarded: (tally?.awarded ?? null) !== null,
    };
  });
  return (await Promise.all(read)).toReversed();
}

/** The tally knows lots by their codes alone; the host reads words and names. */
async function talliedTexts(
  ctx: Context,
  it: Loaded,
  night: number,
  result: Tally,
  texts: readonly DescriptionRow[],
): Promise<readonly TalliedText[]> {
  const lots = await lotsOf(ctx, it, night);
  const ids = new Map(lots.map((lot) => [lot.code, lot.id]));
  const codes = new Map(lots.map((lot) => [lot.id, lot.code]));
  const tallied = new Map(result.lots.map((one) => [ids.get(one.lot), one]));
  const rank = (id: string) => {
    const at = result.lots.findIndex((one) => ids.get(one.lot) === id);
    return at < 0 ? result.lots.length : at;
  };
  return texts
    .filter((row) => row.text !== '')
    .toSorted((a, b) => rank(a.id) - rank(b.id))
    .map((row) => {
      const { id, author } = row;
      // Of what no juror has touched the tally knows nothing.
      const { place = null, score = null, decidedBy = 'unscored' as const } = tallied.get(id) ?? {};
      return {
        id,
        lot: codes.get(id) ?? '',
        place,
        text: firstWords(judgedText(row)),
        author,
        score,
        decidedBy,
      };
    });
}

const FIRST_WORDS = 60;

function firstWords(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length <= FIRST_WORDS
    ? line
    : `${line
        .slice(0, FIRST_WORDS)
        .replace(/\s+\S*$/u, '')
        .replace(/[^\p{L}\p{N}»]+$/u, '')}…`;
}
