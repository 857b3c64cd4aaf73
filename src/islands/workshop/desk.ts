import type { Coverage, WovenState } from '../../literary/coverage.ts';
import { asWoven } from '../../literary/edited.ts';
import type { Workshop, WorkshopMaterial } from '../../literary/workshop.ts';
import type { Reading } from './read-report.ts';

/** A row of «Материалы ночи» with what became of it. */
export interface DeskRow extends WorkshopMaterial {
  readonly state: WovenState;
  /** The host's reason for leaving it out. */
  readonly omitted: string | null;
  readonly covered: Coverage | null;
  /** «Правлено ведущим»: what it has become in the report; null when nobody has put a hand to them. */
  readonly edited: string | null;
}

/** The desk at a glance. */
export interface Desk {
  /** Still to weave, woven, and what does not sound before the end, each in the order of their numbers. */
  readonly waiting: readonly DeskRow[];
  readonly done: readonly DeskRow[];
  readonly silent: readonly DeskRow[];
  readonly woven: number;
  readonly toWeave: number;
  readonly deaths: number;
  readonly deathsTold: number;
  /** How many findings stop publication. */
  readonly stops: number;
  /** The report has not been read yet: what is said of it here is not known. */
  readonly awaited: boolean;
}

/** Lays the night's material out by what became of it in the report as it stands. */
export function layOut(workshop: Workshop, reading: Reading): Desk {
  const { document, coverage, findings, edits, awaited } = reading;
  const rows = workshop.materials.map((material): DeskRow => {
    const covered = coverage.get(material.id) ?? null;
    const omitted = document.attrs.omitted[material.id] ?? null;
    const touched = edits.some(({ source }) => source === material.id);
    const edited = touched ? asWoven(document, material.id) : null;
    return { ...material, covered, omitted, edited, state: covered?.state ?? 'unwoven' };
  });
  const isSilent = (row: DeskRow) =>
    row.state === 'omitted' || (row.class === 'C' && (row.state === 'unwoven' || row.state === 'mentioned'));
  const speaking = rows.filter((row) => !isSilent(row));
  const waiting = speaking.filter(({ state }) => state === 'unwoven');
  const counted = speaking.filter((row) => row.class !== 'C');
  const untold = findings.filter(({ code }) => code === 'death-untold').length;
  return {
    waiting,
    done: speaking.filter(({ state }) => state !== 'unwoven'),
    silent: rows.filter(isSilent),
    woven: counted.filter(({ state }) => state !== 'unwoven').length,
    toWeave: counted.length,
    deaths: workshop.deaths.length,
    deathsTold: workshop.deaths.length - untold,
    stops: findings.filter(({ stops }) => stops).length,
    awaited,
  };
}
