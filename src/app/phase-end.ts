import { firstDay, nightLength, phaseEnds } from '../calendar/phases.ts';
import { rulesetById } from '../engine/rulesets/catalogue.ts';
import type { PhaseKind } from '../engine/vocabulary.ts';
import type { Untimed } from './change-game.ts';
import type { GameRow } from './ports.ts';

const HOUR = 3_600_000;

/** How long a phase lasts that the host is offered, where he names every end himself: a day 3 h, a night 1 h. */
export const offeredHours: Readonly<Record<PhaseKind, number>> = { lynch: 3, night: 1 };

/** The end that the host is offered for a phase that has none. */
export const offeredEnd = (kind: PhaseKind, now: Date): Date =>
  new Date(now.getTime() + offeredHours[kind] * HOUR);

/** Whose word ends a phase of this game. */
export const timeOf = ({ ruleset }: Pick<GameRow, 'ruleset'>): 'working-days' | 'host' =>
  rulesetById(ruleset)?.time ?? 'working-days';

type Timed = Pick<GameRow, 'ruleset' | 'settings'>;

/** The deadline of a phase that opens now, by the game's calendar; none where the host names it. */
export function deadlineOf(row: Timed, kind: PhaseKind, at: Date): readonly Untimed[] {
  if (timeOf(row) === 'host') return [];
  const { calendar } = row.settings;
  // Published late in the day, the lynch still lasts an hour; opened late, the night half of its usual time.
  const least = kind === 'lynch' ? HOUR : nightLength(calendar) / 2;
  const from = new Date(at.getTime() + least);
  return [{ kind: 'deadline', ends: phaseEnds(calendar, kind, from).toISOString() }];
}

/** The deadline of a game's first phase: a whole day of play, or the night that comes. */
export function firstDeadline(row: Timed, kind: PhaseKind, at: Date): readonly Untimed[] {
  if (timeOf(row) === 'host' || kind === 'night') return deadlineOf(row, kind, at);
  return [{ kind: 'deadline', ends: firstDay(row.settings.calendar, at).ends.toISOString() }];
}
