import type { Game } from '../game.ts';
import { refusal, type Refusal } from '../result.ts';

/** 2.3 What arrives at or after the deadline is late. One instant decides, never both. */
export function late(game: Game, at: string): Refusal | null {
  const { ends } = game.phase;
  return ends !== null && Date.parse(at) >= Date.parse(ends) ? refusal('late', '2.3', { ends, at }) : null;
}
