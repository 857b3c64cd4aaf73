import type { Fact, Move } from './fact.ts';
import type { CommandOutcome } from './outcome.ts';
import type { Position } from './position.ts';
import type { Ruling } from './records.ts';

/** 3.17 What the host ruled on a command; the last word counts. */
export const rulingOn = (game: Position, move: Move): Ruling['outcome'] | null =>
  lastOn(game, move)?.outcome ?? null;

/** 3.17 What the host has to tell the authors of the commands that he ruled on: of each ruling that stands, once. */
export function answersTo(game: Position, moves: readonly Move[]): readonly Fact[] {
  if (game.rulings.length === 0) return [];
  const standing = new Map(
    moves.flatMap((move) => {
      const ruling = lastOn(game, move);
      return ruling === null ? [] : [[ruling, move.actor] as const];
    }),
  );
  return [...standing].flatMap(([{ tell }, player]): readonly Fact[] =>
    tell === undefined ? [] : [{ kind: 'answered', player, text: tell, rule: '3.17' }],
  );
}

const lastOn = ({ rulings }: Position, move: Move): Ruling | null =>
  rulings.length === 0 ? null : (rulings.findLast((it) => it.commands.includes(move.id)) ?? null);

/** Is this a command that is meant: by its own id, by nick/ability, or by the nick alone for all that he sent? */
export const concerns = (
  { of }: Pick<Ruling, 'of'>,
  { id, actor, ability }: Pick<CommandOutcome, 'id' | 'actor' | 'ability'>,
): boolean => of === actor || of === `${actor}/${ability}` || (id !== null && of === id);
