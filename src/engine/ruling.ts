import type { Fact, Move } from './fact.ts';
import type { CommandOutcome } from './outcome.ts';
import type { Position } from './position.ts';
import type { Ruling } from './records.ts';

/** 3.17 What the host ruled on a command; the last word counts. */
export function rulingOn(game: Position, move: Move): Ruling['outcome'] | null {
  if (game.rulings.length === 0) return null;
  return game.rulings.findLast((it) => concerns(it, move))?.outcome ?? null;
}

/** 3.17 What the host has to tell the authors of the commands that he ruled on; to each command his last word. */
export function answersTo(game: Position, moves: readonly Move[]): readonly Fact[] {
  if (game.rulings.length === 0) return [];
  return moves.flatMap((move): readonly Fact[] => {
    const text = game.rulings.findLast((it) => concerns(it, move))?.tell;
    return text === undefined ? [] : [{ kind: 'answered', player: move.actor, text, rule: '3.17' }];
  });
}

/** Is this command the one that is ruled on? */
export const concerns = (
  { of }: Pick<Ruling, 'of'>,
  move: Pick<CommandOutcome, 'actor' | 'ability'>,
): boolean => of === move.actor || of === `${move.actor}/${move.ability}`;
