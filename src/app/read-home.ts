import { legible } from '../literary/legible.ts';
import { published } from '../literary/walk.ts';
import type { Context } from './ports.ts';
import type { PublishedReport } from './ports/reports.ts';
import { readCard, type GameCard } from './read-card.ts';

/** A report in a list. */
export interface ReportLine {
  href: string;
  game: string;
  night: number;
  title: string;
  at: Date;
}

export interface Home {
  /** Running games first, then those open for sign-up. */
  games: readonly GameCard[];
  latest: (ReportLine & { excerpt: string; minutes: number }) | null;
  earlier: readonly ReportLine[];
  archive: { count: number; games: readonly GameCard[] };
}

const RUNNING = 8;
const FINISHED = 4;
const REPORTS = 5;

/** The bill: what runs, what has just been published, what is over. */
export async function readHome(ctx: Context): Promise<Home> {
  const [running, signup, finished, reports] = await Promise.all([
    ctx.store.games.list(['running']),
    ctx.store.games.list(['signup']),
    ctx.store.games.list(['over']),
    ctx.store.reports.latest(REPORTS),
  ]);
  const [latest, ...earlier] = reports;
  const cards = (rows: typeof running) => Promise.all(rows.map((row) => readCard(ctx, row)));
  return {
    games: await cards([...running, ...signup].slice(0, RUNNING)),
    latest: latest ? { ...line(latest), ...opening(latest.published) } : null,
    earlier: earlier.map(line),
    archive: { count: finished.length, games: await cards(finished.slice(0, FINISHED)) },
  };
}

export const line = (report: PublishedReport): ReportLine => ({
  href: `/games/${report.slug}/reports/${report.night}`,
  game: report.gameTitle,
  night: report.night,
  title: report.title,
  at: report.publishedAt,
});

/** The report's first words, for the front page and the descriptions of links, and how long it takes to read. */
export function opening(document: unknown, letters = 330): { excerpt: string; minutes: number } {
  const read = legible(document);
  if (!read) return { excerpt: '', minutes: 1 };
  const [, ...blocks] = published(read).map((block) => block.text.trim());
  const words = blocks.join(' ').split(/\s+/u).length;
  return {
    excerpt: cut(blocks.filter((text) => text !== '').join(' '), letters),
    minutes: Math.max(1, Math.round(words / 170)),
  };
}

function cut(text: string, letters: number): string {
  if (text.length <= letters) return text;
  const piece = text.slice(0, letters);
  const sentences = /^.*[.!?…]»?(?=\s)/su.exec(piece)?.[0] ?? '';
  if (sentences.length > letters * 0.6) return sentences;
  const whole = piece.replace(/\s+\S*$/u, '');
  return `${whole.replace(/[\s,;:.—–-]+$/u, '')}…`;
}
