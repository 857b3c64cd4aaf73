import { view, type Revealed } from '../engine/view.ts';
import type { Refusal, Result } from '../engine/result.ts';
import type { Scale } from '../jury/criteria.ts';
import { harshness, type Harshness } from '../jury/spread.ts';
import type { Tally } from '../jury/tally.ts';
import { tallyFile } from '../jury/tally-file.ts';
import { titleOf } from '../literary/document.ts';
import type { ReportNode } from '../literary/node.ts';
import { loadGame, type Loaded } from './load-game.ts';
import type { Context } from './ports.ts';
import type { JuryRecordRow, TallyRow } from './ports/jury.ts';
import { inputOf, type JudgedText, judgedTexts } from './read-judged-texts.ts';
import { refuse } from './refuse.ts';

/** A judged night after the end. */
export interface JudgedNight {
  number: number;
  /** The literary report's title; '' without one. */
  title: string;
  /** Best first; those without a place last. */
  texts: readonly JudgedText[];
  hash: string;
  /** J5 What the hash was before the host changed a closed night, the oldest first. */
  earlier: readonly string[];
}

/** «Лучшие описания» of a finished game. */
export interface Best {
  slug: string;
  title: string;
  host: string;
  endedAt: Date | null;
  nights: readonly JudgedNight[];
  /** The last place whose texts are printed whole. */
  depth: number;
  criteria: readonly { label: string; weight: number }[];
  scale: Scale;
  quorum: number;
  jurors: readonly Harshness[];
}

/** Places of a night that an anthology prints whole, while it stays short enough to be one page. */
const DEPTH = 3;
const LETTERS = 30_000;

/** The texts of a night that its game's anthology prints whole. */
export const bestOf = ({ depth }: Pick<Best, 'depth'>, { texts }: JudgedNight): readonly JudgedText[] =>
  texts.filter(({ place }) => place !== null && place <= depth);

/** Reads the best descriptions of a game; before its end, and where nothing was judged, there are none for anybody. */
export async function readBest(ctx: Context, input: { slug: string }): Promise<Result<Best, Refusal>> {
  const found = await finished(ctx, input.slug);
  if (!found) return refuse('not-found');
  const { it, over, tallies } = found;
  const { row } = it;
  const [reports, records] = await Promise.all([
    ctx.store.reports.ofGame(row.id),
    ctx.store.juryRecords.list(row.id),
  ]);
  const title = (night: number) => {
    const report = reports.find((one) => one.night === night && one.publishedAt !== null);
    return report ? titleOf(report.published as ReportNode) : '';
  };
  const nights = await Promise.all(
    tallies.map(async (tally): Promise<JudgedNight> => ({
      number: tally.night,
      title: title(tally.night),
      texts: await judgedTexts(ctx, it, over, tally),
      hash: tally.hash,
      earlier: earlierHashes(records, tally.night),
    })),
  );
  const inputs = tallies.map(inputOf);
  const [first] = inputs;
  const { criteria, quorum } = row.settings.jury;
  const label = (id: string) => criteria.find((one) => one.id === id)?.label ?? id;
  return {
    ok: true,
    value: {
      slug: row.slug,
      title: row.title,
      host: row.hostNick,
      endedAt: row.endedAt,
      nights,
      depth: depthOf(nights),
      criteria: (first?.criteria ?? []).map((id) => ({ label: label(id), weight: first?.weights[id] ?? 1 })),
      scale: first?.scale ?? [1, 10],
      quorum: first?.quorum ?? quorum,
      jurors: harshness(inputs),
    },
  };
}

function depthOf(nights: readonly JudgedNight[]): number {
  const letters = (depth: number) =>
    nights.flatMap((night) => bestOf({ depth }, night)).reduce((sum, { text }) => sum + text.length, 0);
  let depth = DEPTH;
  while (depth > 1 && letters(depth) > LETTERS) depth -= 1;
  return depth;
}

/** A night's ballots as a file that recomputes to the published hash. */
export async function readTallyFile(
  ctx: Context,
  input: { slug: string; night: number },
): Promise<Result<string, Refusal>> {
  const found = await finished(ctx, input.slug);
  const tally = found?.tallies.find((row) => row.night === input.night);
  if (!found || !tally) return refuse('not-found');
  const heading = [
    `${found.it.row.title}. Ночь ${tally.night}: бюллетени комиссии.`,
    `Пересчитать: npm run -s tally -- night-${tally.night}.yaml`,
    `Должно выйти: ${tally.hash}`,
  ];
  return { ok: true, value: tallyFile(inputOf(tally), heading) };
}

/** Whether a finished game has descriptions that took a place. */
export const hasBest = async (ctx: Context, slug: string): Promise<boolean> =>
  (await finished(ctx, slug)) !== null;

/** Changes whenever the best descriptions of a game do, its jury's late tallies among them; null before the end. */
export async function bestVersion(ctx: Context, slug: string): Promise<string | null> {
  const [judged] = await ctx.store.tallies.judgedGames(slug);
  return judged ? `${yearOf(ctx)}/${judged.version}` : null;
}

/** A date of this year is printed without it. */
export const yearOf = (ctx: Pick<Context, 'now'>): number => ctx.now().getUTCFullYear();

interface Finished {
  it: Loaded;
  over: Revealed;
  /** The nights in which somebody took a place, in their order. */
  tallies: readonly TallyRow[];
}

/** 7.3 The authors and their scores are everybody's after the end, and nobody's before it, whoever asks. */
async function finished(ctx: Context, slug: string): Promise<Finished | null> {
  const loaded = await loadGame(ctx, slug, null);
  const game = loaded.ok ? loaded.value.game : null;
  const over = game && view(game, { kind: 'public' }).over;
  if (!loaded.ok || !over) return null;
  const tallies = (await ctx.store.tallies.ofGame(loaded.value.row.id))
    .filter(isJudged)
    .toSorted((a, b) => a.night - b.night);
  return tallies.length > 0 ? { it: loaded.value, over, tallies } : null;
}

/** Somebody took a place. */
const isJudged = (row: TallyRow): boolean => (row.result as Tally).lots.some(({ place }) => place !== null);

function earlierHashes(records: readonly JuryRecordRow[], night: number): readonly string[] {
  return records
    .filter((one) => one.night === night && one.refusal === null)
    .flatMap(({ before, after }) => {
      const [old, fresh] = [hashIn(before), hashIn(after)];
      return old !== null && fresh !== null && old !== fresh ? [old] : [];
    });
}

function hashIn(value: unknown): string | null {
  const { hash } = (value ?? {}) as { hash?: unknown };
  return typeof hash === 'string' ? hash : null;
}
