import type { Move } from './fact.ts';
import type { Position } from './position.ts';
import type { Ruling } from './records.ts';

/** 3.17 What the host ruled on a command; the last word counts. */
export function rulingOn(game: Position, move: Move): Ruling['outcome'] | null {
  if (game.rulings.length === 0) return null;
  return game.rulings.findLast((it) => concerns(it, move))?.outcome ?? null;
}

const concerns = ({ of }: Ruling, move: Move): boolean =>
  of === move.actor || of === `${move.actor}/${move.ability}`;
