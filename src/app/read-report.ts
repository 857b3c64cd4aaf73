import { reportLines } from '../engine/report.ts';
import type { Refusal, Result } from '../engine/result.ts';
import type { PublicNight } from '../engine/view.ts';
import { readDocument } from '../literary/document.ts';
import { renderReport } from '../literary/render.ts';
import type { Actor, Context, DescriptionRow } from './ports.ts';
import { contents, type Chapter } from './read-contents.ts';
import { opening } from './read-home.ts';
import { readStanding, type Standing } from './read-standing.ts';
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

/** A published report: literary beside technical. */
export interface ReportPage extends Standing {
  night: number;
  /** The literary report's own title. */
  heading: string;
  /** Safe HTML of the literary report; null while only the technical one is out. */
  html: string | null;
  minutes: number;
  excerpt: string;
  publishedAt: Date | null;
  protocol: readonly ProtocolLine[];
  fallen: readonly { player: string; role: string }[];
  chapters: readonly Chapter[];
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** Reads a published report; to the public an unpublished night isn't there. */
export async function readReport(
  ctx: Context,
  actor: Actor,
  input: { slug: string; night: number },
): Promise<Result<ReportPage, Refusal>> {
  const seen = await readStanding(ctx, input.slug, actor);
  if (!seen.ok) return seen;
  const { it, view, standing } = seen.value;
  if (!view) return refuse('not-found');
  const reports = await ctx.store.reports.ofGame(it.row.id);
  const chapters = contents(ctx, standing.slug, view, reports);
  const place = chapters.findIndex((one) => one.kind === 'night' && one.number === input.night);
  const night = view.past.find(
    (one): one is PublicNight => one.kind === 'night' && one.number === input.night,
  );
  const chapter = chapters[place];
  if (!night || !chapter) return refuse('not-found');
  const row = reports.find((one) => one.night === input.night && one.publishedAt !== null);
  const read = row ? readDocument(row.published) : null;
  const authors = view.over ? await authorsOf(ctx, it.row.id, input.night) : null;
  const rendered = read?.ok ? renderReport(read.value, authors ? { credits: authors } : {}) : null;
  return {
    ok: true,
    value: {
      ...standing,
      night: input.night,
      heading: rendered?.title ?? '',
      html: rendered?.html ?? null,
      minutes: rendered?.readingMinutes ?? 1,
      excerpt: row ? opening(row.published, 180).excerpt : '',
      publishedAt: row?.publishedAt ?? null,
      protocol: steps(reportLines(night.report, ctx.phrases)),
      fallen: night.deaths.map((death) => ({ player: death.player, role: fallenName(ctx.phrases, death) })),
      chapters,
      previous: neighbour(chapters[place - 1]),
      next: neighbour(chapters[place + 1]) ?? today(standing, view.over !== null, view.phase.number),
    },
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

function today(standing: Standing, over: boolean, day: number): Neighbour | null {
  if (over)
    return { href: `/games/${standing.slug}/chronicle`, label: 'конец партии', title: 'Летопись целиком' };
  return { href: `/games/${standing.slug}/thread`, label: `день ${day}`, title: 'Тема дня' };
}
