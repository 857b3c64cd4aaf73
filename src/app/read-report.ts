import { reportLines } from '../engine/report.ts';
import type { Refusal, Result } from '../engine/result.ts';
import { view, type PublicNight, type View } from '../engine/view.ts';
import { legible } from '../literary/legible.ts';
import { renderReport } from '../literary/render.ts';
import { stateOf } from './load-game.ts';
import type { Context, DescriptionRow, GameRow } from './ports.ts';
import { contents, type Chapter } from './read-contents.ts';
import { readCorrections, type CorrectionLines } from './read-corrections.ts';
import { opening } from './read-home.ts';
import { readRewritten, type Rewritten } from './read-rewritten.ts';
import { fallenName } from './read-words.ts';
import { refuse } from './refuse.ts';

/** A line of the technical report; the step is set where it changes. */
export interface ProtocolLine {
  step: number | null;
  text: string;
}

/** A neighbour of a report in the chronicle. */
export interface Neighbour {
  href: string;
  label: string;
  title: string;
}

/** A published report: literary beside technical. The same for every reader. */
export interface ReportPage {
  slug: string;
  title: string;
  ruleset: string;
  night: number;
  /** The literary report's own title. */
  heading: string;
  /** Safe HTML of the literary report; null while only the technical one is out. */
  html: string | null;
  minutes: number;
  excerpt: string;
  publishedAt: Date | null;
  protocol: readonly ProtocolLine[];
  /** The one sentence for what was blocked, failed or not sent. */
  nothing: string;
  fallen: readonly { player: string; role: string }[];
  /** Who is out left for absence. */
  departed: boolean;
  /** What the host has corrected in it since, or elsewhere so that it changed. */
  corrections: readonly CorrectionLines[];
  /** Corrections of its text, oldest first. */
  rewritten: readonly Rewritten[];
  chapters: readonly Chapter[];
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** The page but for what was corrected in its text. */
export type PlainReport = Omit<ReportPage, 'rewritten'>;

/** Reads a published report; an unpublished night isn't there, whoever asks. */
export async function readReport(
  ctx: Context,
  input: { slug: string; night: number },
): Promise<Result<ReportPage, Refusal>> {
  const found = await readPlainReport(ctx, input);
  if (!found.ok) return found;
  const { gameId, page } = found.value;
  const rewritten = page.publishedAt ? await readRewritten(ctx, gameId, input.night) : [];
  return { ok: true, value: { ...page, rewritten } };
}

/** Reads it without comparing what was corrected. */
export async function readPlainReport(
  ctx: Context,
  input: { slug: string; night: number },
): Promise<Result<{ gameId: string; page: PlainReport }, Refusal>> {
  const row = await ctx.store.games.bySlug(input.slug);
  const game = row ? await stateOf(ctx, row) : null;
  if (!row || !game) return refuse('not-found');
  const page = await reportPage(ctx, row, view(game, { kind: 'public' }), input.night);
  return page ? { ok: true, value: { gameId: row.id, page } } : refuse('not-found');
}

async function reportPage(
  ctx: Context,
  row: GameRow,
  view: View,
  number: number,
): Promise<PlainReport | null> {
  const phrases = ctx.phrases(row.ruleset);
  const reports = await ctx.store.reports.ofGame(row.id);
  const chapters = contents(phrases, row.slug, view, reports);
  const place = chapters.findIndex((one) => one.kind === 'night' && one.number === number);
  const night = view.past.find((one): one is PublicNight => one.kind === 'night' && one.number === number);
  if (!night) return null;
  const report = reports.find((one) => one.night === number && one.publishedAt !== null);
  const document = report ? legible(report.published) : null;
  const authors = view.over ? await authorsOf(ctx, row.id, number) : null;
  const rendered = document ? renderReport(document, authors ? { credits: authors } : {}) : null;
  return {
    slug: row.slug,
    title: row.title,
    ruleset: row.ruleset,
    night: number,
    heading: rendered?.title ?? '',
    html: rendered?.html ?? null,
    minutes: rendered?.readingMinutes ?? 1,
    excerpt: report ? opening(report.published, 180).excerpt : '',
    publishedAt: report?.publishedAt ?? null,
    nothing: phrases.report.nothing,
    protocol: steps(reportLines(night.report, phrases)),
    fallen: night.deaths.map((death) => ({ player: death.player, role: fallenName(phrases, death) })),
    departed: night.deaths.some(({ cause }) => cause === 'autokill'),
    corrections: readCorrections(phrases, view, number),
    chapters,
    previous: neighbour(chapters[place - 1]),
    next: neighbour(chapters[place + 1]) ?? today(row.slug, view),
  };
}

/** 7.3 Authors by description id, told only after the end. */
async function authorsOf(
  ctx: Context,
  gameId: string,
  night: number,
): Promise<Record<string, { author: string }>> {
  const texts: readonly DescriptionRow[] = await ctx.store.descriptions.ofNight(gameId, night);
  return Object.fromEntries(texts.map((row) => [row.id, { author: row.author }]));
}

/** The number stands at the first line of its step. */
export function steps(lines: readonly ProtocolLine[]): readonly ProtocolLine[] {
  let last: number | null = null;
  return lines.map(({ step, text }) => {
    const shown = step === last ? null : step;
    last = step;
    return { step: shown, text };
  });
}

function neighbour(chapter: Chapter | undefined): Neighbour | null {
  if (!chapter) return null;
  const label = chapter.kind === 'night' ? `ночь ${chapter.number}` : `день ${chapter.number}`;
  // Without the nick: the face of headings has no need of Latin letters.
  return { href: chapter.href, label, title: chapter.kind === 'night' ? chapter.title : 'Суд Линча' };
}

function today(slug: string, { over, phase }: View): Neighbour {
  if (over) return { href: `/games/${slug}/chronicle`, label: 'конец партии', title: 'Летопись целиком' };
  return { href: `/games/${slug}/thread`, label: `день ${phase.number}`, title: 'Тема дня' };
}
