import type { Refusal, Result } from '../engine/result.ts';
import { spreads } from '../jury/spread.ts';
import type { TalliedLot, Tally } from '../jury/tally.ts';
import { tallyInput } from '../jury/tally-input.ts';
import { judgedNights } from './ballots.ts';
import { bonusKinds } from './bonus-kinds.ts';
import { judgedText } from './judged-text.ts';
import { may } from './may.ts';
import type { Actor, Context, DescriptionRow } from './ports.ts';
import type { TallyRow } from './ports/jury.ts';
import { readPanels, type PanelProgress, type TalliedText } from './read-jury.ts';
import { readJuryRecord, type JuryRecordLine } from './read-jury-record.ts';
import { bonusLines } from './read-options.ts';
import { readStanding, type Standing } from './read-standing.ts';
import { refuse } from './refuse.ts';

/** A tallied description with all that gave it its place. */
export interface JudgedLot extends TalliedText, Omit<TalliedLot, 'lot' | 'place' | 'score' | 'decidedBy'> {
  /** Each juror's standard score, the lowest first; whose they are is not told before the end. */
  spread: readonly number[];
}

/** «Комиссия, ночь N»: everything about one night's panel that its host works with. */
export interface Judging extends Standing {
  night: number;
  nights: readonly number[];
  panel: PanelProgress;
  lots: readonly JudgedLot[];
  /** What is before the jurors, for the host who knows the authors. */
  texts: readonly { id: string; author: string; words: string }[];
  quorum: number;
  /** What may be granted. */
  bonuses: readonly { value: string; words: string }[];
  /** Of this night, and of the panel as a whole. */
  record: readonly JuryRecordLine[];
  over: boolean;
}

/** Reads one night's panel for the host; for everybody else, and for a night that is not judged, there is none. */
export async function readJudging(
  ctx: Context,
  actor: Actor,
  input: { slug: string; night: number },
): Promise<Result<Judging, Refusal>> {
  const seen = await readStanding(ctx, input.slug, actor);
  if (!seen.ok) return seen;
  const { it, phrases, standing, view } = seen.value;
  const nights = judgedNights(it);
  if (!may(actor, 'run the game', it) || !nights.includes(input.night)) return refuse('not-found');
  const [panels, row, descriptions, record] = await Promise.all([
    readPanels(ctx, it, [input.night]),
    ctx.store.tallies.get(it.row.id, input.night),
    ctx.store.descriptions.ofNight(it.row.id, input.night),
    readJuryRecord(ctx, actor, input),
  ]);
  const [panel] = panels;
  if (!panel) return refuse('not-found');
  return {
    ok: true,
    value: {
      ...standing,
      night: input.night,
      nights,
      panel,
      lots: row && panel.tallied ? judgedLots(panel.tallied.lots, row) : [],
      texts: descriptions.filter((one) => one.text !== '').map(named),
      quorum: it.row.settings.jury.quorum,
      bonuses: bonusLines(phrases, bonusKinds(it.row)),
      record: record.ok
        ? record.value.filter((line) => line.night === null || line.night === input.night)
        : [],
      over: (view?.over ?? null) !== null,
    },
  };
}

function judgedLots(texts: readonly TalliedText[], row: TallyRow): readonly JudgedLot[] {
  const marks = spreads(tallyInput.parse(row.input));
  const tallied = new Map((row.result as Tally).lots.map((one) => [one.lot, one]));
  return texts.map((text) => {
    const { median = null, firsts = 0, scoredBy = 0 } = tallied.get(text.lot) ?? {};
    return { ...text, median, firsts, scoredBy, spread: (marks.get(text.lot) ?? []).map(({ s }) => s) };
  });
}

const WORDS = 44;

const named = (row: DescriptionRow): Judging['texts'][number] => {
  const { id, author } = row;
  const line = judgedText(row).replace(/\s+/gu, ' ').trim();
  const words = line.length > WORDS ? `${line.slice(0, WORDS).replace(/[^\p{L}]*\s\S*$/u, '')}…` : line;
  return { id, author, words };
};
