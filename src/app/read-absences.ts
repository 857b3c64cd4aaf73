import type { View } from '../engine/view.ts';

/** fast-mafia 5.5, 5.6 Who has missed how many lynches, who may miss no more, and who waits to leave. Public. */
export interface AbsenceLines {
  /** Most misses first. */
  misses: readonly { player: string; missed: number; last: boolean }[];
  queue: readonly string[];
  allowed: number;
}

type Counted = Pick<NonNullable<View['absences']>, 'misses' | 'queue'>;

/** The living alone, or whoever is given; null where a ruleset counts misses otherwise. */
export function absenceLines(
  view: View,
  counted: Counted | null | undefined,
  of: readonly string[],
): AbsenceLines | null {
  const { absences } = view;
  if (absences === null || !counted) return null;
  const misses = Object.entries(counted.misses)
    .filter(([player]) => of.includes(player) && !counted.queue.includes(player))
    .map(([player, missed]) => ({ player, missed, last: missed >= absences.allowed }))
    .sort((a, b) => b.missed - a.missed || a.player.localeCompare(b.player, 'ru'));
  return { misses, queue: counted.queue, allowed: absences.allowed };
}
