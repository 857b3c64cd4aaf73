import { alike } from '../engine/gone-and-come.ts';
import type { Phrases } from '../engine/phrases.ts';
import { reportLines, type ReportLine } from '../engine/report.ts';
import type { PublicChange, View } from '../engine/view.ts';

/** A correction beside a published report (3.17): as much of it as everybody may know. */
export interface CorrectionLines {
  night: number;
  at: string;
  /** Played again by the ruling, or owned up to and left as it is. */
  applied: boolean;
  why: string;
  changed: readonly ChangedReport[];
}

/** A report of a phase as it was published, and as it is by the ruling. */
export interface ChangedReport {
  kind: 'lynch' | 'night';
  number: number;
  was: readonly ReportLine[];
  now: readonly ReportLine[];
  /** The lines are the same, and only votes are counted otherwise. */
  votesOnly: boolean;
}

/** The corrections that a report's readers should know: of this night, with all that came of them; of another, what it changed here. */
export const readCorrections = (phrases: Phrases, view: View, night: number): readonly CorrectionLines[] =>
  view.corrections
    .map(({ night: of, at, as, why, changed }): CorrectionLines => {
      const here = changed.filter(
        ({ was }) => of === night || (was.kind === 'night' && was.number === night),
      );
      return {
        night: of,
        at,
        applied: as === 'apply',
        why,
        changed: here.flatMap((it) => changedReport(phrases, it)),
      };
    })
    .filter((it) => it.night === night || it.changed.length > 0);

/** A phase that only leaves other people alive, as the one before it did, tells nothing new. */
function changedReport(phrases: Phrases, { was, now }: PublicChange): readonly ChangedReport[] {
  const lines = { was: reportLines(was.report, phrases), now: reportLines(now.report, phrases) };
  const same = alike(lines.was, lines.now);
  const recounted = was.kind === 'lynch' && now.kind === 'lynch' && !alike(was.votes, now.votes);
  return same && !recounted ? [] : [{ kind: was.kind, number: was.number, ...lines, votesOnly: same }];
}
