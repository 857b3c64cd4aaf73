import type { Phrases } from '../engine/phrases.ts';
import type { View } from '../engine/view.ts';
import type { Verdict } from '../engine/vocabulary.ts';
import { titleOf } from '../literary/document.ts';
import type { ReportNode } from '../literary/node.ts';
import type { ReportRow } from './ports/reports.ts';
import { absenceLines, type AbsenceLines } from './read-absences.ts';
import { fallenName } from './read-words.ts';

/** A phase that is over, in the contents of a game: a lynch leads to its thread, a night to its report. */
export interface Chapter {
  kind: 'lynch' | 'night';
  number: number;
  href: string;
  /** «Суд Линча: Арбуз», «За неявку уходит: Арбуз», the report's title, or what is known without one. */
  title: string;
  fallen: readonly { player: string; role: string }[];
  at: Date | null;
  /** Who is out by it left for absence. */
  departed: boolean;
  absences: AbsenceLines | null;
}

/** Absence takes the place of the lynch: whom the votes named lives. */
const left = (number: number): string => `За неявку ${number === 1 ? 'уходит' : 'уходят'}`;

/** A lynch without a death, in a word. */
const spared: Readonly<Record<Verdict, string>> = {
  lynched: 'все живы',
  autokill: 'все живы',
  immune: 'неприкосновенный',
  tie: 'голоса разделились',
  'no-quorum': 'кворума не было',
  'no-votes': 'никто не голосовал',
};

/** The phases that are over and public, oldest first, with their reports' titles. */
export function contents(
  phrases: Phrases,
  slug: string,
  view: View,
  reports: readonly ReportRow[],
): readonly Chapter[] {
  return view.past.map((phase) => {
    const fallen = phase.deaths.map((death) => ({
      player: death.player,
      role: fallenName(phrases, death),
    }));
    if (phase.kind === 'lynch') {
      const departed = phase.verdict === 'autokill' && fallen.length > 0;
      const who = fallen.map((one) => one.player).join(', ') || spared[phase.verdict];
      return {
        kind: 'lynch',
        number: phase.number,
        href: `/games/${slug}/thread?day=${phase.number}`,
        title: `${departed ? left(fallen.length) : 'Суд Линча'}: ${who}`,
        fallen,
        at: null,
        departed,
        absences: absenceLines(view, phase.absences, phase.alive),
      };
    }
    const report = reports.find((one) => one.night === phase.number && one.publishedAt !== null);
    return {
      kind: 'night',
      number: phase.number,
      href: `/games/${slug}/reports/${phase.number}`,
      title: (report && titleOf(report.published as ReportNode)) || 'Технический отчёт',
      fallen,
      at: report?.publishedAt ?? null,
      departed: phase.deaths.some(({ cause }) => cause === 'autokill'),
      absences: null,
    };
  });
}
