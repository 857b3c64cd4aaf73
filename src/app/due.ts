import { publicationDue } from '../calendar/phases.ts';
import type { Game } from '../engine/game.ts';
import { timeOf } from './phase-end.ts';
import type { Context, GameRow } from './ports.ts';

/** So long a phase waits for what came in time and is still on its way: what comes later is refused by its own hour. */
const ON_ITS_WAY = 3000;

type Timed = Pick<GameRow, 'ruleset' | 'settings'>;
type Phased = Pick<Game, 'phase' | 'history' | 'over'>;

/** What a game does next by itself, and when. */
export interface Due {
  readonly act: 'close' | 'publish';
  readonly at: Date;
}

/**
 * An open phase closes at its deadline, a closed night is published in the morning. Null where the host's word is
 * awaited: he names every end himself (fast-mafia 2.4), the phase has no end, or the game is over.
 */
export function dueOf(row: Timed, game: Phased): Due | null {
  const { phase, over } = game;
  if (over !== null || timeOf(row) === 'host' || phase.ends === null) return null;
  if (phase.state === 'open') return { act: 'close', at: new Date(Date.parse(phase.ends) + ON_ITS_WAY) };
  const at = publicationOf(row, game);
  return at && { act: 'publish', at };
}

/** Whether a game's clock runs for this act: else it waits for its host's hand. */
export const byItself = ({ byItself }: Pick<Context, 'byItself'>, row: GameRow, act: Due['act']): boolean =>
  byItself?.(row, act) ?? true;

/**
 * When a closed night is published (2.1); null where the host does so when he likes. A site that was away has closed the
 * night late; where it left the host less than half of his usual time to compose, he has all of it from then on.
 */
export function publicationOf(row: Timed, { phase, history }: Omit<Phased, 'over'>): Date | null {
  if (timeOf(row) === 'host' || phase.ends === null) return null;
  const { calendar } = row.settings;
  const ended = new Date(phase.ends);
  const due = publicationDue(calendar, ended);
  const closed = history.entries.findLast(({ kind }) => kind === 'close');
  if (closed === undefined) return due;
  const left = due.getTime() - Date.parse(closed.at);
  return left < (due.getTime() - ended.getTime()) / 2 ? publicationDue(calendar, new Date(closed.at)) : due;
}
